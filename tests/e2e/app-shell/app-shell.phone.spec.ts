import help from '@/messages/en/help.json' with { type: 'json' };
import { findApartment } from '../../factories/find-statements';
import { expect, test } from '../fixtures';
import { watchShifts } from '../layout-shifts';

test('the menu covers the page, which neither scrolls nor takes the focus, and closes with a choice', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/en');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.tap();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  expect(await page.evaluate(() => document.body.style.overflow)).toBe('hidden');
  const links = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(links).toBeVisible();
  // The first stops after the button are the menu's own; those of the page below are shut off.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').locator(':focus')).toBeVisible();
  await expect(page.locator('#page')).toHaveAttribute('inert');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.tap();
  await links.getByRole('link', { name: 'Favourites' }).tap();
  await expect(page).toHaveURL(/\/en\/favorites$/);
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.body.style.overflow)).toBe('');
});

test('on a phone nothing moves while a page loads, its banner covers nothing and is closed for good, and a statement has only a call bar, which its page ends above', async ({
  page,
  request,
}) => {
  const shifted = await watchShifts(page);
  const banner = page.getByRole('complementary', { name: 'Ad at the end of the page' });
  const helpButton = page.getByRole('banner').getByRole('button', { name: help.label, exact: true });

  await page.goto('/en');
  await expect(page.locator('img').first()).toBeVisible();
  expect(await shifted()).toBeLessThan(0.02);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(helpButton).toBeInViewport({ ratio: 1 });
  await expect(banner).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(banner.locator('iframe')).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/has-footer-banner/);
  expect(await banner.locator('iframe').boundingBox()).toMatchObject({ x: 0, width: 320, height: 50 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const last = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((await banner.boundingBox())?.y ?? 0);
  await banner.getByRole('button', { name: 'Close the ad' }).tap();
  await expect(banner).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveClass(/has-footer-banner/);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/s');
  await expect(page.locator('img').first()).toBeVisible();
  expect(await shifted()).toBeLessThan(0.02);
  await expect(banner).toHaveCount(0);
  // The search leaves no room for the help next to its own buttons.
  await expect(helpButton).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await helpButton.tap();
  await expect(page.getByRole('link', { name: help.menu.call })).toBeInViewport({ ratio: 1 });

  const { id } = await findApartment(request);
  await page.goto(`/en/statements/${id}`);
  await expect(page.getByRole('banner')).toBeHidden();
  const callBar = page.locator('[data-call-bar]');
  await expect(callBar).toBeVisible();
  await expect(page.locator('[data-ad]:visible')).toHaveCount(0);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((await callBar.boundingBox())?.y ?? 0);
});
