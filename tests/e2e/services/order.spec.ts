import checkout from '@/messages/ka/checkout.json' with { type: 'json' };
import orders from '@/messages/ka/orders.json' with { type: 'json' };
import services from '@/messages/ka/services.json' with { type: 'json' };
import { fillBalance } from '../../factories/money/site-wallet';
import { registerOwner } from '../../factories/site-visitors';
import { expect, expectAccessible, test } from '../fixtures';
import { publishFlat } from '../publish-journey';

const text = services.order;

test('a photo tour is ordered, paid from the balance and followed in the account', async ({ page, baseURL }) => {
  await registerOwner(page);
  await publishFlat(page, baseURL);
  await fillBalance(page.request, 200, baseURL);

  await page.goto('/photo-tour/tourView');
  await page.getByRole('radiogroup', { name: text.property.own }).locator('label').first().click();
  await expect(page.locator('[data-field="fields.area"] input')).toHaveValue('80');
  const days = page.getByRole('radiogroup', { name: text.visit.day, exact: true });
  await days.locator('input:not(:disabled)').last().check({ force: true });
  await page
    .getByRole('radiogroup', { name: text.visit.slot, exact: true })
    .locator('input:not(:disabled)')
    .last()
    .check({ force: true });
  await expect(page.getByRole('radio', { name: new RegExp(checkout.balance) })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: /90,00/ }).click();
  await expect(page).toHaveURL(/\/payment-result\?/);

  await page.goto('/account/services');
  const order = page.getByRole('article');
  await expect(order.getByText(orders.states.paid, { exact: true }).first()).toBeVisible();
  await expect(order.getByText(orders.money.paid)).toBeVisible();
  await expectAccessible(page);
});

test('the page of a photo tour leads to its order', { tag: '@all' }, async ({ page }) => {
  await page.goto('/photo-tour');
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${services.orders['photo-tour']}`) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/photo-tour\/tourView$/);
});
