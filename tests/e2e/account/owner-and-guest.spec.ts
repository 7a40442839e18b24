import type { Browser, Page } from '@playwright/test';
import type { Locale } from '@/lib/contracts/locales';
import { localePath } from '@/lib/routes/locale-path';
import enAccount from '@/messages/en/account.json' with { type: 'json' };
import enAdmin from '@/messages/en/admin.json' with { type: 'json' };
import enAuth from '@/messages/en/auth.json' with { type: 'json' };
import enNotifications from '@/messages/en/notifications.json' with { type: 'json' };
import enOwn from '@/messages/en/own_statements.json' with { type: 'json' };
import enStatement from '@/messages/en/statement.json' with { type: 'json' };
import kaAccount from '@/messages/ka/account.json' with { type: 'json' };
import kaAdmin from '@/messages/ka/admin.json' with { type: 'json' };
import kaAuth from '@/messages/ka/auth.json' with { type: 'json' };
import kaNotifications from '@/messages/ka/notifications.json' with { type: 'json' };
import kaOwn from '@/messages/ka/own_statements.json' with { type: 'json' };
import kaStatement from '@/messages/ka/statement.json' with { type: 'json' };
import ruAccount from '@/messages/ru/account.json' with { type: 'json' };
import ruAdmin from '@/messages/ru/admin.json' with { type: 'json' };
import ruAuth from '@/messages/ru/auth.json' with { type: 'json' };
import ruNotifications from '@/messages/ru/notifications.json' with { type: 'json' };
import ruOwn from '@/messages/ru/own_statements.json' with { type: 'json' };
import ruStatement from '@/messages/ru/statement.json' with { type: 'json' };
import { waitForHydration } from '../../../scripts/site/browser';
import {
  extractCode,
  latestMessage,
  messagesTo,
  newPhone,
  registerVisitor,
  signInAsStaff,
  type Visitor,
} from '../../factories/site-visitors';
import { expect, expectAccessible, test } from '../fixtures';
import { languagesOf } from '../languages';
import { chooseFromMenu } from '../menu';
import { fromOwnAddress } from '../mortgage-journey';
import { publishFlat } from '../publish-journey';

const messages = {
  ka: { account: kaAccount, admin: kaAdmin, auth: kaAuth, notifications: kaNotifications, own: kaOwn, statement: kaStatement },
  en: { account: enAccount, admin: enAdmin, auth: enAuth, notifications: enNotifications, own: enOwn, statement: enStatement },
  ru: { account: ruAccount, admin: ruAdmin, auth: ruAuth, notifications: ruNotifications, own: ruOwn, statement: ruStatement },
};
const streetNames = { ka: 'აივნების ქუჩა', en: 'Balcony Street', ru: 'Балконная улица' };
type Site = { baseURL: string; locale: Locale };
const headersOf = ({ baseURL }: Site) => ({ origin: new URL(baseURL).origin, 'sec-fetch-site': 'same-origin' });
const groups = (phone: string): string => `${phone.slice(0, 3)} ${phone.slice(3, 5)} ${phone.slice(5, 7)} ${phone.slice(7)}`;

async function openTab(browser: Browser, { baseURL }: Site): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } })).newPage();
  await fromOwnAddress(page);
  return page;
}

/** Opens a page in its own tab, which responds to presses only once it is hydrated. */
async function open(page: Page, { locale }: Site, path: string): Promise<void> {
  await page.goto(localePath(locale, path));
  await waitForHydration(page);
}

/** Registers a person who reads in the language of the journey. */
async function registerReader(page: Page, site: Site): Promise<Visitor> {
  const visitor = await registerVisitor(page.request);
  const data = { locale: site.locale };
  const changed = await page.request.post('/api/v1/profile/update', { headers: headersOf(site), data });
  expect(changed.ok()).toBe(true);
  return visitor;
}

/** Adds a number by its code, then puts another in its place with the password. */
async function replaceNumber(page: Page, site: Site, { password }: Visitor): Promise<void> {
  const { account, auth } = messages[site.locale];
  const { phones, proof } = account;
  const [first, second] = [newPhone(), newPhone()];
  const enter = async (phone: string): Promise<void> => {
    await page.getByRole('textbox', { name: phones.new }).fill(phone);
    await page.getByRole('button', { name: auth.code.get }).click();
    await page.getByRole('textbox', { name: auth.fields.code }).fill(extractCode(await latestMessage(page.request, phone)));
  };
  await open(page, site, '/account/personalInformation');
  await enter(first);
  await page.getByRole('button', { name: phones.confirm, exact: true }).click();
  await expect(page.getByText(phones.confirmed)).toBeVisible();
  await page.getByRole('button', { name: phones.replace_named.replace('{phone}', groups(first)) }).click();
  await enter(second);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(proof.password).fill(password);
  await dialog.getByRole('button', { name: phones.replace, exact: true }).click();
  await expect(page.getByText(phones.changed)).toBeVisible();
  await expect(page.getByText(groups(second), { exact: true })).toBeVisible();
  await expect(page.getByText(groups(first), { exact: true })).toHaveCount(0);
}

