import { statementPath } from '@/lib/routes/addresses/statement-address';
import { findApartment } from '../../factories/find-statements';
import { newFirstPartyHeaders, signInAsStaff } from '../../factories/site-visitors';
import { expect, expectAccessible, expectFits, test } from '../fixtures';

test('a report is decided by keyboard, and is logged', async ({ page, request }) => {
  const card = await findApartment(request);
  const data = { statement_id: card.id, reason: 'fraud', comment: 'Asked for money first' };
  const reported = await request.post('/api/microservice/statements/report', { data, headers: newFirstPartyHeaders() });
  expect(reported.status()).toBe(200);
  await signInAsStaff(page, 'moderator');
  await page.goto('/en/admin/moderation?kind=report');
  await page
    .getByRole('button')
    .filter({ hasText: `ID ${card.id}` })
    .click();
  const found = page.getByRole('region').filter({ hasText: 'Asked for money first' }).last();
  await expect(found.getByText('Asked for money first')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page, 1250, 390);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.keyboard.press('3');
  await expect(found.getByRole('radio', { name: /^3/ })).toBeChecked();
  await found.getByRole('combobox', { name: /^Reason/ }).click();
  await page.getByRole('option').first().click();
  await found.getByRole('button', { name: 'Confirm and next' }).click();
  await expect(page.getByRole('button').filter({ hasText: `ID ${card.id}` })).toHaveCount(0);
  await page.goto('/en/admin/audit');
  await expect(
    page
      .getByRole('article')
      .filter({ hasText: `ID ${card.id}` })
      .first(),
  ).toContainText('Case rejected');
  expect((await request.get(statementPath('en', card))).status()).toBe(200);
});
