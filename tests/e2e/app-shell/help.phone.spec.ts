import ka from '@/messages/ka/help.json' with { type: 'json' };
import { expect, test } from '../fixtures';

test('on a phone the request of a call covers the whole screen', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: ka.label, exact: true }).tap();
  await page.getByRole('button', { name: ka.menu.request }).tap();
  const form = page.getByRole('dialog', { name: ka.menu.request });
  await expect.poll(() => form.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
});
