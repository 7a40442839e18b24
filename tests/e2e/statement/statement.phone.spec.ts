import type { APIRequestContext } from '@playwright/test';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { findApartmentWith } from '../../factories/find-statements';
import { expect, test } from '../fixtures';
import { languagesOf } from '../languages';

const findPictured = (request: APIRequestContext) =>
  findApartmentWith(request, ({ images, price_type_id }) => images.length > 5 && price_type_id === 3);

test('a phone reads a statement: swipes its photos, calls its seller, goes back to the list', async ({ page, request }) => {
  const statement = await findPictured(request);
  const total = statement.images.length;
  await page.goto('/s/iyideba-bina-tbilisshi');
  await page.goto(statementPath('ka', statement));
  await expect(page.getByRole('banner')).toBeHidden();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);

  const photos = page.getByRole('region', { name: 'ფოტოები' });
  await expect(photos.getByText(`ფოტო 1 / ${total}`, { exact: true })).toBeAttached();
  await photos.getByRole('list').evaluate((row) => row.scrollTo({ left: row.clientWidth, behavior: 'instant' }));
  await expect(photos.getByText(`ფოტო 2 / ${total}`, { exact: true })).toBeAttached();
  await photos.getByRole('button', { name: `ფოტო 2 / ${total}: ` }).tap();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('status')).toContainText(`2 / ${total}`);
  await viewer.getByRole('button', { name: 'დახურვა' }).tap();
  await expect(viewer).toBeHidden();

  const call = page.getByRole('button', { name: 'დარეკვა', exact: true });
  await expect(call).toBeInViewport();
  expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await call.tap();
  await expect(page.getByRole('link', { name: /^დარეკვა: \d{3} \d{2} \d{2} \d{2}$/ })).toHaveCount(2);

  await page.getByRole('link', { name: 'სიაში დაბრუნება' }).tap();
  await expect(page).toHaveURL('/s/iyideba-bina-tbilisshi');
});

test('a statement fits 320 px', async ({ page, request }) => {
  const statement = await findPictured(request);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const locale of languagesOf('ru')) {
    await page.goto(statementPath(locale, statement));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});
