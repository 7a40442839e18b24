import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import checkout from '@/messages/ka/checkout.json' with { type: 'json' };
import orders from '@/messages/ka/orders.json' with { type: 'json' };
import own from '@/messages/ka/own_statements.json' with { type: 'json' };
import result from '@/messages/ka/payment_result.json' with { type: 'json' };
import publication from '@/messages/ka/publication.json' with { type: 'json' };
import sandbox from '@/messages/ka/sandbox.json' with { type: 'json' };
import services from '@/messages/ka/services.json' with { type: 'json' };
import vip from '@/messages/ka/vip.json' with { type: 'json' };
import { legalBody, measureBody, rateBody, registryBody, tourBody } from '../../factories/money/orders';
import { fillBalance } from '../../factories/money/site-wallet';
import { newFirstPartyHeaders, registerOwner, registerVisitor } from '../../factories/site-visitors';
import { expect, expectFits, test } from '../fixtures';
import { publishFlat } from '../publish-journey';

type Call = { data: { id: number; order_id: number } };
type Days = { data: { days: { day: string; slots: { slot: string; free: number }[] }[] } };

async function call<T>(page: Page, path: string, data?: object): Promise<T> {
  const headers = { ...newFirstPartyHeaders(), 'idempotency-key': randomUUID() };
  const response = data ? await page.request.post(path, { headers, data }) : await page.request.get(path, { headers });
  expect([path, response.status()]).toEqual([path, 200]);
  return (await response.json()) as T;
}

