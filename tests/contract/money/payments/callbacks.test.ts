import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { gatewayEvents, payments, sandboxOrders } from '@/server/modules/payments/payments.table';
import { createSiteKeysRepository } from '@/server/modules/users/site-keys.repository';
import { createWalletRepository } from '@/server/modules/wallet/wallet.repository';
import { signatureHeader, signCallback, timestampHeader } from '@/server/ports/payment-gateway-sandbox';
import { decide, startTopUp } from '@/tests/factories/money/sandbox';
import { insertVisitor, type Visitor } from '@/tests/factories/visitor';
import { useApi } from '@/tests/setup/api';
import { seededAt } from '@/tests/setup/database';

const api = useApi();
const path = '/api/payments/callback/sandbox';
const balanceOf = ({ user }: Visitor) => createWalletRepository(api.db).balanceOf(user.id);
const rowOf = async (id: number) => (await api.db.select().from(payments).where(eq(payments.id, id)))[0];
const eventsOf = (id: number) => api.db.select().from(gatewayEvents).where(eq(gatewayEvents.paymentId, id));

/** A payment that the bank has approved without a callback. */
async function approvedInSilence(visitor: Visitor, amount = 20) {
  const { id, page } = await startTopUp(api, visitor, amount);
  await decide(api, page, 'approve', { altered: '1' });
  const row = await rowOf(id);
  return { id, orderId: row?.gatewayOrderId ?? '' };
}

const eventOf = ({ id, orderId }: { id: number; orderId: string }, overrides: object = {}) =>
  JSON.stringify({
    event_id: randomUUID(),
    order_id: orderId,
    reference: String(id),
    state: 'approved',
    amount: 20,
    currency: 'GEL',
    ...overrides,
  });

async function signed(body: string, ageSeconds = 0): Promise<Record<string, string>> {
  const key = await createSiteKeysRepository(api.database.db).find('sandbox gateway');
  const timestamp = String(seededAt.getTime() / 1000 - ageSeconds);
  return { [timestampHeader]: timestamp, [signatureHeader]: signCallback(key, timestamp, body) };
}

const send = async (body: string, headers?: Record<string, string>, to = path): Promise<number> =>
  (await api.fetch(new Request(`http://localhost:3000${to}`, { method: 'POST', body, headers: headers ?? (await signed(body)) })))
    .status;

