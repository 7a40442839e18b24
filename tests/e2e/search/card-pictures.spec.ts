import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

/**
 * Width at which the first of these pictures is drawn, whose sides its frame may cut off, and the width that the page chose its file for:
 * with `srcset`, the natural width is that one.
 */
const widthsOf = (page: Page, pictures: string): Promise<{ drawnPx: number; chosenForPx: number }> =>
  page
    .locator(pictures)
    .first()
    .evaluate(async (picture: HTMLImageElement) => {
      picture.scrollIntoView();
      await picture.decode();
      // Each picture of the seeded market is half as wide again as it is high.
      return { drawnPx: Math.max(picture.clientWidth, picture.clientHeight * 1.5), chosenForPx: picture.naturalWidth };
    });

/** A larger file than necessary delays the first picture of a page; a smaller one is blurred. */
const surplusMaxPx = 16;
/** The natural width is cut to whole pixels, and a frame may be a pixel narrower than its picture. */
const roundedPx = 2;

const repeated = { tag: '@all' };

for (const [name, path, pictures, details] of [
  ['statement of a list', '/s/iyideba-bina', '.card-image', {}],
  ['statement of a rail', '/', '.card-image', repeated],
  ['project of a list', '/developerebi?activeTab=2', 'article img', repeated],
  ['project of a rail', '/', '[aria-labelledby="projects"] article img', repeated],
] as const)
  test(`the picture of a ${name} is chosen for the width it is drawn at`, details, async ({ page }) => {
    for (const width of [360, 412, 640, 768, 991, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const { drawnPx, chosenForPx } = await widthsOf(page, pictures);
      expect(chosenForPx, `${width} px`).toBeGreaterThanOrEqual(drawnPx - roundedPx);
      expect(chosenForPx, `${width} px`).toBeLessThanOrEqual(drawnPx + surplusMaxPx);
    }
  });
