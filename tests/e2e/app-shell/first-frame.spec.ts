import type { Page } from '@playwright/test';
import search from '@/messages/en/search.json' with { type: 'json' };
import { findApartment } from '../../factories/find-statements';
import { expect, test } from '../fixtures';

/** When the first contents were shown, and when the page requested each of its scripts; milliseconds of the page's own clock. */
const timesOf = (page: Page) =>
  page.evaluate(() => {
    const requested = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      firstFrame: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      scripts: requested
        // A preload counts too, of whatever initiator.
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    };
  });

async function expectDeferred(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const { firstFrame = Number.NaN, scripts } = await timesOf(page);
  expect(scripts.length, path).toBeGreaterThan(5);
  expect(Math.min(...scripts), path).toBeGreaterThan(firstFrame);
}

/** What a list needs is 177 KB; the client of the API and its schemas alone are 75 KB. */
const scriptBytesMax = 200_000;

test('a list requests its scripts after its first paint, and none that are only needed after an interaction', async ({
  page,
}) => {
  // Wider, the map is beside the list.
  await page.setViewportSize({ width: 390, height: 844 });
  await expectDeferred(page, '/s/iyideba-bina');
  // What must not be loaded leaves nothing to wait for: only a network at rest shows that it did not come.
  await page.waitForLoadState('networkidle');
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  expect(bytes).toBeLessThan(scriptBytesMax);
});

test('a tap on the filters before the scripts have come opens them once they have', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let release = (): void => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const opened = page.goto('/en/s/apartments-for-sale', { waitUntil: 'commit' });
  await page.getByRole('button', { name: new RegExp(`^${search.bar.all}`) }).click();
  release();
  await opened;
  await expect(page.getByRole('dialog', { name: search.panel.title })).toBeVisible();
});

test('home and a statement request their scripts after their first paint', { tag: '@all' }, async ({ page, request }) => {
  const { id } = await findApartment(request);
  for (const path of ['/', `/statements/${id}`]) await expectDeferred(page, path);
});
