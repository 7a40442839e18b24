import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';

const rail = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });

test.describe('home', () => {
  test('shows what was viewed last, latest first, until it is cleared', async ({ page }) => {
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
      // The page remembers its statement once it is shown.
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

  test('leads to the map with what was chosen', async ({ page }) => {
    await page.goto('/en');
    await page.getByRole('radio', { name: 'For rent' }).check({ force: true });
    await page.getByRole('link', { name: 'Search on the map' }).click();
    await expect(page).toHaveURL('/en/s/apartments-for-rent#map');
    await expect(page.getByRole('region', { name: 'Map' })).toBeVisible();
  });

  test('opens the map of a phone at once', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/en');
    await page.getByRole('link', { name: 'Search on the map' }).click();
    await expect(page).toHaveURL('/en/s#map');
    await expect(page.getByRole('button', { name: 'List' })).toBeVisible();
  });

  test('moves nothing while it loads', async ({ page }) => {
    await page.addInitScript(() => {
      const total = { shift: 0 };
      Object.assign(window, { total });
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries()) total.shift += Number(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/en/s/apartments-for-sale-in-tbilisi');
    await page.getByRole('region', { name: 'All listings' }).getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/en\/udzravi-qoneba\//);
    await page.goto('/en');
    await expect(rail(page).getByRole('article')).toHaveCount(1);
    expect(await page.evaluate(() => Reflect.get(Reflect.get(window, 'total'), 'shift'))).toBeLessThanOrEqual(0.02);
  });
});