describe('POST /api/payments/callback/{gateway}', () => {
  it('200 settles the payment it names, without a website key, a session or an origin', async () => {
    const visitor = await insertVisitor(api.db);
    const payment = await approvedInSilence(visitor);
    const body = eventOf(payment);
    expect(await send(body, { ...(await signed(body)), origin: 'https://bank.example', 'sec-fetch-site': 'cross-site' })).toBe(
      200,
    );
    expect(await balanceOf(visitor)).toBe(2_000);
    expect(await eventsOf(payment.id)).toMatchObject([{ gateway: 'sandbox', receivedAt: seededAt }]);
  });

  it('200 for every one of ten copies at once, and credits once', async () => {
    const visitor = await insertVisitor(api.db);
    const payment = await approvedInSilence(visitor);
    const body = eventOf(payment);
    const headers = await signed(body);
    expect(new Set(await Promise.all(Array.from({ length: 10 }, () => send(body, headers))))).toEqual(new Set([200]));
    expect(await balanceOf(visitor)).toBe(2_000);
    expect(await eventsOf(payment.id)).toHaveLength(1);
  });

  it('credits once for many events of one payment', async () => {
    const visitor = await insertVisitor(api.db);
    const payment = await approvedInSilence(visitor);
    for (const state of ['approved', 'pending', 'declined', 'approved']) await send(eventOf(payment, { state }));
    expect(await balanceOf(visitor)).toBe(2_000);
    expect(await rowOf(payment.id)).toMatchObject({ state: 'approved' });
  });

  it('believes neither the state nor the amount of a callback', async () => {
    const visitor = await insertVisitor(api.db);
    const { id, page } = await startTopUp(api, visitor, 1);
    const row = await rowOf(id);
    expect(await send(eventOf({ id, orderId: row?.gatewayOrderId ?? '' }, { state: 'approved', amount: 1_000_000 }))).toBe(200);
    expect(await balanceOf(visitor)).toBe(0);
    await decide(api, page, 'approve');
    expect(await balanceOf(visitor)).toBe(100);
  });

  it('400 for forged, altered and stale ones and for what is not a callback, without effect', async () => {
    const visitor = await insertVisitor(api.db);
    const payment = await approvedInSilence(visitor);
    const body = eventOf(payment);
    const headers = await signed(body);
    const forged = { ...headers, [signatureHeader]: 'ab'.repeat(32) };
    const statuses = [
      await send(body, {}),
      await send(body, forged),
      await send(`${body} `, headers),
      await send(body, { ...headers, [timestampHeader]: String(seededAt.getTime() / 1000 + 1) }),
      await send(body, await signed(body, 301)),
      await send(body, await signed(body, -301)),
      await send('', await signed('')),
      await send('[]', await signed('[]')),
      await send(eventOf(payment, { reference: '1 or 1=1' })),
      await send(eventOf(payment, { more: 1 })),
    ];
    expect(new Set(statuses)).toEqual(new Set([400]));
    expect(await balanceOf(visitor)).toBe(0);
    expect(await eventsOf(payment.id)).toEqual([]);
  });

  it('404 for an order that is not ours, and for a gateway that is not configured; 422 for an unknown one', async () => {
    const visitor = await insertVisitor(api.db);
    const payment = await approvedInSilence(visitor);
    expect(await send(eventOf({ id: payment.id, orderId: randomUUID() }))).toBe(404);
    expect(await send(eventOf({ id: 999_999_999, orderId: randomUUID() }))).toBe(404);
    for (const name of ['bog', 'tpay']) expect(await send('{"PaymentId":"1"}', {}, `/api/payments/callback/${name}`)).toBe(404);
    expect(await send('{}', {}, '/api/payments/callback/paypal')).toBe(422);
    expect(await balanceOf(visitor)).toBe(0);
  });

  it('413 above 32 KiB', async () => {
    expect(await send('x'.repeat(32 * 1024 + 1), {})).toBe(413);
  });

  it('settles a payment whose order we do not know yet, and no other', async () => {
    const visitor = await insertVisitor(api.db);
    const payment = await approvedInSilence(visitor);
    await api.db.update(payments).set({ gatewayOrderId: null }).where(eq(payments.id, payment.id));
    expect(await send(eventOf(payment))).toBe(200);
    expect(await balanceOf(visitor)).toBe(2_000);
    expect(await rowOf(payment.id)).toMatchObject({ gatewayOrderId: payment.orderId });
  });

  it('credits nothing when the bank charged another amount', async () => {
    const visitor = await insertVisitor(api.db);
    const payment = await approvedInSilence(visitor);
    await api.db.update(sandboxOrders).set({ amountMinor: 100 }).where(eq(sandboxOrders.id, payment.orderId));
    expect(await send(eventOf(payment))).toBe(200);
    expect(await balanceOf(visitor)).toBe(0);
    expect(await rowOf(payment.id)).toMatchObject({ state: 'pending', failureKey: 'errors.payment_mismatch' });
  });

  it('credits nothing when the order belongs to another payment', async () => {
    const payer = await insertVisitor(api.db);
    const thief = await insertVisitor(api.db);
    const paid = await approvedInSilence(payer);
    const unpaid = await startTopUp(api, thief, 20);
    await api.db.update(payments).set({ gatewayOrderId: null }).where(eq(payments.id, paid.id));
    await api.db.update(payments).set({ gatewayOrderId: paid.orderId }).where(eq(payments.id, unpaid.id));
    await api.call(`/api/v3/payments/${unpaid.id}`, { headers: thief.headers });
    expect(await balanceOf(thief)).toBe(0);
  });
});
