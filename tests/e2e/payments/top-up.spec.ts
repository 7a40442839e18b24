import type { Page } from '@playwright/test';
import checkout from '@/messages/ka/checkout.json' with { type: 'json' };
import errors from '@/messages/ka/errors.json' with { type: 'json' };
import result from '@/messages/ka/payment_result.json' with { type: 'json' };
import sandbox from '@/messages/ka/sandbox.json' with { type: 'json' };
import topUp from '@/messages/ka/top_up.json' with { type: 'json' };
import { waitForHydration } from '../../../scripts/site/browser';
import { newFirstPartyHeaders, registerVisitor } from '../../factories/site-visitors';
import { expect, expectAccessible, test } from '../fixtures';

const dialog = (page: Page) => page.getByRole('dialog');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const outcome = (page: Page, name: 'approve' | 'decline' | 'cancel' | 'leave_pending') =>
  page.getByRole('button', { name: sandbox[name] });

async function openTopUp(page: Page): Promise<void> {
  await page.goto('/account/profile?fill_balance=true');
  await expect(dialog(page)).toHaveAccessibleName(topUp.title);
}

/** Goes by the card method to the page of the gateway. */
async function payByNewCard(page: Page, amount: string, { isSaved = false } = {}): Promise<void> {
  await openTopUp(page);
  await dialog(page).getByRole('button', { name: topUp.methods.card.title, exact: false }).first().click();
  await dialog(page).getByRole('textbox', { name: topUp.amount }).fill(amount);
  await dialog(page).getByRole('radio', { name: checkout.new_card }).check();
  if (isSaved) await dialog(page).getByRole('checkbox', { name: checkout.save_card }).check();
  await payButton(page).dblclick();
  await expect(page).toHaveURL(/\/api\/payments\/sandbox\//);
}

const payButton = (page: Page) => dialog(page).getByRole('button', { name: new RegExp(`^${topUp.pay} · `) });

/** GEL on the visitor's balance, as the API says. */
async function balanceOf(page: Page): Promise<number> {
  const response = await page.request.get('/api/auth-service/auth/grouped-info', { headers: newFirstPartyHeaders() });
  return ((await response.json()) as { data: { user: { balance: number } } }).data.user.balance;
}

test.beforeEach(async ({ page }) => {
  await registerVisitor(page.request, 'broker');
});

test('a broker tops up by a new card, once for a double press and the way back, saves it, and tops up by it at once', async ({
  page,
}) => {
  await payByNewCard(page, '50', { isSaved: true });
  const gateway = page.url();
  await page.goBack();
  await payByNewCard(page, '50', { isSaved: true });
  expect(page.url()).toBe(gateway);
  // A card whose bank asks for no code may be charged again without its owner.
  await page.getByRole('combobox', { name: sandbox.card }).selectOption('visa');
  await page.locator('[name="three_d_secure"]').uncheck();
  await outcome(page, 'approve').click();
  await expect(heading(page, result.success.top_up_title)).toBeVisible();
  await expect(page).toHaveURL(/\/payment-result\?paymentStatus=pending&rnd=\d{1,3}&payment_id=\d+$/);
  await expectAccessible(page);
  expect(await balanceOf(page)).toBe(50);

  await openTopUp(page);
  await dialog(page).getByRole('button', { name: topUp.methods.card.title }).first().click();
  await expect(dialog(page).getByRole('radio', { name: /^•••• \d{4}/ })).toBeChecked();
  await dialog(page).getByRole('textbox', { name: topUp.amount }).fill('12.5');
  await expectAccessible(page);
  await payButton(page).click();
  await expect(dialog(page).getByText('62,50')).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: topUp.to_profile })).toBeVisible();
  expect(await balanceOf(page)).toBe(62.5);
});

test('a declined and a cancelled payment say why, charge nothing, and offer a retry', { tag: '@all' }, async ({ page }) => {
  await payByNewCard(page, '20');
  await outcome(page, 'decline').click();
  await expect(heading(page, result.failure.title)).toBeVisible();
  await expect(page.getByText(errors.payment_insufficient_funds).first()).toBeVisible();
  await waitForHydration(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: result.try_again }).click();
  await expect(dialog(page).getByRole('textbox', { name: topUp.amount })).toHaveValue('20');
  await payButton(page).click();
  await outcome(page, 'cancel').click();
  await expect(page.getByText(errors.payment_cancelled).first()).toBeVisible();
  expect(await balanceOf(page)).toBe(0);
});

test('a payment that is left pending becomes its result by itself', { tag: '@all' }, async ({ page, context }) => {
  await payByNewCard(page, '20');
  const gateway = page.url();
  await outcome(page, 'leave_pending').click();
  await expect(heading(page, result.pending.title)).toBeVisible();
  await expect(page.getByRole('button', { name: topUp.pay })).toHaveCount(0);
  const bank = await context.newPage();
  await bank.goto(gateway);
  await outcome(bank, 'approve').click();
  await bank.close();
  await expect(heading(page, result.success.top_up_title)).toBeVisible();
  expect(await balanceOf(page)).toBe(20);
});
