import { expect, expectAccessible, expectFits, expectOwnScript, test } from '../fixtures';

test.describe('the blog', () => {
  test('shows an article with its contents, which lead to its parts and follow what is read', async ({ page }) => {
    await page.goto('/en/blog/how-to-check-a-flat');
    await expectAccessible(page);
    const entry = page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Then the walls' });
    await entry.click();
    await expect(page).toHaveURL('/en/blog/how-to-check-a-flat#then-the-walls');
    await expect(entry).toHaveAttribute('aria-current', 'location');
    const top = async () => (await page.getByRole('heading', { name: 'Then the walls' }).boundingBox())?.y ?? 0;
    // Below the header, which is 90 px high once the page has moved.
    await expect.poll(async () => Math.round(await top())).toBe(90);
    await expectFits(page, 360, 768, 1440);
  });

  test('leads from a category to an article and on to the service that helps', { tag: '@all' }, async ({ page }) => {
    await page.goto('/en/blog');
    await expectAccessible(page);
    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: /^Buying/ })
      .click();
    await expect(page).toHaveURL('/en/blog?category=buying');
    await page.getByRole('link', { name: 'How to check an apartment before you buy it' }).click();
    await expect(page).toHaveURL('/en/blog/how-to-check-a-flat');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to check an apartment before you buy it');
    await expectOwnScript(page, 'en');
    await page.getByRole('link', { name: /^Order a check/ }).click();
    await expect(page).toHaveURL('/en/check-real-estate');
  });

  test('finds nothing, and offers the categories', { tag: '@all' }, async ({ page }) => {
    await page.goto('/ru/blog');
    await page.getByRole('searchbox', { name: 'Поиск по блогу' }).fill('абракадабра');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'По запросу «абракадабра» ничего не нашлось' })).toBeVisible();
    await expectOwnScript(page, 'ru');
    await page.getByRole('main').getByRole('link', { name: 'Покупка', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Покупка');
  });
});