/** A guest presses "message", signs in, and goes on where the press led. */
async function writeAfterSignIn(page: Page, { locale }: Site, { login, password }: Visitor): Promise<void> {
  const { auth, statement } = messages[locale];
  await page.getByRole('button', { name: statement.message.open }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: auth.modal.sign_in }).click();
  await page.getByRole('textbox', { name: auth.fields.login }).fill(login);
  await page.getByRole('textbox', { name: auth.fields.password }).fill(password);
  await page.getByRole('button', { name: auth.sign_in.submit, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: statement.message.title });
  const text = dialog.getByRole('textbox', { name: statement.message.text });
  const send = dialog.getByRole('button', { name: statement.message.send });
  await send.click();
  await expect(text).toBeFocused();
  await expectAccessible(page);
  await text.fill('გამარჯობა, Hello, Привет');
  await send.click();
  await expect(page.getByRole('dialog', { name: statement.message.sent })).toBeVisible();
  await page.keyboard.press('Escape');
}

async function report(page: Page, { locale }: Site): Promise<void> {
  const { report: labels } = messages[locale].statement;
  await page.getByRole('button', { name: labels.open }).press('Enter');
  const dialog = page.getByRole('dialog', { name: labels.title });
  await dialog.getByRole('radio', { name: labels.reasons.wrong_price }).check({ force: true });
  await dialog.getByRole('button', { name: labels.send }).click();
  await expect(page.getByRole('dialog', { name: labels.sent })).toBeVisible();
}

/** The staff lets a new street in and finds nothing wrong with the reported home. */
async function decide(page: Page, site: Site, reported: number, street: string): Promise<void> {
  const { admin } = messages[site.locale];
  await open(page, site, '/admin/streets');
  const row = page.getByRole('article').filter({ hasText: street });
  await row.getByRole('button', { name: admin.streets.approve_named.split('{')[0] ?? '' }).click();
  await expect(page.getByText(admin.streets.approved)).toBeVisible();

  await open(page, site, '/admin/moderation?kind=report');
  await page.getByRole('button', { name: new RegExp(`ID ${reported} `) }).click();
  await page.getByRole('radio', { name: admin.moderation.decisions.keep.one }).check({ force: true });
  await page.getByRole('combobox', { name: admin.moderation.reason }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: admin.moderation.confirm, exact: true }).click();
  await expect(page.getByText(admin.moderation.decided.keep)).toBeVisible();
}

/** The mail about the message is in the language of its reader, and its link ends mails of the kind. */
async function endMails(page: Page, { locale }: Site, { login }: Visitor): Promise<void> {
  const { titles, unsubscribe } = messages[locale].notifications;
  const found = async () => (await messagesTo(page.request, login)).find(({ text }) => text.includes('/unsubscribe?token='));
  // Mails leave once a minute.
  await expect.poll(found, { timeout: 300_000 }).toBeDefined();
  const { subject, text = '' } = (await found()) ?? {};
  expect(subject).toBe(titles.statement_message);
  const url = new URL(/https?:\/\/\S+\/unsubscribe\?\S+/.exec(text)?.[0] ?? '');
  expect(url.pathname).toBe(localePath(locale, '/unsubscribe'));
  await page.goto(`${url.pathname}${url.search}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: unsubscribe.confirm }).click();
  await expect(page.getByRole('heading', { name: unsubscribe.done_title })).toBeVisible();
  await expectAccessible(page);
}

for (const locale of languagesOf('ka'))
  test(
    `a guest’s message, an owner’s number and home, a new street and a report come to their end, in ${locale}`,
    { tag: '@all' },
    async ({ page, browser, baseURL }, testInfo) => {
      // Another owner’s edit page is requested on purpose.
      testInfo.annotations.push({ type: 'allow-failed-responses' });
      const site: Site = { baseURL: baseURL ?? 'http://localhost', locale };
      const { own } = messages[locale];
      const [owner, staff] = [await openTab(browser, site), await openTab(browser, site)];
      const account = await registerReader(owner, site);
      await replaceNumber(owner, site, account);
      const id = await publishFlat(owner, site.baseURL);
      const street = `${streetNames[locale]} ${Date.now() % 1_000_000}`;
      const added = { display_name: street, city_id: 1, district_id: 4, urban_id: 38 };
      expect((await owner.request.post('/api/v1/streets/create', { headers: headersOf(site), data: added })).status()).toBe(200);

      await fromOwnAddress(page);
      const guest = await registerVisitor(page.request);
      await page.context().clearCookies();
      await page.goto(localePath(locale, `/statements/${id}`));
      await writeAfterSignIn(page, site, guest);
      await report(page, site);
      expect((await page.goto(localePath(locale, `/account/statements/${id}/edit`)))?.status()).toBe(404);

      await open(owner, site, '/account/statements?page=1');
      const home = owner.getByRole('article');
      const menu = home.getByRole('button', { name: new RegExp(`^${own.menu.split(':')[0]}`) });
      await chooseFromMenu(menu, own.actions.renew);
      await expect(owner.getByText(own.done.renew)).toBeVisible();
      await chooseFromMenu(menu, own.actions.sold);
      await expect(home.getByText(own.states.sold, { exact: true })).toBeVisible();
      await menu.click();
      await expect(owner.getByRole('menuitem').first()).toBeVisible();
      await expect(owner.getByRole('menuitem', { name: own.actions.edit, exact: true })).toHaveCount(0);

      await signInAsStaff(staff, 'moderator');
      await decide(staff, site, id, street);
      await endMails(owner, site, account);
      await Promise.all([owner.context().close(), staff.context().close()]);
    },
  );
