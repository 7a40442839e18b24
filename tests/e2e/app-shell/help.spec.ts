import type { Locator, Page } from '@playwright/test';
import type { Locale } from '@/lib/contracts/locales';
import { formatPhone } from '@/lib/format/phone';
import { localePath } from '@/lib/routes/locale-path';
import enCommon from '@/messages/en/common.json' with { type: 'json' };
import en from '@/messages/en/help.json' with { type: 'json' };
import kaCommon from '@/messages/ka/common.json' with { type: 'json' };
import ka from '@/messages/ka/help.json' with { type: 'json' };
import ruCommon from '@/messages/ru/common.json' with { type: 'json' };
import ru from '@/messages/ru/help.json' with { type: 'json' };
import { messagesTo, newPhone, signInShared } from '../../factories/site-visitors';
import { expect, expectAccessible, scanWidths, test } from '../fixtures';
import { languagesOf } from '../languages';
import { fromOwnAddress } from '../mortgage-journey';

const messagesByLocale = { ka: { ...ka, ...kaCommon }, en: { ...en, ...enCommon }, ru: { ...ru, ...ruCommon } };
const supportEmail = 'help@aivani.example';

const help = (page: Page, locale: Locale): Locator =>
  page.getByRole('button', { name: messagesByLocale[locale].label, exact: true });
const form = (page: Page): Locator => page.getByRole('dialog');

async function openForm(page: Page, locale: Locale): Promise<void> {
  await help(page, locale).click();
  await page.getByRole('button', { name: messagesByLocale[locale].menu.request }).click();
  await expect(form(page)).toHaveAccessibleName(messagesByLocale[locale].menu.request);
}
/** The email about a number, once it was written; nothing until then. */
async function emailAbout(page: Page, phone: string): Promise<string> {
  const emails = await messagesTo(page.request, supportEmail);
  return emails.find(({ text }) => text.includes(formatPhone(phone)))?.text ?? '';
}

test.beforeEach(({ page }) => fromOwnAddress(page));

test('the help is in the corner and is not printed, and a call is requested by keyboard on a card of 390 by 620', async ({
  page,
}) => {
  const phone = newPhone();
  const inHeader = page.getByRole('banner').getByRole('button', { name: ka.label, exact: true });
  await page.goto('/');
  await expect(inHeader).toBeHidden();
  expect(await help(page, 'ka').boundingBox()).toEqual({ x: 1440 - 24 - 56, y: 900 - 24 - 56, width: 56, height: 56 });
  await page.emulateMedia({ media: 'print' });
  await expect(help(page, 'ka')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await help(page, 'ka').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: ka.menu.request })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form(page)).toHaveAccessibleName(ka.menu.request);
  await expect.poll(() => form(page).boundingBox()).toEqual({ x: 1440 - 24 - 390, y: 900 - 24 - 620, width: 390, height: 620 });
  await expect(form(page).getByRole('textbox', { name: ka.form.name })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form(page)).toContainText(ka.field_errors.name_required);
  await expectAccessible(page);
  await page.keyboard.type('Nino');
  await page.keyboard.press('Tab');
  await page.keyboard.type(phone);
  await page.keyboard.press('Tab');
  await page.keyboard.type('About a loan.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form(page)).toHaveAccessibleName(ka.sent.title);
  await expect(form(page)).toContainText(formatPhone(phone));
  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();
  await expect(help(page, 'ka')).toBeFocused();
  await expect.poll(() => emailAbout(page, phone)).toContain('About a loan.');
});

test('the help knows who is signed in, and an error of ours leaves what was typed', { tag: '@all' }, async ({ page }) => {
  test.info().annotations.push({ type: 'allow-failed-responses' });
  const visitor = await signInShared(page);
  await page.goto('/');
  await openForm(page, 'ka');
  await expect(form(page).getByRole('textbox', { name: ka.form.name })).toHaveValue(visitor.name);
  await form(page).getByRole('textbox', { name: ka.form.phone }).fill(newPhone());
  await form(page).getByRole('textbox', { name: ka.form.comment }).fill('საღამოს');
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/v1/call-request', async (route) => {
    await gate.promise;
    await route.fulfill({ status: 503, headers: { 'retry-after': '5' }, json: {} });
  });
  const send = form(page).locator('button[type=submit]');
  await send.click();
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  gate.resolve();
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  await expect(form(page).getByRole('alert')).toHaveCount(0);
  await expect(form(page).getByRole('textbox', { name: ka.form.comment })).toHaveValue('საღამოს');
  await page.unroute('**/api/v1/call-request');
  await fromOwnAddress(page);
  await send.click();
  await expect(form(page)).toHaveAccessibleName(ka.sent.title);
});

for (const locale of languagesOf('ka'))
  test(`the menu and the form of the help are accessible in ${locale}`, { tag: '@all' }, async ({ page }) => {
    const width = scanWidths[locale];
    await page.setViewportSize({ width, height: 800 });
    await page.goto(localePath(locale, '/'));
    await help(page, locale).click();
    await expect(page.getByRole('link', { name: messagesByLocale[locale].menu.call })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: messagesByLocale[locale].menu.request }).click();
    await form(page).getByRole('button', { name: messagesByLocale[locale].form.send }).click();
    await expect(form(page)).toContainText(messagesByLocale[locale].field_errors.name_required);
    await expectAccessible(page);
    await form(page).getByRole('textbox', { name: messagesByLocale[locale].form.name }).fill('Nino');
    await form(page).getByRole('textbox', { name: messagesByLocale[locale].form.phone }).fill(newPhone());
    await form(page).getByRole('button', { name: messagesByLocale[locale].form.send }).click();
    await expect(form(page)).toHaveAccessibleName(messagesByLocale[locale].sent.title);
    await expectAccessible(page);
  });

test('without scripts the help is not there', async ({ browser, baseURL }) => {
  const plain = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await plain.goto('/');
  await expect(plain.getByRole('contentinfo')).toBeVisible();
  await expect(plain.locator('[data-help]:visible')).toHaveCount(0);
  await plain.close();
});
