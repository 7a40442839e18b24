import type { Page } from '@playwright/test';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { fetchStatements } from '../../factories/find-statements';
import { expect, expectAccessible, test } from '../fixtures';

const rail = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });

test.describe('home', () => {
  test('shows what was viewed last without moving anything, clears it, and leads to the map with what was chosen', async ({
    page,
    request,
  }) => {
    const [earlier, latest] = (await fetchStatements(request, 'real_estate_types=1&with_picture=1&per_page=50')).slice(-2);
    if (!earlier || !latest) throw new Error('The market is empty.');
    await page.addInitScript(() => {
      const total = { shift: 0 };
      Object.assign(window, { total });
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries()) total.shift += Number(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(statementPath('en', latest));
    // The page stores its statement once it is shown.
    const stored = () => page.evaluate(() => localStorage.getItem('viewed-statements') ?? '[]');
    await expect.poll(stored).toContain(String(latest.id));
    const viewed = [...JSON.parse(await stored()), { id: earlier.id, atMs: 1 }];
    await page.evaluate((text) => localStorage.setItem('viewed-statements', text), JSON.stringify(viewed));
    await page.goto('/en');
    const addresses = () =>
      rail(page)
        .getByRole('article')
        .getByRole('heading')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await expect.poll(addresses).toEqual([latest, earlier].map((card) => statementPath('en', card)));
    expect(await page.evaluate(() => Reflect.get(Reflect.get(window, 'total'), 'shift'))).toBeLessThanOrEqual(0.02);
    await rail(page).getByRole('button', { name: 'Clear recently viewed listings' }).click();
    await expect(rail(page)).toHaveCount(0);

    await page.getByRole('radio', { name: 'For rent' }).check({ force: true });
    await page.getByRole('link', { name: 'Search on the map' }).click();
    await expect(page).toHaveURL('/en/s/apartments-for-rent#map');
    await expect(page.getByRole('region', { name: 'Map' })).toBeVisible();
    // The same address shows a phone the map at once.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('button', { name: 'List' })).toBeVisible();
  });

  test('shows what was viewed last, latest first, until it is cleared', { tag: '@all' }, async ({ page }) => {
    await page.goto('/en');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(rail(page)).toHaveCount(0);
    const names: string[] = [];
    // Far from the latest, which other journeys publish and take off again.
    for (const shown of [3, 5]) {
      await page.goto(`/en/s/apartments-for-sale-in-tbilisi?page=${shown}`);
      const card = page.getByRole('region', { name: 'All listings' }).getByRole('article').first();
      const name = (await card.getByRole('heading').textContent()) ?? '';
      const link = card.getByRole('link', { name });
      const href = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL((url) => url.pathname === href);
      const id = /\d+$/.exec(href)?.[0] ?? '';
      // The page stores its statement once it is shown.
      await expect.poll(() => page.evaluate(() => localStorage.getItem('viewed-statements'))).toContain(id);
      names.unshift(name);
    }
    await page.goto('/en');
    await expect(rail(page).getByRole('article').getByRole('heading')).toHaveText(names);
    await expectAccessible(page);
    await page.goto('/en/favorites');
    await expect(rail(page).getByRole('article')).toHaveCount(2);
    await rail(page).getByRole('button', { name: 'Clear recently viewed listings' }).click();
    await expect(rail(page)).toHaveCount(0);
    await page.goto('/en');
    await expect(page.getByRole('region', { name: 'VIP listings' })).toBeVisible();
    await expect(rail(page)).toHaveCount(0);
  });
});
