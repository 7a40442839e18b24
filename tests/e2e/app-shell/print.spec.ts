import type { Locator } from '@playwright/test';
import { formatNumber } from '@/lib/format/number';
import { fetchStatements } from '../../factories/find-statements';
import { expect, test } from '../fixtures';

/** The paper of a page: A4 within margins of a centimetre, at 96 dots an inch. */
const paper = { width: 718, height: 1047 };

test.use({ viewport: paper });

/** None of them runs over the edge of the paper. */
async function expectOnPaper(things: Locator): Promise<void> {
  const ends = await things.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().right));
  expect(ends.length).toBeGreaterThan(0);
  expect(ends.filter((end) => end > paper.width)).toEqual([]);
}

const fail = (reason: string): never => {
  throw new Error(reason);
};

test('a printed statement has price, facts, number, its address and a small map', async ({ page, request, baseURL }) => {
  const listed = await fetchStatements(
    request,
    'real_estate_types=1&deal_types=1&with_picture=1&price_from=1&cities=1&per_page=50',
  );
  const { id, price } = listed.find(({ images }) => images.length > 2) ?? fail('No listed statement has three photos.');
  const shownPrice = `₾${formatNumber(price[1]?.price_total ?? 0, 'en')}`;
  await page.goto(`/en/statements/${id}`);
  const found = page.getByText(`${new URL(baseURL ?? '').host}/en/statements/${id}`);
  await expect(found).toBeHidden();
  // The small map is loaded by the browser's own print, and not before.
  const loadedWidth = () => page.locator('img[data-printed-map]').evaluate((map: HTMLImageElement) => map.naturalWidth);
  expect(await loadedWidth()).toBe(0);
  await page.pdf();
  expect(await loadedWidth()).toBeGreaterThan(1000);
  await page.emulateMedia({ media: 'print' });

  await expect(found).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(shownPrice, { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText(/^5\d\d\s\d\d\s••\s••$/).filter({ visible: true })).toHaveCount(1);
  // The QR code is above the address.
  await expect(found.locator('xpath=../..').locator('svg path')).toHaveAttribute('d', /^M4 4h7v1h-7z/);
  // The photos are side by side on the paper, none beyond its edge.
  const photos = page.getByRole('region', { name: 'Photos' }).getByRole('img').filter({ visible: true });
  await expect(photos.nth(1)).toBeVisible();
  await expectOnPaper(photos);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true, hasText: /./ })).toHaveCount(0);
});

test('a printed list is its cards, without controls', async ({ page }) => {
  await page.goto('/en/s/apartments-for-sale');
  await page.emulateMedia({ media: 'print' });
  const list = page.getByRole('region', { name: 'All listings' });
  await expect(list.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('search')).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expectOnPaper(page.getByRole('article').filter({ visible: true }));
});

test('a printed calculator is without its frame and the page behind it', async ({ page }) => {
  await page.goto('/en?take_loan=true&isntStatement=true');
  const banks = page.getByRole('dialog').getByRole('radiogroup', { name: /Bank/ }).getByRole('radio');
  await expect(banks.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main')).toBeHidden();
  const last = await banks.last().boundingBox();
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(last?.y ?? 0).toBeGreaterThan(paper.height);
  expect(last?.y ?? 0).toBeLessThan(whole);
});
