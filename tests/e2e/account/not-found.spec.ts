import { registerVisitor, signIn } from '../../factories/site-visitors';
import { expect, test } from '../fixtures';

test('another’s statement is not found in the account, and the page has its frame', async ({ page }) => {
  test.info().annotations.push({ type: 'allow-failed-responses' });
  await signIn(page, await registerVisitor(page.request));
  expect((await page.goto('/en/account/statements/10000008/edit'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Post a listing' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
});
