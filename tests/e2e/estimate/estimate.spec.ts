import { statementPath } from '@/lib/routes/addresses/statement-address';
import { localePath } from '@/lib/routes/locale-path';
import mortgage from '@/messages/en/mortgage.json' with { type: 'json' };
import { registerVisitor, signInShared } from '../../factories/site-visitors';
import { fillEstimateForm, findComparedApartment, messagesByLocale, priceInGel } from '../estimate-journey';
import { expect, expectAccessible, test } from '../fixtures';
import { languagesOf } from '../languages';

/** A street that the gazetteer has, as each language begins its name. */
const streets = { ka: 'ილია ჭავჭ', en: 'Ilia Chav', ru: 'Ильи Чав' };
const opened = '?ai_modal=true';

for (const locale of languagesOf('ka')) {
  const t = messagesByLocale[locale];

  test.describe(`the price estimate in ${locale}`, () => {
    test('asks a guest to sign in, also by keyboard, and leaves a clean address', { tag: '@all' }, async ({ page }) => {
      await page.goto(`${localePath(locale, '/')}${opened}`);
      const intro = page.getByRole('dialog', { name: t.intro.title });
      await expect(intro.getByText(t.intro.sign_in)).toBeVisible();
      await expectAccessible(page);
      const start = intro.getByRole('button', { name: t.intro.start });
      await start.focus();
      await page.keyboard.press('Enter');
      const login = page.getByRole('dialog', { name: t.login.title });
      await expect(login).toBeVisible();
      await expect(intro).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(start).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(intro).toBeHidden();
      await expect(page).toHaveURL(localePath(locale, '/'));
    });

    test('shows wrong floors at the field, and the price once they are right', { tag: '@all' }, async ({ page }) => {
      await signInShared(page);
      await page.goto(`${localePath(locale, '/')}${opened}`);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: t.intro.start }).click();
      await expect(dialog.getByRole('combobox', { name: t.fields.city_id })).toBeVisible();
      await fillEstimateForm(page, dialog, t, streets[locale]);

      const floors = dialog.getByRole('textbox', { name: t.fields.total_floors });
      const submit = dialog.getByRole('button', { name: t.form.submit });
      await floors.fill('6');
      await page.keyboard.press('Tab');
      await expect(floors).toHaveAccessibleDescription(t.field_errors.min.replace('{count}', '7'));
      await expect(floors).toHaveValue('6');
      await expect(submit).toBeDisabled();
      await expectAccessible(page);
      await floors.fill('31');
      await expect(floors).toHaveAccessibleDescription(t.field_errors.max.replace('{count}', '30'));
      await floors.fill('12');
      await submit.focus();
      await page.keyboard.press('Enter');

      await expect(dialog.getByRole('heading', { name: t.result.title })).toBeVisible();
      await expect(dialog.getByText(priceInGel).first()).toBeVisible();
      await expect(dialog.getByRole('heading', { name: t.result.comparables })).toBeVisible();
      await expect(dialog.locator('a[href*="/statements/"]').first()).toHaveAttribute('href', /\/statements\/\d+$/);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(localePath(locale, '/'));
    });
  });
}

test('the estimate comes by itself from the page of a statement', { tag: '@all' }, async ({ page, request }) => {
  const [locale, t] = ['ru', messagesByLocale.ru] as const;
  const statement = await findComparedApartment(request);
  await signInShared(page);
  await page.goto(statementPath(locale, statement));
  const scale = page.getByRole('region', { name: t.scale.title });
  await expect(scale).toContainText(t.scale[statement.price_band?.band ?? 'at']);
  await scale.getByRole('link', { name: t.scale.link }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t.title });
  await expect(dialog.getByRole('heading', { name: t.result.title })).toBeVisible();
  await expect(page).toHaveURL(`${statementPath(locale, statement)}?ai_modal=true&statementInner=true`);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(statementPath(locale, statement));
});

test('the estimate stays closed while a loan is requested', { tag: '@all' }, async ({ page }) => {
  await page.goto(`/en${opened}&take_loan=true`);
  await expect(page.getByRole('dialog')).toHaveAccessibleName(mortgage.title);
});

test('the account has the estimate without a dialog, with earlier estimates', async ({ page }) => {
  const t = messagesByLocale.ru;
  await registerVisitor(page.request);
  await page.goto('/ru/account/aiService/aiView');
  await expect(page.getByRole('heading', { level: 1, name: t.account.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: t.account.empty })).toBeVisible();
  await expectAccessible(page);
  const form = page.getByRole('region', { name: t.form.title });
  await fillEstimateForm(page, form, t, streets.ru);
  await form.getByRole('button', { name: t.form.submit }).click();
  await expect(page.getByRole('heading', { name: t.result.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: t.account.empty })).toBeHidden();
  await expect(page.getByRole('heading', { level: 3, name: /37/ }).first()).toBeVisible();
  await expectAccessible(page);
});
