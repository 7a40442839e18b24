import type { NotificationsPopup } from '@/lib/contracts/account/notifications';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { localePath } from '@/lib/routes/locale-path';
import en from '@/messages/en/agents.json' with { type: 'json' };
import clients from '@/messages/en/clients.json' with { type: 'json' };
import base from '@/messages/en/inventory.json' with { type: 'json' };
import { newFirstPartyHeaders, registerVisitor, signIn } from '../../factories/site-visitors';
import { expect, expectAccessible, test } from '../fixtures';

const firstPartyHeaders = newFirstPartyHeaders();

test('a broker invites an agent, who accepts, is listed and is removed', async ({ page, browser, baseURL }) => {
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
  await other.close();

  await page.reload();
  await expect(page.getByRole('article')).toContainText(agentName);
  await expect(page.getByText(en.states.accepted)).toBeVisible();
  await page.getByRole('button', { name: `Remove: ${agentName}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.remove }).click();
  await expect(page.getByRole('dialog', { name: en.remove_confirmation.done })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('an agent has an inventory and clients, and no agents', async ({ page }) => {
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
  await expect(page.getByRole('article')).toContainText('გიორგი');
});
