import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { newFirstPartyHeaders, registerVisitor } from '../factories/site-visitors';
import { expect, test } from './fixtures';

/** Begins a top-up by card, as the visitor that is signed in. @returns the address of its result */
async function beginTopUp(request: APIRequestContext): Promise<string> {
  const headers = { ...newFirstPartyHeaders(), 'idempotency-key': randomUUID() };
  const response = await request.post('/api/v3/payments/init-fill-balance', { headers, data: { amount: 20 } });
  const { data } = (await response.json()) as { data: { id: number } };
  return `/payment-result?paymentStatus=pending&rnd=7&payment_id=${data.id}`;
}

test('another person finds no payment, and a guest signs in first', async ({ request, playwright, baseURL }) => {
  await registerVisitor(request);
  const address = await beginTopUp(request);
  expect((await request.get(address)).status()).toBe(200);

  const other = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const asGuest = await other.get(address, { maxRedirects: 0 });
  expect([asGuest.status(), asGuest.headers().location]).toEqual([307, `/auth?continue=${encodeURIComponent(address)}`]);
  await registerVisitor(other);
  const asOther = await other.get(address);
  expect([asOther.status(), asOther.headers()['cache-control']]).toEqual([404, expect.stringContaining('no-store')]);
  await other.dispose();
});

test('a guest is led from the page of the Facebook boost through the sign-in', async ({ request }) => {
  const html = await (await request.get('/facebook')).text();
  expect(html).toContain('href="/auth?continue=%2Faccount%2FfacebookService%2FfacebookView"');
});

test('the account has the calculator of loans', async ({ request }) => {
  await registerVisitor(request);
  const response = await request.get('/account/loanCalculatorService/loanView');
  expect([response.status(), (await response.text()).match(/<h1[\s>]/g)?.length]).toEqual([200, 1]);
});
