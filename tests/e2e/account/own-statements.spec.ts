import { localePath } from '@/lib/routes/locale-path';
import en from '@/messages/en/own_statements.json' with { type: 'json' };
import ka from '@/messages/ka/own_statements.json' with { type: 'json' };
import ru from '@/messages/ru/own_statements.json' with { type: 'json' };
import { registerOwner } from '../../factories/site-visitors';
import { expect, expectAccessible, expectFits, scanWidths, test } from '../fixtures';
import { languagesOf } from '../languages';
import { chooseFromMenu } from '../menu';
import { publishFlat } from '../publish-journey';

const messages = { ka, en, ru };
const everything = { tag: '@all' };
const path = '/account/statements?page=1';

test.beforeEach(({ page }) => registerOwner(page));

test('an owner without statements is led to the form', everything, async ({ page }) => {
  await page.goto(localePath('en', path));
  await expect(page.getByRole('heading', { name: en.empty.title })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: en.add }).first().click();
  await expect(page).toHaveURL(/\/en\/account\/statements\/create/);
});

test('a statement is found, measured, selected and deleted', everything, async ({ page, baseURL }) => {
  await publishFlat(page, baseURL);
  for (const locale of languagesOf('ru')) {
    await page.setViewportSize({ width: scanWidths[locale], height: 900 });
    await page.goto(localePath(locale, path));
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: messages[locale].title })).toBeVisible();
    await expectAccessible(page);
    await expectFits(page, 360, 1280);
  }
  await page.goto(localePath('en', path));
  await page.getByRole('textbox', { name: en.search }).fill('no such street');
  await expect(page.getByText(en.empty.search_title)).toBeVisible();
  await expect(page).toHaveURL(/q=no\+such\+street&page=1$/);
  await page.getByRole('link', { name: en.empty.search_clear }).click();
  await expect(page.getByRole('textbox', { name: en.search })).toHaveValue('');
  await chooseFromMenu(page.getByRole('button', { name: /^Actions/ }), en.statistics.open);
  await expect(page.getByRole('img', { name: /^Views over the last 30 days/ })).toBeVisible();
  await page.getByText(en.statistics.table, { exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(31);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('checkbox', { name: en.bulk.all }).check();
  await expect(page.getByRole('checkbox', { name: '1 selected' })).toBeChecked();
  await page.getByRole('region', { name: en.bulk.label }).getByRole('button', { name: en.actions.delete }).click();
  const question = page.getByRole('dialog', { name: en.delete_confirmation.title_one });
  await question.getByRole('button', { name: en.delete_confirmation.cancel }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('region', { name: en.bulk.label }).getByRole('button', { name: en.actions.delete }).click();
  await question.getByRole('button', { name: en.delete_confirmation.confirm }).click();
  await expect(page.getByRole('dialog', { name: 'Listing deleted' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: en.empty.title })).toBeVisible();
});

test('a list that cannot be loaded offers a retry', everything, async ({ page }, testInfo) => {
  testInfo.annotations.push({ type: 'allow-failed-responses' });
  await page.route('**/api/microservice/users/statements?**', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(localePath('en', path));
  await expect(page.getByRole('alert').filter({ hasText: en.failed_title })).toBeVisible();
  await page.unroute('**/api/microservice/users/statements?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: en.empty.title })).toBeVisible();
});
