import { statementPath } from '@/lib/routes/addresses/statement-address';
import { signInShared } from '../../factories/site-visitors';
import { findComparedApartment, messagesByLocale } from '../estimate-journey';
import { expect, expectAccessible, test } from '../fixtures';

test('a phone shows how a price compares with the market and opens the estimate over the whole screen', async ({
  page,
  request,
}) => {
  const t = messagesByLocale.ka;
  const statement = await findComparedApartment(request);
  await signInShared(page);
  await page.goto(statementPath('ka', statement));
  const scale = page.getByRole('region', { name: t.scale.title });
  await expect(scale).toContainText(t.scale[statement.price_band?.band ?? 'at']);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  await scale.getByRole('link', { name: t.scale.link }).tap();

  const dialog = page.getByRole('dialog', { name: t.title });
  await expect(dialog.getByRole('heading', { name: t.result.title })).toBeVisible();
  const box = await dialog.boundingBox();
  expect([box?.width, box?.height]).toEqual([390, 844]);
  expect(await overflow()).toBe(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: new RegExp(t.result.edit) }).tap();
  const form = page.getByRole('dialog', { name: t.form.title });
  await expect(form.getByRole('textbox', { name: t.fields.area, exact: true })).toHaveValue(/\d/);
  await expectAccessible(page);
  await form.getByRole('button', { name: t.common.close }).tap();
  await expect(page).toHaveURL(statementPath('ka', statement));
});
