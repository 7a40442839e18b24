import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { someStatement } from './market';

/** When the first contents were shown, and when the page asked for each of its scripts; milliseconds of the page's own clock. */
const timesOf = (page: Page) =>
  page.evaluate(() => ({
    firstFrame: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType, name }) => initiatorType === 'script' && name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));

test('a page asks for its scripts once its first contents are shown', async ({ page, request }) => {
  const { id } = await someStatement(request);
  for (const path of ['/', '/s/iyideba-bina', `/statements/${id}`]) {
    await page.goto(path);
    const { firstFrame = Number.NaN, scripts } = await timesOf(page);
    expect(scripts.length, path).toBeGreaterThan(5);
    expect(Math.min(...scripts), path).toBeGreaterThan(firstFrame);
  }
});