/** The last free visit of a service in Tbilisi. */
async function freeVisit(page: Page, catalogue: string) {
  const { data } = await call<Days>(page, `/api/v1/services/${catalogue}/slots?city_id=1`);
  const free = data.days.flatMap(({ day, slots }) => slots.filter((one) => one.free > 0).map(({ slot }) => ({ day, slot })));
  const { day = '', slot = '' } = free.at(-1) ?? {};
  return { visit_day: day, visit_slot: slot };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const payButton = (page: Page) => page.getByRole('button', { name: new RegExp(`^${orders.payment.pay.split(' · ')[0]} · `) });
const openOrder = (page: Page, { data }: Call) => page.goto(`/account/services?order=${data.order_id}`);
const init = (page: Page, name: string, body: object) => call<Call>(page, `/api/v3/payments/init-${name}-order`, body);

/** Services of people, what their orders contain, and the catalogue of those with a visit. */
const ordered = [
  ['matterport-service', tourBody, '3d-service'],
  ['photographer-service', tourBody, 'photographer-service'],
  ['rate-service', rateBody, 'rate-service'],
  ['measure-service', measureBody, 'measure-service'],
  ['legal-verification-service', legalBody, null],
  ['public-registry-service', registryBody, null],
] as const;

test('each service is paid from the balance, and its order is in the account', { tag: '@all' }, async ({ page, baseURL }) => {
  await registerOwner(page);
  const statement = await publishFlat(page, baseURL);
  await fillBalance(page.request, 2000, baseURL);
  const made: Call[] = [];
  for (const [name, body, catalogue] of ordered) {
    const visit = catalogue ? await freeVisit(page, catalogue) : {};
    made.push(await init(page, name, { ...body, ...visit }));
  }
  const boost = { statement_id: statement, type: 3 };
  made.push(await call<Call>(page, '/api/microservice/payments/init-facebook-boost-order', boost));
  for (const order of made) {
    await openOrder(page, order);
    await expect(page.getByRole('radio', { name: new RegExp(`^${checkout.balance}`) })).toBeChecked();
    await payButton(page).click();
    await expect(heading(page, result.success.title)).toBeVisible();
    await expect(page.getByRole('link', { name: result.receipt })).toHaveAttribute('href', /\/receipt\.pdf$/);
  }
  await page.getByRole('link', { name: result.to_order }).click();
  await expect(page.getByRole('article').getByText(orders.states.paid, { exact: true }).first()).toBeVisible();
  await expectFits(page, 390);
});

test('an order that is open in two tabs is bought once', { tag: '@all' }, async ({ page, baseURL }) => {
  await registerVisitor(page.request);
  await fillBalance(page.request, 100, baseURL);
  const order = await init(page, 'legal-verification-service', legalBody);
  const second = await page.context().newPage();
  await openOrder(second, order);
  await openOrder(page, order);
  for (const tab of [page, second])
    await expect(tab.getByRole('radio', { name: new RegExp(`^${checkout.balance}`) })).toBeChecked();
  for (const tab of [page, second]) {
    await payButton(tab).click();
    await expect(heading(tab, result.success.title)).toBeVisible();
  }
  const { data } = await call<{ data: { user: { balance: number } } }>(page, '/api/auth-service/auth/grouped-info');
  expect(data.user.balance).toBe(65);
});

test('an order whose card payment failed stays, and is paid by a retry', { tag: '@all' }, async ({ page }) => {
  await registerVisitor(page.request);
  await openOrder(page, await init(page, 'legal-verification-service', legalBody));
  await payButton(page).click();
  await page.getByRole('button', { name: sandbox.decline }).click();
  await expect(heading(page, result.failure.title)).toBeVisible();
  await page.getByRole('link', { name: result.try_again }).click();
  await payButton(page).click();
  await page.getByRole('button', { name: sandbox.approve }).click();
  await page.getByRole('textbox', { name: sandbox.code }).fill('1234');
  await page.getByRole('button', { name: sandbox.confirm }).click();
  await expect(heading(page, result.success.title)).toBeVisible();
});

test('a package that was bought pays VIP from the account', { tag: '@all' }, async ({ page, baseURL }) => {
  await registerOwner(page);
  const id = await publishFlat(page, baseURL);
  await fillBalance(page.request, 500, baseURL);
  const { data } = await call<Call>(page, '/api/microservice/payments/init-package-order', { vip_type_id: 3, size: 5 });
  const redirect_url = `${baseURL}/payment-result?paymentStatus=pending&rnd=1&payment_id=${data.id}`;
  await call(page, '/api/microservice/payments/pay', { payment_id: data.id, pay_with: 'balance', redirect_url });
  await page.goto('/account/services');
  await page.getByRole('link', { name: orders.packages.use_named.replace('{tier}', 'VIP+') }).click();
  await expect(page.getByRole('radio', { name: new RegExp(vip.order.package.replace('{tier}', 'VIP\\+')) })).toBeChecked();
  await page.getByRole('checkbox', { name: new RegExp(`ID ${id}`) }).check();
  await page.getByRole('button', { name: vip.order.pay_package, exact: true }).click();
  await expect(heading(page, result.success.title)).toBeVisible();
  await page.goto('/account/services');
  const left = orders.packages.left.replace('{left}', '4').replace('{total}', '5');
  await expect(page.getByText(left, { exact: false })).toBeVisible();
});

test('a listing over the free quota is paid from the own listings, and is public at once', { tag: '@all' }, async ({
  page,
  baseURL,
}) => {
  await registerOwner(page);
  await fillBalance(page.request, 20, baseURL);
  const counts = await call<{ data: { free_quota: number } }>(page, '/api/microservice/users/statements/counts');
  for (let index = 0; index < counts.data.free_quota; index += 1) await publishFlat(page, baseURL);
  const id = await publishFlat(page, baseURL);
  await page.goto('/account/statements?page=1');
  await page.getByRole('link', { name: own.actions.pay, exact: true }).click();
  await expect(heading(page, publication.title)).toBeVisible();
  await page.getByRole('radio', { name: vip.order.days_count.replace('{count}', '7') }).press('Space');
  await page.getByRole('button', { name: /0,70/ }).click();
  await expect(heading(page, result.success.title)).toBeVisible();
  const { data } = await call<{ data: { data: { id: number; state: string; paid_until: string | null }[] } }>(
    page,
    '/api/microservice/users/statements',
  );
  expect(data.data.find((card) => card.id === id)).toMatchObject({ state: 'active', paid_until: expect.any(String) });
});

test('a guest is led from the Facebook page through the sign-in', { tag: '@all' }, async ({ page }) => {
  await page.goto('/facebook');
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${services.orders.facebook}`) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/auth\?continue=%2Faccount%2FfacebookService%2FfacebookView$/);
});
