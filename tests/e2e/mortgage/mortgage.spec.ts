import type { Page } from '@playwright/test';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { localePath } from '@/lib/routes/locale-path';
import account from '@/messages/ka/account.json' with { type: 'json' };
import { registerVisitor } from '../../factories/site-visitors';
import { expect, expectAccessible, test } from '../fixtures';
import { languagesOf } from '../languages';
import {
  dollars,
  fillRequest,
  findFlat,
  fromOwnAddress,
  grouped,
  instalment,
  messagesByLocale,
  modal,
} from '../mortgage-journey';

const { ka } = messagesByLocale;

test.beforeEach(({ page }) => fromOwnAddress(page));
const price = (page: Page) => modal(page).getByRole('textbox', { name: ka.price });
const result = (page: Page) => modal(page).getByRole('region', { name: ka.result });

for (const locale of languagesOf('en')) {
  const labels = messagesByLocale[locale];

  test(`a guest opens the calculator over a list, requests a loan from one of its banks and sees it confirmed, in ${locale}`, async ({
    page,
  }) => {
    const list = `${localePath(locale, '/s')}?price_to=90000`;
    await page.goto(list);
    await page.getByRole('banner').locator('a[data-loan=fromHeader]').first().click();
    await expect(page).toHaveURL(`${list}&take_loan=true&isntStatement=true`);
    const dialog = modal(page);
    await expect(dialog).toHaveAccessibleName(labels.title);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(list);
    await page.goForward();
    await expect(dialog.getByRole('textbox', { name: labels.price, exact: true })).toBeFocused();
    await page.keyboard.type('100000');
    await expect(dialog.getByRole('region', { name: labels.result })).toContainText(dollars(instalment(80_000, 7.4, 60), locale));
    await dialog.getByRole('button', { name: labels.schedule.title }).click();
    await expect(dialog.getByRole('table').getByRole('row')).toHaveCount(6);
    await dialog.getByRole('button', { name: labels.comparison.title }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(8);
    await expect(dialog.getByText(labels.note)).toBeVisible();
    await expectAccessible(page);

    await dialog.getByRole('button', { name: labels.request }).click();
    await expect(dialog).toHaveAccessibleName(labels.form.title);
    const send = dialog.getByRole('button', { name: labels.form.send });
    await expect(send).toBeDisabled();
    await fillRequest(page, locale);
    await expect(send).toBeDisabled();
    await expectAccessible(page);
    await dialog.getByRole('paragraph').getByRole('button').click();
    await expect(dialog).toHaveAccessibleName(labels.terms.title);
    await dialog.getByRole('button', { name: labels.terms.agree }).click();
    await expect(dialog.getByRole('checkbox')).toBeChecked();
    await send.click();
    await expect(dialog).toHaveAccessibleName(labels.sent.title);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(list);
  });
}

test('a statement for sale passes its price to the calculator, and its result stays until it is closed', { tag: '@all' }, async ({
  page,
}) => {
  const flat = await findFlat(page);
  const total = Math.round(flat.price[1]?.price_total ?? 0);
  await page.goto(statementPath('ka', flat));
  const block = page.getByRole('complementary').getByRole('region', { name: ka.teaser.title });
  const instalmentOnPage = (await block.locator('.type-price').textContent()) ?? '';
  await block.getByRole('link', { name: ka.teaser.calculate }).click();
  await expect(page).toHaveURL(/\?take_loan=true$/);
  await expect(price(page)).toHaveValue(grouped(String(total)));
  await expect(modal(page).locator('[data-payment]')).toHaveText(instalmentOnPage);
  await expect(modal(page)).toHaveAccessibleDescription(new RegExp(flat.dynamic_titles.ka));

  await modal(page).getByRole('button', { name: ka.request }).click();
  await fillRequest(page, 'ka');
  await modal(page).getByRole('checkbox').check();
  const sending = page.waitForRequest(/take-loans\/create$/);
  await modal(page).getByRole('button', { name: ka.form.send }).click();
  expect((await sending).postDataJSON()).toMatchObject({ statement_id: flat.id, property_price: total, send_lead: 1 });
  await expect(modal(page)).toHaveAccessibleName(ka.sent.title);
  await expectAccessible(page);
  await modal(page).getByRole('button', { name: ka.sent.close }).first().click();
  await expect(modal(page)).toBeHidden();
  await expect(page).toHaveURL(statementPath('ka', flat));
});

test('a paid card leads to its statement with the calculator over it', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('article').locator('a[data-loan=fromStatementCard]').first();
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toMatch(/^\/udzravi-qoneba\/.+\?take_loan=true$/);
  await link.click();
  await expect(page).toHaveURL(address);
  await expect(price(page)).not.toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(address.replace('?take_loan=true', ''));
});

