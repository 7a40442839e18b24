import { findApartment } from '../../factories/find-statements';
import { expect, expectAccessible, test } from '../fixtures';

test('the menu covers the page, which neither scrolls nor takes the focus, and closes with a choice', async ({ page }) => {
  await page.goto('/en');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.tap();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  expect(await page.evaluate(() => document.body.style.overflow)).toBe('hidden');
  // The first stops after the button are the menu's own; those of the page below are shut off.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').locator(':focus')).toBeVisible();
  await expect(page.locator('#page')).toHaveAttribute('inert');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.tap();
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Favourites' }).tap();
  await expect(page).toHaveURL(/\/en\/favorites$/);
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.body.style.overflow)).toBe('');
});

test('a statement has no header and no ad on a phone: its call bar stands there', async ({ page, request }) => {
  const { id } = await findApartment(request);
  await page.goto(`/en/statements/${id}`);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('[data-call-bar]')).toBeVisible();
  await expect(page.locator('[data-ad]:visible')).toHaveCount(0);
});

test('the banner is 320 px wide, fits a screen of that width, covers nothing and is closed for good', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/en');
  const banner = page.getByRole('complementary', { name: 'Ad at the end of the page' });
  await expect(banner).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(banner.locator('iframe')).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/has-footer-banner/);
  expect(await banner.locator('iframe').boundingBox()).toMatchObject({ x: 0, width: 320, height: 50 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page);
  const last = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((await banner.boundingBox())?.y ?? 0);
  await banner.getByRole('button', { name: 'Close the ad' }).tap();
  await expect(banner).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveClass(/has-footer-banner/);
  await page.goto('/en/s');
  await expect(banner).toHaveCount(0);
});

test('a phone’s page loads without a move', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/en', '/en/s']) {
    await page.goto(path);
    await expect(page.locator('img').first()).toBeVisible();
    expect(
      await page.evaluate(() => (window as typeof window & { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0)),
    ).toBeLessThan(0.02);
  }
});
