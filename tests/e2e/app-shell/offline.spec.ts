import type { Page } from '@playwright/test';
import { copiesDatabase, copiesPictures, copiesStore } from '@/lib/offline/copy-names';
import messages from '@/messages/en/offline.json' with { type: 'json' };
import { waitForHydration } from '../../../scripts/site/browser';
import { registerVisitor } from '../../factories/site-visitors';
import { expect, test } from '../fixtures';

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

test('without a connection there is a page in the visitor’s language with favourites and what was opened last, until the sign-out', async ({
  page,
  context,
}) => {
  await registerVisitor(page.request);
  await page.clock.install();
  await page.goto('/en/s/apartments-for-sale-in-tbilisi');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByRole('article').nth(1).getByRole('button', { name: 'Save: ' }).click();
  const link = page.getByRole('article').first().getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/en\/udzravi-qoneba\//);
  await page.clock.fastForward(10_000);
  await expect.poll(() => countCopies(page)).toBe(2);

  await context.setOffline(true);
  await page.goto('/en/s/apartments-for-sale-in-tbilisi');
  await expect(page.getByRole('heading', { name: 'There is no connection' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([messages.favourites, messages.viewed]);
  await expect(page.getByRole('list').first().getByRole('listitem')).toHaveCount(1);
  const copy = page.getByRole('list').nth(1).getByRole('listitem');
  await expect(copy).toHaveCount(1);
  // The link names its place too.
  expect(title.startsWith((await copy.locator('p').first().textContent()) || 'no title')).toBe(true);
  expect(
    await copy.locator('img').evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);

  // The page may come back by itself meanwhile, so the next one is opened beside it.
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/en/s/apartments-for-sale-in-tbilisi');
  await expect(next.getByRole('heading', { level: 1, name: 'Apartments for sale in Tbilisi' })).toBeVisible();
  await waitForHydration(next);
  await next.getByRole('button', { name: /^Account: / }).click();
  await next.getByRole('menuitem', { name: 'Log out' }).click();
  await expect.poll(() => countCopies(next)).toBe(0);
  await expect.poll(() => next.evaluate((name) => window.caches.has(name), copiesPictures)).toBe(false);
});
