import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderDetailSchema } from '@/lib/contracts/money/orders';
import { initiatedSchema, paidSchema, paymentStatusSchema } from '@/lib/contracts/money/payments';
import { orderEvents, orders } from '@/server/modules/orders/orders.table';
import { payments } from '@/server/modules/payments/payments.table';
import { createWalletRepository } from '@/server/modules/wallet/wallet.repository';
import { ledgerPostings } from '@/server/modules/wallet/wallet.table';
import { fillWallet, insertOrder, insertTopUp, newKey, payBody } from '@/tests/factories/money/money';
import { insertVisitor, type Visitor } from '@/tests/factories/visitor';
import { useApi } from '@/tests/setup/api';

const api = useApi();
const initPath = '/api/v3/payments/init-fill-balance';
const payPath = '/api/v3/payments/pay';

const post = (path: string, body: unknown, headers: Record<string, string>) => api.call(path, { method: 'POST', body, headers });
const pay = (visitor: Visitor, body: object, key = newKey()) => post(payPath, body, { ...visitor.headers, ...key });
const statusOf = (id: number, headers: Record<string, string> = {}) => api.call(`/api/v3/payments/${id}`, { headers });
const balanceOf = (visitor: Visitor) => createWalletRepository(api.db).balanceOf(visitor.user.id);
const orderRow = async (id: number) => (await api.db.select().from(orders).where(eq(orders.id, id)))[0];

describe('init-fill-balance', () => {
  it('200 names what is to be paid', async () => {
    const visitor = await insertVisitor(api.db);
    const { status, body } = await post(initPath, { amount: '25.5' }, { ...visitor.headers, ...newKey() });
    expect(status).toBe(200);
    expect(initiatedSchema.parse(body).data).toMatchObject({ order_id: null, amount: 25.5 });
  });

  it('200 returns the first response again for the same key, 409 for another body', async () => {
    const visitor = await insertVisitor(api.db);
    const headers = { ...visitor.headers, ...newKey() };
    const first = await post(initPath, { amount: 10 }, headers);
    expect((await post(initPath, { amount: 10 }, headers)).body).toEqual(first.body);
    const other = await post(initPath, { amount: 11 }, headers);
    expect(other).toMatchObject({ status: 409, body: { message: 'errors.idempotency_reused' } });
  });

  it('gives the same key of two people two payments', async () => {
    const key = newKey();
    const results = [];
    for (const visitor of [await insertVisitor(api.db), await insertVisitor(api.db)])
      results.push(initiatedSchema.parse((await post(initPath, { amount: 10 }, { ...visitor.headers, ...key })).body).data.id);
    expect(new Set(results).size).toBe(2);
  });

  it('400 without a key, 401 for guests, 422 for what is not an amount', async () => {
    const { headers } = await insertVisitor(api.db);
    const lacking = await post(initPath, { amount: 10 }, headers);
    expect(lacking).toMatchObject({ status: 400, body: { message: 'errors.idempotency_key' } });
    expect((await post(initPath, { amount: 10 }, { ...headers, 'idempotency-key': 'short' })).status).toBe(400);
    expect((await post(initPath, { amount: 10 }, newKey())).status).toBe(401);
    for (const amount of [0, 0.001, -5, 'ten', '1,5', ' 5', '5 ', '05', 1_000_001, undefined]) {
      const { status, body } = await post(initPath, { amount }, { ...headers, ...newKey() });
      expect({ status, body }).toMatchObject({ status: 422, body: { errors: { amount: [expect.any(String)] } } });
    }
  });

  it('429 after ten in a minute', async () => {
    const { headers } = await insertVisitor(api.db);
    for (let count = 0; count < 10; count += 1) await post(initPath, { amount: 1 }, { ...headers, ...newKey() });
    const { status, headers: received } = await post(initPath, { amount: 1 }, { ...headers, ...newKey() });
    expect({ status, wait: received.get('retry-after') }).toEqual({ status: 429, wait: expect.stringMatching(/^\d+$/) });
  });
});

