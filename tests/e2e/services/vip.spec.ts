import result from '@/messages/ka/payment_result.json' with { type: 'json' };
import vip from '@/messages/ka/vip.json' with { type: 'json' };
import { fillBalance } from '../../factories/money/site-wallet';
import { newFirstPartyHeaders, registerOwner } from '../../factories/site-visitors';
import { expect, expectAccessible, test } from '../fixtures';
import { publishFlat } from '../publish-journey';

test('an owner buys super VIP from the balance, and the statement is in the strip at once', async ({ page, baseURL }) => {
  await registerOwner(page);
  const id = await publishFlat(page, baseURL);
  await fillBalance(page.request, 50, baseURL);
  await page.goto(`/account/vipService/vipView?statements=${id}`);
  await expect(page.getByRole('checkbox', { name: new RegExp(`ID ${id}`) })).toBeChecked();
  await page.getByRole('radio', { name: 'SUPER VIP', exact: true }).check();
  await page.getByRole('radio', { name: vip.order.days_count.replace('{count}', '3') }).check({ force: true });
  const pay = page.getByRole('button', { name: vip.order.pay.replace('{amount}', '27,00 ₾') });
  // The summary is pale while its price is requested.
  await expect(pay).toBeEnabled();
  await expectAccessible(page);
  await pay.click();
  await expect(page.getByRole('heading', { level: 1, name: result.success.title })).toBeVisible();
  const strip = await page.request.get('/api/microservice/statements?is_super_vip=1&per_page=100', {
    headers: newFirstPartyHeaders(),
  });
  const { data } = ((await strip.json()) as { data: { data: { id: number; is_super_vip: boolean }[] } }).data;
  expect(data.find((card) => card.id === id)?.is_super_vip).toBe(true);
});

test('a guest sees a listing with the badge of each tier', async ({ page }) => {
  await page.goto('/VIP');
  const badges = page.getByRole('radiogroup', { name: vip.landing.badge });
  await badges.getByRole('radio', { name: 'SUPER VIP', exact: true }).check({ force: true });
  const card = page.getByRole('article').first();
  await expect(card).toContainText('SUPER VIP');
});
