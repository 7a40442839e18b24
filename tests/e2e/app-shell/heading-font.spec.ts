import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

const headingWidthPx = (page: Page): Promise<number> =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const text = document.createRange();
    text.selectNodeContents(heading);
    return text.getBoundingClientRect().width;
  });

const isLoaded = (page: Page, family: string): Promise<boolean> =>
  page.evaluate((name) => [...document.fonts].some((face) => face.family.includes(name) && face.status === 'loaded'), family);

test('a Georgian heading does not change its lines when the latin font arrives', async ({ page }) => {
  let release = () => {};
  const isReleased = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/google-sans-ascii.woff2', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/s/iyideba-bina', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => isLoaded(page, 'Aivani Caps')).toBe(true);
  const before = await headingWidthPx(page);
  release();
  await page.evaluate(() => document.fonts.ready);
  expect(await headingWidthPx(page)).toBe(before);
});