describe('pay from the wallet', () => {
  it('200 buys the order, posts the sale with its VAT and writes the trail', async () => {
    const visitor = await insertVisitor(api.db);
    const { order, payment } = await insertOrder(api.db, visitor.user.id);
    await fillWallet(api.db, visitor.user.id, 5_000);
    const { status, body } = await pay(visitor, payBody(payment, { amount: 35 }));
    expect(status).toBe(200);
    expect(paidSchema.parse(body).data).toEqual({ result: true, redirect_url: null, state: 'approved', terminal_number: null });
    expect(await balanceOf(visitor)).toBe(1_500);
    expect(await orderRow(order.id)).toMatchObject({ state: 'paid', paidMinor: 3_500, paidWith: 'balance' });
    const events = await api.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
    expect(events).toMatchObject([{ action: 'pay', state: 'paid', actorId: null }]);
    const posted = (await api.db.select().from(ledgerPostings)).slice(-3).map(({ amountMinor }) => amountMinor);
    expect(posted.toSorted((one, other) => one - other)).toEqual([-3_500, 534, 2_966]);
  });

  it('200 gives a second click the response of the first, and takes the money once', async () => {
    const visitor = await insertVisitor(api.db);
    const { payment } = await insertOrder(api.db, visitor.user.id);
    await fillWallet(api.db, visitor.user.id, 9_000);
    const key = newKey();
    const first = await pay(visitor, payBody(payment), key);
    expect(first.status).toBe(200);
    expect((await pay(visitor, payBody(payment), key)).body).toEqual(first.body);
    expect((await pay(visitor, payBody(payment))).body).toEqual(first.body);
    expect(await balanceOf(visitor)).toBe(5_500);
  });

  it('409 not_enough_balance changes nothing, and the same key pays after a top-up', async () => {
    const visitor = await insertVisitor(api.db);
    const { order, payment } = await insertOrder(api.db, visitor.user.id);
    await fillWallet(api.db, visitor.user.id, 3_499);
    const key = newKey();
    expect(await pay(visitor, payBody(payment), key)).toMatchObject({ status: 409, body: { message: 'not_enough_balance' } });
    expect(await balanceOf(visitor)).toBe(3_499);
    expect(await orderRow(order.id)).toMatchObject({ state: 'created', paidMinor: 0 });
    await fillWallet(api.db, visitor.user.id, 1);
    expect((await pay(visitor, payBody(payment), key)).status).toBe(200);
    expect(await balanceOf(visitor)).toBe(0);
  });

  it('409 when the page showed another sum', async () => {
    const visitor = await insertVisitor(api.db);
    const { order, payment } = await insertOrder(api.db, visitor.user.id);
    await fillWallet(api.db, visitor.user.id, 5_000);
    const answer = await pay(visitor, payBody(payment, { amount: 30 }));
    expect(answer).toMatchObject({ status: 409, body: { message: 'errors.price_changed' } });
    expect(await orderRow(order.id)).toMatchObject({ state: 'created' });
  });

  it('409 for an order that has been cancelled, and for a service without packages', async () => {
    const visitor = await insertVisitor(api.db);
    await fillWallet(api.db, visitor.user.id, 5_000);
    const { payment } = await insertOrder(api.db, visitor.user.id, { state: 'cancelled' });
    expect(await pay(visitor, payBody(payment))).toMatchObject({ status: 409, body: { message: 'errors.order_closed' } });
    const { payment: other } = await insertOrder(api.db, visitor.user.id);
    const withPackage = await pay(visitor, payBody(other, { pay_with: 'package' }));
    expect(withPackage).toMatchObject({ status: 409, body: { message: 'errors.package_unknown' } });
    expect(await balanceOf(visitor)).toBe(5_000);
  });

  it('serves orders of statements at their own address', async () => {
    const visitor = await insertVisitor(api.db);
    const { payment } = await insertOrder(api.db, visitor.user.id);
    await fillWallet(api.db, visitor.user.id, 5_000);
    const answer = await post('/api/microservice/payments/pay', payBody(payment), { ...visitor.headers, ...newKey() });
    expect(answer.status).toBe(200);
  });
});

