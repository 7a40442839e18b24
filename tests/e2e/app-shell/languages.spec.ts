import { localePath } from '@/lib/routes/locale-path';
import { fetchStatements } from '../../factories/find-statements';
import { expect, expectOwnScript, test } from '../fixtures';

for (const locale of ['en', 'ru'] as const) {
  for (const path of ['/s?real_estate_types=4', '/s?deal_types=7&is_vip=1'])
    test(`/${locale}${path} has no word of another script`, async ({ page }) => {
      await page.goto(`/${locale}${path}`);
      await expectOwnScript(page, locale);
    });

  test(`a statement of each type on /${locale} has no word of another script`, async ({ page, request }) => {
    for (const type of [2, 4, 5]) {
      const [card] = await fetchStatements(request, `real_estate_types=${type}&with_picture=1&per_page=1`);
      await page.goto(localePath(locale, `/statements/${card?.id}`));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expectOwnScript(page, locale);
    }
  });
}

test('the language switch keeps the page and the query and writes the cookie for a year', async ({ page, context }) => {
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
