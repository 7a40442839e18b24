import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures';

/** Text and names that a reader meets, without what is marked as being in another language (people's own words, names of languages). */
const readText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const page = document.body.cloneNode(true) as HTMLElement;
    for (const other of page.querySelectorAll('script, style, [lang]')) other.remove();
    const named = [...page.querySelectorAll('[aria-label], [title], [alt], [placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, page.textContent ?? '', ...named].join('\n');
  });

const foreign = { en: /[\u10D0-\u10FF\u0400-\u04FF]+/g, ru: /[\u10D0-\u10FF]+/g } as const;

for (const locale of ['en', 'ru'] as const) {
  for (const path of ['', '/s', '/s?real_estate_types=4', '/s?deal_types=7&is_vip=1', '/azomva', '/no-such-page']) {
    test(`/${locale}${path} has no word of another script`, async ({ page }) => {
      test.info().annotations.push({ type: 'allow-failed-responses' });
      await page.goto(`/${locale}${path}`);
      expect((await readText(page)).match(foreign[locale]) ?? []).toEqual([]);
    });
  }

  test(`a statement on /${locale} has no word of another script`, async ({ page }) => {
    for (const type of [1, 2, 4, 5]) {
      await page.goto(`/${locale}/s?real_estate_types=${type}&with_picture=1`);
      const href = await page.locator('article a[href*="/udzravi-qoneba/"]').first().getAttribute('href');
      await page.goto(href ?? '');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      expect((await readText(page)).match(foreign[locale]) ?? []).toEqual([]);
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
