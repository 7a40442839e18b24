import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { watchShifts } from '../layout-shifts';

const header = (page: Page) => page.getByRole('complementary', { name: 'Ad above the page' });
const footer = (page: Page) => page.getByRole('complementary', { name: 'Ad at the end of the page' });
const dayMs = 86_400_000;

async function closedForDays(context: BrowserContext, name: string): Promise<number> {
  const cookie = (await context.cookies()).find((each) => each.name === name);
  expect(cookie?.value).toBe('closed');
  return ((cookie?.expires ?? 0) * 1000 - Date.now()) / dayMs;
}

test('the header banner is marked, framed apart, gives way to the footer’s, is shown above 1192 px and leads where it says', async ({
  page,
}) => {
  const shiftOf = await watchShifts(page);
  await page.goto('/en');
  await expect(header(page).getByText('Ad', { exact: true })).toBeVisible();
  await expect(footer(page)).toBeHidden();
  const link = page.frameLocator('iframe[title="Ad above the page"]').getByRole('link');
  await expect(link).toHaveCount(1);
  await expect(link).toContainText('Listings with a 3D tour');
  await expectAccessible(page);
  const frame = header(page).locator('iframe');
  expect(await frame.evaluate((element: HTMLIFrameElement) => element.contentDocument)).toBeNull();

  const toEnd = () => page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await toEnd();
  await expect(footer(page).locator('iframe')).toBeVisible();
  await expect(header(page)).toBeHidden();
  // It is in the flow, so it covers nothing.
  const above = await page.getByRole('contentinfo').boundingBox();
  const box = await footer(page).boundingBox();
  expect(box?.y).toBeCloseTo((above?.y ?? 0) + (above?.height ?? 0), 0);
  expect(await shiftOf()).toBeLessThan(0.02);

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.setViewportSize({ width: 1193, height: 800 });
  await expect(header(page)).toBeVisible();
  await page.setViewportSize({ width: 1192, height: 800 });
  await expect(header(page)).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await link.click();
  await expect(page).toHaveURL(/\/en\/s\?with_3d=1$/);
});

test('on a screen with room for both banners one is shown, nothing moves, rotation adds no history, and a closed one leaves no gap', async ({
  page,
  context,
}) => {
  const shiftOf = await watchShifts(page);
  await page.clock.install();
  await page.setViewportSize({ width: 1440, height: 9000 });
  await page.goto('/en');
  await expect(page.frameLocator('iframe').getByRole('link')).toBeVisible();
  await expect(footer(page)).toBeHidden();
  expect(await shiftOf()).toBeLessThan(0.02);

  const steps = await page.evaluate(() => window.history.length);
  const requested = page.waitForRequest(/\/api\/static\/banners\.json$/);
  const framed = page.waitForRequest(/\/banner-frame\/\d+\?locale=en$/);
  await page.clock.fastForward(30_000);
  await requested;
  await framed;
  await expect(page.frameLocator('iframe').getByRole('link')).toBeVisible();
  expect(await page.evaluate(() => window.history.length)).toBe(steps);

  await header(page).getByRole('button', { name: 'Close the ad' }).click();
  await expect(header(page)).toBeHidden();
  // Chromium keeps no cookie longer than 400 days, whatever is set.
  expect(await closedForDays(context, 'headerBanner')).toBeCloseTo(400, 1);
  await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y).toBe(0);
});

test.describe('the header banner', { tag: '@all' }, () => {
  test('leaves the search to its paid strip, which labels itself', async ({ page }) => {
    await page.goto('/en/s');
    const strip = page.getByRole('region', { name: 'VIP listings' });
    await expect(strip.getByText(/^Ads · \d+$/)).toBeVisible();
    await expect(page.locator('[data-ad]:visible')).toHaveCount(1);
  });

  test('is not on sign-in and error pages, nor is the footer’s', async ({ page }) => {
    test.info().annotations.push({ type: 'allow-failed-responses' });
    for (const path of ['/en/auth', '/en/no-such-page']) {
      await page.setViewportSize({ width: 1250, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[data-ad]:visible')).toHaveCount(0);
    }
  });

  test('of the footer is alone in the compact layout, at the end of the page', async ({ page }) => {
    await page.goto('/en/payment-result?paymentStatus=-1&rnd=7');
    await expect(footer(page).locator('iframe')).toBeVisible();
    await expect(page.locator('[data-ad]:visible')).toHaveCount(1);
    const [content, box] = [await page.getByRole('main').boundingBox(), await footer(page).boundingBox()];
    expect(box?.y).toBeCloseTo((content?.y ?? 0) + (content?.height ?? 0), 0);
  });

  test('stays closed on the next page', async ({ page }) => {
    await page.goto('/en');
    await header(page).getByRole('button', { name: 'Close the ad' }).click();
    await expect(header(page)).toBeHidden();
    await page.goto('/en');
    await expect(header(page)).toHaveCount(0);
    await expect(footer(page)).toBeVisible();
  });

  test('is hidden while the menu is open', async ({ page }) => {
    await page.setViewportSize({ width: 1195, height: 800 });
    await page.goto('/en');
    await expect(header(page)).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(header(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(header(page)).toBeVisible();
  });
});
