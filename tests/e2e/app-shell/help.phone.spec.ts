import type { Page } from '@playwright/test';
import common from '@/messages/ka/common.json' with { type: 'json' };
import ka from '@/messages/ka/help.json' with { type: 'json' };
import layout from '@/messages/ka/layout.json' with { type: 'json' };
import { newPhone } from '../../factories/site-visitors';
import { expect, test } from '../fixtures';
import { fromOwnAddress } from '../mortgage-journey';

const help = (page: Page) => page.getByRole('button', { name: ka.label, exact: true });
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

test('on a phone the help is in the header, and on the search in the header of the menu', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const inHeader = page.getByRole('banner').getByRole('button', { name: ka.label, exact: true });
  await expect(inHeader).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.goto('/s');
  await expect(inHeader).toBeHidden();
  await page.getByRole('button', { name: layout.menu.open }).tap();
  await inHeader.tap();
  await expect(page.getByRole('link', { name: ka.menu.call })).toBeInViewport({ ratio: 1 });
});
