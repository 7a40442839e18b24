import type { APIRequestContext, Page } from '@playwright/test';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { fetchStatements, findExpiredStub } from '../../factories/find-statements';
import { expect, expectAccessible, expectFits, scanWidths, test } from '../fixtures';
import { languagesOf } from '../languages';

const everything = { tag: '@all' };
const titles = { ka: 'რჩეულები', en: 'Favourites', ru: 'Избранное' } as const;
const paths = { ka: '/favorites', en: '/en/favorites', ru: '/ru/favorites' } as const;

const listed = (request: APIRequestContext, count: number) => fetchStatements(request, `per_page=${count}`);

/** Opens the page with these favourites in the browser, the latest last. */
async function openWith(page: Page, path: string, ids: number[]): Promise<void> {
  await page.addInitScript((stored) => {
    const isOpened = window.top !== window || window.sessionStorage.getItem('opened') !== null;
    if (isOpened) return;
    window.sessionStorage.setItem('opened', '1');
    window.localStorage.setItem('favourite-statements', stored);
  }, JSON.stringify(ids));
  await page.goto(path);
}

const list = (page: Page) => page.getByRole('region', { name: 'Favourites' });
const cards = (page: Page) => list(page).getByRole('article');

test.describe('favourites of a guest', () => {
  test('are added on a card, counted in the header, kept after a reload, removed, restored and compared', async ({ page }) => {
    await page.goto('/en/s/apartments-for-sale-in-tbilisi');
    const found = page.getByRole('region', { name: 'All listings' }).getByRole('article');
    const heart = page.getByRole('banner').getByRole('link', { name: /^Favourites/ });
    const before = (await heart.boundingBox())?.x;
    const names: string[] = [];
    for (const index of [0, 1, 2]) {
      names.push((await found.nth(index).getByRole('heading').textContent()) ?? '');
      await found.nth(index).getByRole('button', { name: 'Save: ' }).click();
    }
    await expect(heart).toHaveText('3');
    expect((await heart.boundingBox())?.x).toBe(before);
    await heart.click();
    await expect(page).toHaveURL('/en/favorites');
    await expect(list(page).getByRole('status')).toHaveText('3 listings');
    await expect(cards(page).getByRole('heading')).toHaveText([...names].reverse());

    const middle = cards(page).nth(1);
    await middle.getByRole('button', { name: 'Save: ' }).focus();
    await page.keyboard.press('Enter');
    await expect(list(page).getByRole('status')).toHaveText('2 listings');
    await expect(cards(page).nth(1).getByRole('link').first()).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cards(page).getByRole('heading')).toHaveText([...names].reverse());
    await middle.getByRole('button', { name: 'Save: ' }).click();
    await expect(cards(page)).toHaveCount(2);
    await page.reload();
    await expect(cards(page).getByRole('heading')).toHaveText([names[2] ?? '', names[0] ?? '']);

    for (const name of await page.getByRole('button', { name: /^Compare: / }).all()) await name.click();
    const bar = page.getByRole('region', { name: 'Listings to compare' });
    await expect(bar.getByRole('status')).toHaveText('2 of 4');
    await expectAccessible(page);
    await bar.getByRole('link', { name: 'Compare', exact: true }).click();
    const table = page.getByRole('table', { name: 'Comparison' });
    await expect(table.getByRole('columnheader')).toHaveCount(2);
    const same = table.getByText('The same everywhere:').first();
    await expect(same).toBeVisible();
    await page.getByRole('switch', { name: 'Only differences' }).click();
    await expect(same).toBeHidden();
    await expectAccessible(page);
    await expectFits(page, 320, 360, 1280);
    await table
      .getByRole('link', { name: /^Remove from the comparison/ })
      .first()
      .click();
    await expect(table.getByRole('columnheader')).toHaveCount(1);
  });

  test('are listed twenty to a page, latest first', everything, async ({ page, request }) => {
    const ids = (await listed(request, 21)).map(({ id }) => id);
    await openWith(page, '/en/favorites', ids);
    await expect(cards(page)).toHaveCount(20);
    await list(page).getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/en/favorites?page=2');
    await expect(cards(page)).toHaveCount(1);
    await expect(list(page)).toContainText('21–21 / 21');
    await cards(page).getByRole('button', { name: 'Save: ' }).click();
    await expect(list(page)).toContainText('1–20 / 20');
  });

  test('that are no longer listed say so and can be removed', everything, async ({ page, request }) => {
    // Deleted statements are requested and respond with 404.
    test.info().annotations.push({ type: 'allow-failed-responses' });
    const [known] = await listed(request, 1);
    const expired = await findExpiredStub(request);
    const missing = 99_999_999;
    await openWith(page, '/en/favorites', [known?.id ?? 0, expired.id, missing]);
    await expect(cards(page)).toHaveCount(3);
    await expect(cards(page).nth(0)).toContainText('It can no longer be found.');
    await expect(cards(page).nth(1)).toContainText('Its term has ended and the author has not renewed it.');
    await expect(cards(page).nth(1).getByRole('link').first()).toHaveAttribute('href', statementPath('en', expired));
    await expectAccessible(page);
    await cards(page)
      .nth(0)
      .getByRole('button', { name: `Remove from favourites: Listing ${missing}` })
      .click();
    await expect(cards(page)).toHaveCount(2);
    await cards(page).nth(0).getByRole('button', { name: 'Remove from favourites: ' }).click();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).getByRole('heading')).toHaveText(known?.card_titles?.en ?? '');
  });

  test('that were hidden from lists stay here and can be shown again', everything, async ({ page, request }) => {
    const [known] = await listed(request, 1);
    await openWith(page, '/en/favorites', [known?.id ?? 0]);
    await cards(page).getByRole('button', { name: 'Hide: ' }).focus();
    await page.keyboard.press('Enter');
    await expect(cards(page)).toContainText('You have hidden this listing from your lists.');
    await cards(page).getByRole('button', { name: 'Show again: ' }).click();
    await expect(cards(page).getByRole('button', { name: 'Hide: ' })).toBeAttached();
  });

  test('are not lost when the connection is lost, and load on retry', everything, async ({ page, request }) => {
    test.info().annotations.push({ type: 'allow-failed-responses' });
    const [known] = await listed(request, 1);
    await openWith(page, '/en/favorites', [known?.id ?? 0]);
    await expect(cards(page)).toHaveCount(1);
    await page.route('**/api/microservice/statements?*', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.reload();
    await expect(list(page).getByRole('alert')).toContainText('Your favourites are safe in this browser.');
    await page.unroute('**/api/microservice/statements?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(1);
  });

  for (const locale of languagesOf('ka'))
    test(`have their own page in ${locale} that search engines leave out`, everything, async ({ page, request }) => {
      await page.setViewportSize({ width: scanWidths[locale], height: 800 });
      const response = await page.goto(paths[locale]);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[locale]);
      await expect(page).toHaveTitle(new RegExp(`^${titles[locale]}`));
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveCount(1);
      await expectAccessible(page);
      const ids = (await listed(request, 4)).map(({ id }) => id);
      await openWith(page, paths[locale], ids);
      await expect(page.locator('main').getByRole('article')).toHaveCount(4);
      await expectAccessible(page);
      await expectFits(page, 320, 360, 1280);
    });
});
