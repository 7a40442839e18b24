import type { Page } from '@playwright/test';
import account from '@/messages/en/account.json' with { type: 'json' };
import en from '@/messages/en/home.json' with { type: 'json' };
import { registerVisitor, signIn } from '../../factories/site-visitors';
import { expect, test } from '../fixtures';

const flats = '/en/s/apartments-for-sale-in-tbilisi';
const links = (page: Page) => page.getByRole('navigation', { name: en.recent }).getByRole('link');
const addresses = (page: Page) => links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));

test('the last searches of a guest are merged into the account, follow it to another device and leave with it', {
  tag: '@all',
}, async ({ page, request, browser, baseURL }) => {
  const visitor = await registerVisitor(request);
  await page.goto(flats);
  await page.goto('/en');
  await expect.poll(() => addresses(page)).toEqual([flats]);
  const stored = () => page.evaluate(() => window.localStorage.getItem('last-searches') ?? '[]');
  expect(await stored()).toContain(flats);

  await signIn(page, visitor);
  await page.goto('/en');
  await expect.poll(stored).toBe('[]');
  await expect.poll(() => addresses(page)).toEqual([flats]);

  const other = await browser.newContext(baseURL ? { baseURL } : {});
  const phone = await other.newPage();
  await signIn(phone, visitor);
  await phone.goto('/en');
  await expect.poll(() => addresses(phone)).toEqual([flats]);
  await other.close();

  // The page’s own calls finish before the visitor leaves.
  const requested = ['users/last-searches', 'users/statements/marks', 'users/statements/counts', 'me/active-packages'].map(
    (path) => page.waitForResponse(`**/${path}`),
  );
  await page.goto('/en/account');
  await Promise.all(requested);
  await page.getByRole('navigation', { name: account.menu.label }).getByRole('button', { name: account.menu.log_out }).click();
  await expect(page).toHaveURL('/en');
  await expect(links(page)).toHaveCount(0);
  expect(await stored()).toBe('[]');
});
