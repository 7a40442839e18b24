import type { Page } from '@playwright/test';
import { copiesDatabase, copiesStore } from '@/lib/offline/copy-names';
import account from '@/messages/en/account.json' with { type: 'json' };
import offline from '@/messages/en/offline.json' with { type: 'json' };
import search from '@/messages/en/search.json' with { type: 'json' };
import { waitForHydration } from '../../../scripts/site/browser';
import { registerVisitor } from '../../factories/site-visitors';
import { expect, test } from '../fixtures';
import { chooseFromMenu } from '../menu';

test.use({ serviceWorkers: 'allow' });

/** The number of cards that the browser has cached; none before the first. */
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

test('without a connection there is a page with favourites and what was opened last, until the visitor signs out', async ({
  page,
  context,
}) => {
  await registerVisitor(page.request);
  await page.clock.install();
  await page.goto('/en/s/apartments-for-sale-in-tbilisi');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const heart = page.getByRole('button', { name: new RegExp(`^${search.card.favourite_add.replace('{title}', '')}`) });
  const cards = page.getByRole('article').filter({ has: heart });
  const favourite = cards.nth(1);
  const saved = page.waitForResponse(/favorites\/add/);
  await heart.nth(1).click();
  await saved;
  const link = cards.first().getByRole('link').first();
  const titles = await Promise.all([favourite.getByRole('link').first(), link].map((each) => each.textContent()));
  await link.click();
  await expect(page).toHaveURL(/\/en\/udzravi-qoneba\//);
  await page.clock.fastForward(10_000);
  await expect.poll(() => countCopies(page)).toBe(2);

  await context.setOffline(true);
  await page.goto('/en/s/apartments-for-sale-in-tbilisi');
  await expect(page.getByRole('heading', { name: offline.title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([offline.favourites, offline.viewed]);
  const copies = page.getByRole('listitem');
  await expect(copies).toHaveCount(2);
  // A link names its place too.
  for (const [index, title] of titles.entries())
    expect(title?.startsWith((await copies.nth(index).locator('p').first().textContent()) || 'no title')).toBe(true);
  const pictureOf = copies.last().locator('img');
  expect(await pictureOf.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBeGreaterThan(0);

  // The page may reload by itself, so the next one opens in a second tab.
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/en/terms');
  await waitForHydration(next);
  await expect(next.getByRole('heading', { level: 1 })).not.toHaveText(offline.title);
  await page.close();
  await chooseFromMenu(next.getByRole('button', { name: /^Account: / }), account.menu.log_out);
  await expect(next).toHaveURL('/en');
  expect(await countCopies(next)).toBe(0);
});
