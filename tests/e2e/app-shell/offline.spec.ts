import type { Page } from '@playwright/test';
import { copiesDatabase, copiesStore } from '@/lib/offline/copy-names';
import { expect, test } from '../fixtures';

test.use({ serviceWorkers: 'allow' });

/** How many cards the browser keeps; none where nothing was kept yet. */
const countCopies = (page: Page): Promise<number> =>
  page.evaluate(
    ([database, store]) =>
      new Promise<number>((done) => {
        const opening = indexedDB.open(database);
        opening.onupgradeneeded = () => opening.result.createObjectStore(store);
        opening.onsuccess = () => {
          const counting = opening.result.transaction(store).objectStore(store).count();
          counting.onsuccess = () => {
            done(counting.result);
            opening.result.close();
          };
        };
      }),
    [copiesDatabase, copiesStore] as const,
  );

test('without a connection there is a page in the visitor’s language with what was opened last', async ({ page, context }) => {
  await page.clock.install();
  await page.goto('/en/s/apartments-for-sale-in-tbilisi');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const link = page.getByRole('article').first().getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/en\/udzravi-qoneba\//);
  await page.clock.fastForward(10_000);
  await expect.poll(() => countCopies(page)).toBe(1);

  await context.setOffline(true);
  await page.goto('/en/s/apartments-for-sale-in-tbilisi');
  await expect(page.getByRole('heading', { name: 'There is no connection' })).toBeVisible();
  const copy = page.getByRole('listitem');
  await expect(copy).toHaveCount(1);
  // The link names its place too.
  expect(title.startsWith((await copy.locator('p').first().textContent()) || 'no title')).toBe(true);
  expect(
    await copy.locator('img').evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);

  // The page may reload by itself, so the next one opens in a second tab.
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/en/s/apartments-for-sale-in-tbilisi');
  await expect(next.getByRole('heading', { level: 1, name: 'Apartments for sale in Tbilisi' })).toBeVisible();
});