describe('pay', () => {
  it('422 beside the number of a loyalty card that is missing', async () => {
    const visitor = await insertVisitor(api.db);
    const payment = await insertTopUp(api.db, visitor.user.id, 1_000);
    const { status, body } = await pay(visitor, payBody(payment, { pay_with: 'loyalty_card' }));
    expect([status, body]).toEqual([422, expect.objectContaining({ errors: { loyalty_card: ['errors.field_required'] } })]);
  });

  it.each(['1234567', '12345678901234567890', '1234-5678'])(
    '422 beside the number of a loyalty card that none has: %s',
    async (number) => {
      const visitor = await insertVisitor(api.db);
      const payment = await insertTopUp(api.db, visitor.user.id, 1_000);
      const { status, body } = await pay(visitor, payBody(payment, { pay_with: 'loyalty_card', loyalty_card: number }));
      expect([status, body]).toEqual([422, expect.objectContaining({ errors: { loyalty_card: ['errors.loyalty_card'] } })]);
    },
  );

  it('400 without a key, 401 for guests, 404 for nothing and for another’s payment', async () => {
    const [owner, other] = [await insertVisitor(api.db), await insertVisitor(api.db)];
    const { payment } = await insertOrder(api.db, owner.user.id);
    expect((await post(payPath, payBody(payment), owner.headers)).status).toBe(400);
    expect((await post(payPath, payBody(payment), newKey())).status).toBe(401);
    expect((await pay(other, payBody(payment))).status).toBe(404);
    expect((await pay(other, payBody({ id: 999_999 }))).status).toBe(404);
  });

  it('422 for a return to another site, an unknown method, and a top-up from the wallet', async () => {
    const visitor = await insertVisitor(api.db);
    const [topUp] = await api.db
      .insert(payments)
      .values({ userId: visitor.user.id, amountMinor: 500, createdAt: new Date() })
      .returning();
    const payment = { id: topUp?.id ?? 0 };
    for (const redirect_url of ['https://evil.example/payment-result', '//evil.example', 'javascript:alert(1)', ''])
      expect(await pay(visitor, payBody(payment, { redirect_url }))).toMatchObject({
        status: 422,
        body: { errors: { redirect_url: ['errors.redirect_elsewhere'] } },
      });
    expect((await pay(visitor, payBody(payment, { pay_with: 'cash' }))).status).toBe(422);
    const fromWallet = await pay(visitor, payBody(payment));
    expect(fromWallet).toMatchObject({ status: 422, body: { errors: { pay_with: ['errors.field_invalid'] } } });
  });

  it('429 after ten in a minute', async () => {
    const visitor = await insertVisitor(api.db);
    for (let count = 0; count < 10; count += 1) await pay(visitor, payBody({ id: 999_999 }));
    expect((await pay(visitor, payBody({ id: 999_999 }))).status).toBe(429);
  });
});

describe('the state of a payment', () => {
  it('200 shows the payer the order, and the wallet', async () => {
    const visitor = await insertVisitor(api.db);
    const { order, payment } = await insertOrder(api.db, visitor.user.id);
    await fillWallet(api.db, visitor.user.id, 5_000);
    const before = paymentStatusSchema.parse((await statusOf(payment.id, visitor.headers)).body).data;
    expect(before).toMatchObject({ state: 'created', payment_status: 'pending', amount: 35, balance: 50, order_id: order.id });
    expect(before.has_receipt).toBe(false);
    await pay(visitor, payBody(payment));
    const after = paymentStatusSchema.parse((await statusOf(payment.id, visitor.headers)).body).data;
    expect(after).toMatchObject({
      state: 'approved',
      payment_status: 1,
      has_receipt: true,
      balance: 15,
      method: 'balance',
      is_order_delivered: true,
    });
    const detail = (await api.call(`/api/v1/orders/${order.id}`, { headers: visitor.headers })).body;
    expect(orderDetailSchema.parse(detail).data.receipt_payment_id).toBe(payment.id);
  });

  it('401 for guests, 404 for nothing and for another’s', async () => {
    const [owner, other] = [await insertVisitor(api.db), await insertVisitor(api.db)];
    const { payment } = await insertOrder(api.db, owner.user.id);
    expect((await statusOf(payment.id)).status).toBe(401);
    expect((await statusOf(payment.id, other.headers)).status).toBe(404);
    expect((await statusOf(999_999, other.headers)).status).toBe(404);
  });
});

it('shows the wallet in the session', async () => {
  const visitor = await insertVisitor(api.db);
  const read = () => api.call('/api/auth-service/auth/grouped-info', { headers: visitor.headers });
  expect((await read()).body).toMatchObject({ data: { user: { balance_id: null, balance: 0 } } });
  await fillWallet(api.db, visitor.user.id, 1_250);
  expect((await read()).body).toMatchObject({ data: { user: { balance_id: expect.any(Number), balance: 12.5 } } });
});
