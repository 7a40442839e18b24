import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

/** Width of the first card's picture, and the width that the page chose its file for: with `srcset`, the natural width is that one. */
const widthsOf = (page: Page): Promise<{ drawnPx: number; chosenForPx: number }> =>
  page
    .locator('.card-image')
    .first()
    .evaluate(async (picture: HTMLImageElement) => {
      picture.scrollIntoView();
      await picture.decode();
      return { drawnPx: picture.clientWidth, chosenForPx: picture.naturalWidth };
    });

/** A larger file than necessary delays the first picture of a page; a smaller one is blurred. */
const surplusMaxPx = 16;
/** The natural width is cut to whole pixels. */
const roundedPx = 1;

for (const [place, path] of [
  ['list', '/s/iyideba-bina'],
  ['rail', '/'],
] as const)
  test(`the picture of a card of a ${place} is chosen for the width it is drawn at`, async ({ page }) => {
    for (const width of [360, 412, 640, 768, 991, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const { drawnPx, chosenForPx } = await widthsOf(page);
      expect(chosenForPx, `${width} px`).toBeGreaterThanOrEqual(drawnPx - roundedPx);
      expect(chosenForPx, `${width} px`).toBeLessThanOrEqual(drawnPx + surplusMaxPx);
    }
  });
