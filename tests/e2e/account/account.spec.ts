import { localePath } from '@/lib/routes/locale-path';
import en from '@/messages/en/account.json' with { type: 'json' };
import ka from '@/messages/ka/account.json' with { type: 'json' };
import kaAuth from '@/messages/ka/auth.json' with { type: 'json' };
import ru from '@/messages/ru/account.json' with { type: 'json' };
import {
  extractLink,
  latestMessage,
  newEmail,
  registerVisitor,
  signIn,
  signInShared,
  type Visitor,
} from '../../factories/site-visitors';
import { expect, expectAccessible, expectFits, scanWidths, test } from '../fixtures';
import { pagesByLanguage } from '../languages';

const messages = { ka, en, ru };
const everything = { tag: '@all' };
const pages = [
  '/account',
  '/account/profile',
  '/account/personalInformation',
  '/account/api',
  '/account/services',
  '/account/measure',
  '/account/aiService/aiView',
];
const steps = ['', '?view=register', '?view=forgot', '?view=reset', '?view=verify&token=x'];

test.describe('with an account', () => {
  let broker: Visitor;
  test.beforeEach(async ({ page }) => {
    broker = await signInShared(page, 'broker');
  });

  test('the menu of the account is passed by the skip link, names its icons in a narrow sidebar and is in the header of a small screen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/account');
    const main = page.getByRole('main');
    const ways = page.getByRole('navigation', { name: ka.menu.label });
    await expect(main.getByRole('navigation', { name: ka.menu.label })).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(main.locator(':focus')).toHaveCount(1);

    await expect(ways.locator('[aria-current=page]')).toHaveText(ka.menu.overview);
    const link = ways.getByRole('link', { name: ka.menu.personal_information });
    const box = await link.boundingBox();
    expect(box?.width ?? 0).toBeLessThan(81);
    await link.hover();
    await expect(page.locator('[data-side=right]').getByText(ka.menu.personal_information)).toBeVisible();
    await page.mouse.move(0, 0);
    await expectAccessible(page);

    await page.setViewportSize({ width: scanWidths.ka, height: 844 });
    await page.getByRole('banner').getByRole('button', { name: 'მენიუ' }).click();
    const menu = page.getByRole('banner').getByRole('navigation', { name: ka.menu.label });
    await menu.getByRole('link', { name: ka.menu.personal_information }).click();
    await expect(page).toHaveURL('/account/personalInformation');
    await expect(menu).toBeHidden();
    await expect(page.getByText(ka.devices.this)).toBeVisible();
    await expectAccessible(page);
    await expectFits(page, 320, 360, 1280);
  });

  test('a changed e-mail counts once its mail was opened, and a changed name at once', everything, async ({ page }) => {
    // Registering in a browser ends the session that it brings.
    await page.context().clearCookies();
    const visitor = await registerVisitor(page.request);
    const email = newEmail();
    await page.goto('/account/personalInformation');
    await page.getByRole('textbox', { name: ka.profile.name }).fill('ნინო კალანდაძე');
    await page.getByRole('textbox', { name: ka.profile.email }).fill(email);
    await page.getByLabel(ka.proof.password).fill(visitor.password);
    await page.getByRole('button', { name: ka.personal.save }).click();
    await expect(page.getByText(ka.personal.saved)).toBeVisible();
    await expect(page.getByText(ka.personal.email_sent.replace('{email}', email))).toBeVisible();
    await page.goto('/account/profile');
    await expect(page.getByText(visitor.login)).toBeVisible();
    await page.goto(extractLink(await latestMessage(page.request, email)));
    await page.getByRole('button', { name: kaAuth.verify.confirm }).click();
    await expect(page.getByText(kaAuth.verify.done_email_changed)).toBeVisible();
    await page.goto('/account/profile');
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: /ნინო კალანდაძე/ })).toBeVisible();
  });

  test('orders have their pages in every language, which lead to a first order', everything, async ({ page }) => {
    for (const [locale, kinds] of pagesByLanguage(['services', 'measure'] as const))
      for (const kind of kinds) {
        await page.goto(localePath(locale, `/account/${kind}`));
        const { title, empty } = messages[locale].orders[kind];
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        const state = page.getByRole('heading', { level: 2, name: empty });
        await expect(state).toBeVisible();
        // One service is ordered at once, of several the visitor chooses one.
        await expect(state.locator('..').getByRole(kind === 'measure' ? 'link' : 'button')).toHaveCount(1);
        const ways = page.getByRole('navigation', { name: messages[locale].menu.label });
        await expect(ways.locator('[aria-current=page]')).toHaveText(messages[locale].menu[kind]);
      }
  });

  test('another device is signed out from the list', everything, async ({ page, browser, baseURL }) => {
    const other = await browser.newContext({
      baseURL: baseURL ?? '',
      userAgent: 'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0',
    });
    const phone = await other.newPage();
    await signIn(phone, broker);
    await page.goto('/account/personalInformation');
    const ends = page.getByRole('button', { name: ka.devices.sign_out_named.replace('{name}', 'Firefox, Android') });
    await ends.first().click();
    await expect(page.getByText(ka.devices.signed_out)).toBeVisible();
    await phone.goto('/account');
    await expect(phone).toHaveURL('/');
    await other.close();
  });

  for (const [locale, paths] of pagesByLanguage(pages))
    test(`is accessible and fits in ${locale}`, everything, async ({ page }) => {
      for (const path of paths) {
        await page.setViewportSize({ width: scanWidths[locale], height: 844 });
        await page.goto(localePath(locale, path));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (path.endsWith('Information')) await expect(page.getByText(messages[locale].devices.this)).toBeVisible();
        await expectAccessible(page);
        await expectFits(page, 320, 360, 1280);
      }
    });
});

for (const [locale, views] of pagesByLanguage(steps))
  test(`the steps of the sign-in are accessible and fit in ${locale}`, everything, async ({ page }) => {
    for (const step of views) {
      await page.setViewportSize({ width: scanWidths[locale], height: 844 });
      await page.goto(`${localePath(locale, '/auth')}${step}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await expectFits(page, 320, 360, 1280);
    }
  });
