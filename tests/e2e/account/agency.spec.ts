import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { NotificationsPopup } from '@/lib/contracts/account/notifications';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { localePath } from '@/lib/routes/locale-path';
import en from '@/messages/en/agents.json' with { type: 'json' };
import checkout from '@/messages/en/checkout.json' with { type: 'json' };
import clients from '@/messages/en/clients.json' with { type: 'json' };
import crud from '@/messages/en/crud.json' with { type: 'json' };
import base from '@/messages/en/inventory.json' with { type: 'json' };
import result from '@/messages/en/payment_result.json' with { type: 'json' };
import { legalBody } from '../../factories/money/orders';
import { fillBalance } from '../../factories/money/site-wallet';
import { newFirstPartyHeaders, registerVisitor, signIn } from '../../factories/site-visitors';
import { expect, expectAccessible, test } from '../fixtures';

const firstPartyHeaders = newFirstPartyHeaders();
const everything = { tag: '@all' };

/** Buys a legal check with the money of the agent's company. */
async function payFromCompany(page: Page, company: string): Promise<void> {
  const headers = { ...newFirstPartyHeaders(), 'idempotency-key': randomUUID() };
  const made = await page.request.post('/api/v3/payments/init-legal-verification-service-order', { headers, data: legalBody });
  const { data } = (await made.json()) as { data: { order_id: number } };
  await page.goto(localePath('en', `/account/services?order=${data.order_id}`));
  await page.getByRole('radio', { name: new RegExp(`^${checkout.company.replace('{name}', company)}`) }).check({ force: true });
  await page.getByRole('button', { name: /^Pay · / }).click();
  await expect(page.getByRole('heading', { level: 1, name: result.success.title })).toBeVisible();
}

test(
  'a broker invites an agent, who accepts, is listed, pays from the company’s wallet within a limit, and is removed',
  everything,
  async ({ page, browser, baseURL }) => {
    const broker = await registerVisitor(page.request, 'broker');
    const agent = await registerVisitor(page.request, 'agent');
    const agentName = transliterateName(agent.name, 'en');
    await signIn(page, broker);
    await page.goto(localePath('en', '/account/agents'));
    await expect(page.getByRole('heading', { name: en.empty.title })).toBeVisible();
    await expectAccessible(page);

    const email = page.getByRole('textbox', { name: en.invite.email });
    await email.fill('nobody');
    await page.getByRole('button', { name: en.invite.send }).click();
    await expect(page.getByText('The e-mail format is wrong.')).toBeVisible();
    await expect(email).toHaveValue('nobody');
    await email.fill(agent.login);
    await page.getByRole('button', { name: en.invite.send }).click();
    await expect(page.getByText(agent.login)).toBeVisible();
    await expect(page.getByText(en.states.pending)).toBeVisible();

    const other = await browser.newContext(baseURL ? { baseURL } : {});
    const agentPage = await other.newPage();
    await signIn(agentPage, agent);
    const popup = await agentPage.request.get('/api/v1/users/notifications-popup', { headers: firstPartyHeaders });
    const { data } = (await popup.json()) as { data: NotificationsPopup };
    const request = data.notifications.find(({ type }) => type === 2);
    const response = await agentPage.request.post(`/api/v1/notifications/${request?.uuid}/respond`, {
      data: { response: 'accept' },
      headers: firstPartyHeaders,
    });
    expect(response.status()).toBe(200);

    await page.reload();
    await expect(page.getByRole('article')).toContainText(agentName);
    await expect(page.getByText(en.states.accepted)).toBeVisible();

    await page.getByRole('button', { name: en.limit.open_named.replace('{name}', agentName) }).click();
    const limit = page.getByRole('dialog', { name: en.limit.title.replace('{name}', agentName) });
    await limit.getByRole('textbox', { name: en.limit.monthly }).fill('50');
    await expectAccessible(page);
    await limit.getByRole('button', { name: crud.form.save }).click();
    await expect(page.getByText(en.limit.saved)).toBeVisible();
    await fillBalance(page.request, 100, baseURL);
    await payFromCompany(agentPage, transliterateName(broker.name, 'en'));
    await other.close();
    await page.getByRole('button', { name: en.limit.open_named.replace('{name}', agentName) }).click();
    await expect(limit.getByText(/₾35(\.00)? spent this month/)).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: `Remove: ${agentName}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: en.remove }).click();
    await page.getByRole('dialog', { name: en.remove_confirmation.done }).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('article')).toHaveCount(0);
  },
);

test('an agent has an inventory and clients, and no agents', everything, async ({ page }) => {
  test.info().annotations.push({ type: 'allow-failed-responses' });
  const agent = await registerVisitor(page.request, 'agent');
  await signIn(page, agent);
  expect((await page.goto('/en/account/agents'))?.status()).toBe(404);
  for (const [path, title] of [
    ['/account/my-base', base.empty.title],
    ['/account/clients', clients.empty.title],
    ['/account/clients?view=matchings', clients.matchings.empty_title],
  ] as const) {
    await page.goto(localePath('en', path));
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: clients.add }).click();
  const dialog = page.getByRole('dialog', { name: clients.add_title });
  await dialog.getByRole('textbox', { name: clients.fields.name, exact: true }).fill('გიორგი');
  await dialog.getByRole('combobox', { name: 'Property type' }).click();
  await page.getByRole('option', { name: 'Apartment' }).click();
  await dialog.getByRole('combobox', { name: 'Deal' }).click();
  await page.getByRole('option', { name: 'For sale' }).click();
  await expect(page.getByRole('listbox')).toBeHidden();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: clients.buyers }).click();
  await expect(page.getByRole('article')).toContainText('Giorgi');
});