test('a rented statement offers no loan', { tag: '@all' }, async ({ page }) => {
  await page.goto('/s?deal_types=2');
  await page
    .getByRole('region', { name: 'ყველა განცხადება' })
    .getByRole('article')
    .first()
    .getByRole('heading')
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('a[data-loan^=fromStatement]')).toHaveCount(0);
});

test('the calculator can be used with only the keyboard', { tag: '@all' }, async ({ page }) => {
  await page.goto('/?take_loan=true&isntStatement=true');
  await expect(price(page)).toBeFocused();
  await page.keyboard.type('100000');
  await expect(result(page)).toContainText(dollars(instalment(80_000, 7.4, 60), 'ka'));
  await modal(page).getByRole('slider', { name: ka.down_payment }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(modal(page).getByRole('textbox', { name: ka.down_payment_percent })).toHaveValue('21');
  await page.keyboard.press('Home');
  await modal(page).getByRole('textbox', { name: ka.term_months }).focus();
  await page.keyboard.type('120');
  await expect(result(page)).toContainText(dollars(instalment(80_000, 7.4, 120), 'ka'));
  await modal(page)
    .getByRole('radio', { name: /იბერია/ })
    .focus();
  await page.keyboard.press('ArrowDown');
  await expect(modal(page).getByRole('radio', { name: /კოლხეთი/ })).toBeChecked();
  await modal(page).getByRole('button', { name: ka.request }).focus();
  await page.keyboard.press('Enter');
  await expect(modal(page)).toHaveAccessibleName(ka.form.title);
  await modal(page).getByRole('button', { name: ka.form.back }).focus();
  await page.keyboard.press('Enter');
  await expect(modal(page)).toHaveAccessibleName(ka.title);
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
});

test('an empty price is shown at its field and calls no bank', { tag: '@all' }, async ({ page }) => {
  await page.goto('/?take_loan=true&isntStatement=true');
  await price(page).fill('100000');
  await price(page).fill('');
  await expect(price(page)).toHaveAccessibleDescription(ka.price_error);
  await expect(result(page)).toContainText('—');
  await expect(modal(page).getByRole('button', { name: ka.request })).toBeDisabled();
  await expectAccessible(page);
});

test('the account has the calculator and the visitor’s own requests', { tag: '@all' }, async ({ page }) => {
  await registerVisitor(page.request);
  await page.goto('/account/loanCalculatorService/loanView');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ka.title);
  await expect(page.getByRole('navigation').getByRole('link', { name: account.menu.loan })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByText(ka.own_requests.empty_title)).toBeVisible();
  await page.getByRole('textbox', { name: ka.price, exact: true }).fill('100000');
  await expectAccessible(page);
  await page.getByRole('button', { name: ka.request }).click();
  await fillRequest(page, 'ka');
  await modal(page).getByRole('checkbox').check();
  await modal(page).getByRole('button', { name: ka.form.send }).click();
  await expect(modal(page)).toHaveAccessibleName(ka.sent.title);
  await expect(modal(page)).toBeHidden();
  await expect(page.getByRole('article').filter({ hasText: 'იბერია ბანკი' })).toBeVisible();
});
