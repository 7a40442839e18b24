import type { Locator, Page } from '@playwright/test';
import { statementPath } from '@/lib/routes/statement-address';
import common from '@/messages/ka/common.json' with { type: 'json' };
import ka from '@/messages/ka/help.json' with { type: 'json' };
import layout from '@/messages/ka/layout.json' with { type: 'json' };
import map from '@/messages/ka/map.json' with { type: 'json' };
import ru from '@/messages/ru/help.json' with { type: 'json' };
import { findApartment } from '../../factories/find-statements';
import { newPhone } from '../../factories/site-visitors';
import { expect, test } from '../fixtures';
import { fromOwnAddress } from '../mortgage-journey';

const help = (page: Page) => page.getByRole('button', { name: ka.label, exact: true });
/** Boxes are measured in parts of a pixel, and drawn in whole ones. */
const part = 0.5;

type Box = { x: number; y: number; width: number; height: number };
const isApart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x + part ||
  other.x + other.width <= one.x + part ||
  one.y + one.height <= other.y + part ||
  other.y + other.height <= one.y + part;

async function boxOf(thing: Locator): Promise<Box> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

test.beforeEach(({ page }) => fromOwnAddress(page));

test('a phone requests a call over the whole screen', async ({ page }) => {
  await page.goto('/');
  await help(page).tap();
  await expect(page.getByRole('link', { name: ka.menu.call })).toHaveAttribute('href', 'tel:+995322000000');
  await expect(page.getByRole('link', { name: ka.menu.write })).toHaveAttribute('href', 'mailto:help@aivani.example');
  await page.getByRole('button', { name: ka.menu.request }).tap();
  const form = page.getByRole('dialog', { name: ka.menu.request });
  await expect.poll(() => form.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await form.getByRole('textbox', { name: ka.form.name }).fill('ნინო');
  await form.getByRole('textbox', { name: ka.form.phone }).fill(newPhone());
  await form.getByRole('button', { name: ka.form.send }).tap();
  const sent = page.getByRole('dialog', { name: ka.sent.title });
  await sent.getByRole('button', { name: common.close }).last().tap();
  await expect(sent).toBeHidden();
  await expect(help(page)).toHaveAttribute('aria-expanded', 'false');
});

test('on a phone the help stands apart from every bar and the banner, and leaves the menu alone', async ({ page, request }) => {
  const fixed = {
    '/': '[data-footer-banner]',
    '/s/iyideba-bina': '[data-page="search"] > button',
    [statementPath('ka', await findApartment(request))]: '[data-call-bar]',
  };
  for (const [path, selector] of Object.entries(fixed)) {
    await page.goto(path);
    await expect(page.locator('[data-footer-banner] iframe')).toBeVisible();
    const button = await boxOf(help(page));
    expect(button.y + button.height, path).toBeLessThanOrEqual((await boxOf(page.locator('[data-footer-banner]'))).y);
    expect(isApart(button, await boxOf(page.locator(selector))), path).toBe(true);
  }
  await page.goto('/');
  await page.getByRole('button', { name: layout.menu.open }).tap();
  await expect(page.locator('[data-help]')).toBeHidden();
});

test('on a phone the source of the map can be read beside the help', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'footerBanner', value: 'closed', url: baseURL ?? '' }]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/s/iyideba-bina');
  await page.getByRole('button', { name: map.switch.map, exact: true }).tap();
  const source = page.getByRole('link', { name: map.attribution });
  await expect(source).toBeVisible();
  expect(isApart(await boxOf(help(page)), await boxOf(source))).toBe(true);
});

test('on a phone the last lines of a page can be scrolled out from under the help', async ({ page, request }) => {
  for (const width of [320, 390])
    for (const path of ['/ru', statementPath('ru', await findApartment(request))]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      const button = await boxOf(page.getByRole('button', { name: ru.label, exact: true }));
      for (const link of await page.getByRole('contentinfo').getByRole('link').all())
        expect(isApart(button, await boxOf(link)), `${path} ${width} ${await link.textContent()}`).toBe(true);
    }
});
