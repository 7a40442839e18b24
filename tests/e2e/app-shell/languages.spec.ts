import { expect, test } from '../fixtures';

test('the language switch keeps the page and the query and writes the cookie for a year', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await page.goto('/s?price_to=100000&currency_id=2');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: /ქართული/ }).click();
  await header.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/s\?price_to=100000&currency_id=2$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const cookie = (await context.cookies()).find(({ name }) => name === 'NEXT_LOCALE');
  expect(cookie?.value).toBe('en');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
});
