import type { Page } from '@playwright/test';
import result from '@/messages/ka/payment_result.json' with { type: 'json' };
import sandbox from '@/messages/ka/sandbox.json' with { type: 'json' };
import topUp from '@/messages/ka/top_up.json' with { type: 'json' };
import { newFirstPartyHeaders, registerVisitor } from '../../factories/site-visitors';
import { expect, test } from '../fixtures';

const dialog = (page: Page) => page.getByRole('dialog');

async function openMethod(page: Page, method: keyof typeof topUp.methods): Promise<void> {
  await page.goto('/account/profile?fill_balance=true');
  await dialog(page).getByRole('button', { name: topUp.methods[method].title }).first().click();
}

test('a broker tops up by invoice, loyalty card, terminal and the app of a bank', { tag: '@all' }, async ({ page }) => {
  await registerVisitor(page.request, 'broker');
  await openMethod(page, 'invoice');
  await dialog(page).getByRole('textbox', { name: topUp.amount }).fill('500');
  await dialog(page).getByRole('button', { name: topUp.request }).click();
  await expect(page).toHaveURL(/paymentStatus=3&.*serviceType=invoice/);
  await expect(page.getByText(/^INV-\d{4}-\d{6}$/)).toBeVisible();
  const sheet = await page.getByRole('link', { name: result.invoice.download }).getAttribute('href');
  expect((await page.request.get(sheet ?? '', { headers: newFirstPartyHeaders() })).headers()['content-type']).toBe(
    'application/pdf',
  );

  await openMethod(page, 'loyalty');
  await dialog(page).getByRole('textbox', { name: topUp.amount }).fill('10');
  await dialog(page).getByRole('textbox', { name: topUp.loyalty_number }).fill('12345678');
  await dialog(page)
    .getByRole('button', { name: new RegExp(`^${topUp.pay} · `) })
    .click();
  await page.getByRole('button', { name: sandbox.cancel }).click();
  await expect(page.getByRole('heading', { level: 1, name: result.failure.title })).toBeVisible();

  for (const method of ['terminal', 'bank_app'] as const) {
    await openMethod(page, method);
    await expect(dialog(page).getByRole('button', { name: topUp.copy })).toBeVisible();
    await expect(dialog(page).getByRole('textbox')).toHaveCount(0);
  }
});
