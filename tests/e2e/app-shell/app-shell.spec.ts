import type { Page } from '@playwright/test';
import { localePath } from '@/lib/routes/locale-path';
import en from '@/messages/en/layout.json' with { type: 'json' };
import ka from '@/messages/ka/layout.json' with { type: 'json' };
import ru from '@/messages/ru/layout.json' with { type: 'json' };
import { expect, expectAccessible, test } from '../fixtures';
import { languagesOf } from '../languages';

const messages = { ka, en, ru };
const openCompanies = (page: Page, locale: keyof typeof messages) =>
  page.getByRole('button', { name: messages[locale].companies, exact: true }).first().click();

test('the header is compact after 200 px and has no carets where it is narrow, and steps to other places keep clear of it', async ({
  page,
}) => {
  await page.goto('/en');
  const header = page.getByRole('banner');
  const topBar = header.getByRole('button', { name: en.companies });
  await expect(topBar).toBeInViewport();
  await page.mouse.wheel(0, 900);
  await expect(header).toHaveAttribute('data-scrolled', 'true');
  await expect(topBar).not.toBeInViewport();
  await expect(header.getByRole('link', { name: 'Aivani, home page' })).toBeInViewport();
  // What stays is never higher than the 90 px that anchors keep free.
  await expect.poll(async () => (await header.boundingBox())?.y ?? 0).toBeLessThan(0);
  const box = await header.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(90);

  const caret = page.getByRole('navigation', { name: en.main_navigation }).locator('button svg').first();
  await page.setViewportSize({ width: 1250, height: 800 });
  await expect(page.getByRole('button', { name: en.nav.sale, exact: true })).toBeVisible();
  await expect(caret).toBeHidden();
  await page.setViewportSize({ width: 1360, height: 800 });
  await expect(caret).toBeVisible();

  // The same document: only the anchor differs.
  await page.goto('/en#content');
  await expect.poll(async () => Math.round((await page.locator('#content').boundingBox())?.y ?? 0)).toBe(90);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('list', { name: en.companies }).getByRole('listitem')).toHaveCount(4);
  const link = footer.getByRole('link', { name: 'Search listings' });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  await link.click();
  await expect(page).toHaveURL(/\/en\/s$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expectAccessible(page);

  const opener = header.getByRole('button', { name: en.companies });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: en.companies });
  await expect(dialog.getByRole('listitem')).toHaveCount(4);
  for (const logo of await dialog.getByRole('listitem').locator('img').all())
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the footer counts its lists', { tag: '@all' }, async ({ page }) => {
  await page.goto('/en');
  const link = page
    .getByRole('contentinfo')
    // Other journeys publish apartments at the same time.
    .getByRole('link', { name: /^Land plots\s*[\d,]+$/ })
    .first();
  const count = /[\d,]+$/.exec((await link.textContent()) ?? '')?.[0] ?? 'none';
  await link.click();
  await expect(page.getByText(`${count} listings`, { exact: true }).first()).toBeVisible();
});

for (const locale of languagesOf('ru'))
  test(`the companies of the group are open to everybody in ${locale}, as the menu is`, { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(localePath(locale, '/'));
    await openCompanies(page, locale);
    const dialog = page.getByRole('dialog', { name: messages[locale].companies });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: messages[locale].menu.open, exact: true }).click();
    await expectAccessible(page);
    await openCompanies(page, locale);
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    // The menu below it is still there, and Escape is then for it.
    await expect(page.getByRole('button', { name: messages[locale].menu.close, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: messages[locale].menu.open, exact: true })).toBeFocused();
  });
