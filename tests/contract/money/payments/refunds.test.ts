import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Refund, refundResponseSchema, refundsSchema } from '@/lib/contracts/money/refunds';
import type { MoneyServices } from '@/server/composition/services/compose-money';
import { orders } from '@/server/modules/orders/orders.table';
import { payments } from '@/server/modules/payments/payments.table';
import { promoCodes } from '@/server/modules/services/services.table';
import { auditLog } from '@/server/modules/staff/staff.table';
import { createWalletRepository } from '@/server/modules/wallet/wallet.repository';
import { ledgerAccounts, ledgerTransactions } from '@/server/modules/wallet/wallet.table';
import { PaymentGatewayError } from '@/server/ports/payment-gateway';
import { type FakeBank, openBank } from '@/tests/factories/gateway';
import { callOf, fillWallet, insertOrder, insertTopUp, newKey, payWith } from '@/tests/factories/money/money';
import { freshCode, insertStaff } from '@/tests/factories/staff';
import { insertVisitor, type Visitor } from '@/tests/factories/visitor';
import { useApi } from '@/tests/setup/api';
import { seededAt } from '@/tests/setup/database';
import { openMoney } from '@/tests/setup/money';

const api = useApi();
const path = '/api/v1/admin/refunds';
let bank: FakeBank;
let money: MoneyServices;
let buyer: Visitor;
let clerk: Visitor;
let other: Visitor;
beforeEach(async () => {
  bank = openBank();
  money = openMoney(api.database, bank.gateways, () => seededAt);
  buyer = await insertVisitor(api.db);
  clerk = await insertStaff(api.db, 'support');
  other = await insertStaff(api.db, 'support');
});

const post = async (address: string, body: unknown, visitor: Visitor = clerk, key = newKey()) => {
  const code = await freshCode(api.db, visitor, seededAt);
  return api.call(address, { method: 'POST', body, headers: { ...visitor.headers, ...key, ...code } });
};
const refundOf = ({ body }: { body: unknown }): Refund => refundResponseSchema.parse(body).data;
const ask = (body: object, visitor: Visitor = clerk) => post(path, { reason: 'ვიზიტი ჩაიშალა', ...body }, visitor);
const balanceOf = ({ user }: Visitor) => createWalletRepository(api.db).balanceOf(user.id);
const houseBalance = async (kind: 'revenue' | 'vat' | 'gateway') =>
  (await api.db.select().from(ledgerAccounts).where(eq(ledgerAccounts.kind, kind)))[0]?.balanceMinor ?? 0;
const orderRow = async (id: number) => (await api.db.select().from(orders).where(eq(orders.id, id)))[0];

async function paidOrder(amountMinor = 3_500) {
  const { order, payment } = await insertOrder(api.db, buyer.user.id, { amountMinor });
  await fillWallet(api.db, buyer.user.id, amountMinor);
  await money.payments.pay(callOf(buyer.user.id), payWith(payment.id), 'ka');
  return order;
}
async function orderByCard(amountMinor = 3_500) {
  const { order, payment } = await insertOrder(api.db, buyer.user.id, { amountMinor });
  await money.payments.pay(callOf(buyer.user.id), payWith(payment.id, { pay_with: 'card' }), 'ka');
  bank.decide(payment.id, 'approved');
  await money.settle(payment.id);
  return { order, payment };
}
const requestOf = (body: object) => money.refunds.request(callOf(clerk.user.id), { reason: 'ვიზიტი ჩაიშალა', ...body });

describe('a refund to the wallet', () => {
  it('200 refunds a part, then the rest, which ends the order', async () => {
    const before = { revenue: await houseBalance('revenue'), vat: await houseBalance('vat') };
    const order = await paidOrder(3_500);
    expect(refundOf(await ask({ order_id: order.id, amount: 10 }))).toMatchObject({ state: 'done', amount: 10, to: 'wallet' });
    expect(await orderRow(order.id)).toMatchObject({ state: 'paid', refundedMinor: 1_000 });
    expect(refundOf(await ask({ order_id: order.id }))).toMatchObject({ state: 'done', amount: 25 });
    expect(await orderRow(order.id)).toMatchObject({ state: 'refunded', refundedMinor: 3_500 });
    expect(await balanceOf(buyer)).toBe(3_500);
    expect({ revenue: await houseBalance('revenue'), vat: await houseBalance('vat') }).toEqual(before);
  });

  it('409 for more than is left, and nothing changes', async () => {
    const order = await paidOrder(3_500);
    const answer = await ask({ order_id: order.id, amount: 35.01 });
    expect(answer).toMatchObject({ status: 409, body: { message: 'errors.refund_too_large' } });
    await ask({ order_id: order.id });
    expect((await ask({ order_id: order.id })).status).toBe(409);
    expect(await balanceOf(buyer)).toBe(3_500);
  });

  it('200 refunds once with the same key', async () => {
    const order = await paidOrder(3_500);
    const key = newKey();
    const body = { order_id: order.id, amount: 5, reason: 'ნაწილი არ შესრულდა' };
    const first = refundOf(await post(path, body, clerk, key));
    expect(refundOf(await post(path, body, clerk, key)).id).toBe(first.id);
    expect(await balanceOf(buyer)).toBe(500);
  });
});

describe('a refund above 200 GEL', () => {
  it('waits for a second person, not the one who requested it', async () => {
    const order = await paidOrder(30_000);
    const asked = refundOf(await ask({ order_id: order.id }));
    expect(asked).toMatchObject({ state: 'awaiting_approval', requested_by: { id: clerk.user.id }, approved_by: null });
    expect(await balanceOf(buyer)).toBe(0);
    const own = await post(`${path}/${asked.id}/approve`, {});
    expect(own).toMatchObject({ status: 409, body: { message: 'errors.refund_own' } });
    const approved = refundOf(await post(`${path}/${asked.id}/approve`, {}, other));
    expect(approved).toMatchObject({ state: 'done', approved_by: { id: other.user.id } });
    expect(await balanceOf(buyer)).toBe(30_000);
    expect((await post(`${path}/${asked.id}/approve`, {}, other)).status).toBe(409);
    const log = await api.db.select().from(auditLog).where(eq(auditLog.subjectId, asked.id)).orderBy(desc(auditLog.id)).limit(2);
    expect(log.map(({ action, staffUserId }) => [action, staffUserId])).toEqual([
      ['refunds_approve', other.user.id],
      ['refunds_request', clerk.user.id],
    ]);
  });

  it('can be refused, and then be requested again', async () => {
    const order = await paidOrder(30_000);
    const { id } = refundOf(await ask({ order_id: order.id }));
    expect((await ask({ order_id: order.id })).status).toBe(409);
    expect(refundOf(await post(`${path}/${id}/reject`, { reason: 'უკვე შესრულდა' }, other))).toMatchObject({ state: 'rejected' });
    expect(await orderRow(order.id)).toMatchObject({ state: 'paid', refundedMinor: 0 });
    expect(refundOf(await ask({ order_id: order.id })).state).toBe('awaiting_approval');
  });

  it('is one in parts of an order too, within 24 hours', async () => {
    const order = await paidOrder(40_500);
    const part = async (amount: number) => refundOf(await ask({ order_id: order.id, amount })).state;
    expect(await part(199)).toBe('done');
    expect(await part(199)).toBe('awaiting_approval');
    expect(await part(1)).toBe('done');
    expect(await part(0.01)).toBe('awaiting_approval');
    expect(await balanceOf(buyer)).toBe(20_000);
  });

  it('counts what another clerk refunded, and nothing that a second person agreed to or rejected', async () => {
    const order = await paidOrder(90_000);
    const approved = refundOf(await ask({ order_id: order.id, amount: 300 }));
    await post(`${path}/${approved.id}/approve`, {}, other);
    const rejected = refundOf(await ask({ order_id: order.id, amount: 250 }));
    await post(`${path}/${rejected.id}/reject`, { reason: 'უკვე შესრულდა' }, other);
    expect(refundOf(await ask({ order_id: order.id, amount: 150 })).state).toBe('done');
    expect(refundOf(await ask({ order_id: order.id, amount: 51 }, other)).state).toBe('awaiting_approval');
  });

  it('starts anew after 24 hours, not at midnight', async () => {
    const order = await paidOrder(90_000);
    const partAt = async (hours: number) => {
      const later = openMoney(api.database, bank.gateways, () => new Date(seededAt.getTime() + hours * 3_600_000));
      const body = { order_id: order.id, amount: 15_000, reason: 'ვიზიტი ჩაიშალა' };
      return (await later.refunds.request(callOf(clerk.user.id), body)).state;
    };
    expect([await partAt(0), await partAt(23.9), await partAt(24.1)]).toEqual(['done', 'awaiting_approval', 'done']);
  });

  it('is one in parts of a top-up too', async () => {
    const { id } = await insertTopUp(api.db, buyer.user.id, 40_500);
    await money.payments.pay(callOf(buyer.user.id), payWith(id, { pay_with: 'card' }), 'ka');
    bank.decide(id, 'approved');
    await money.settle(id);
    const part = async () => (await requestOf({ payment_id: id, amount: 19_900 })).state;
    expect([await part(), await part()]).toEqual(['done', 'awaiting_approval']);
  });

  it('of exactly 200 needs no second person', async () => {
    const order = await paidOrder(20_000);
    expect(refundOf(await ask({ order_id: order.id })).state).toBe('done');
  });
});

describe('a refund of one’s own money', () => {
  const codeBy = async ({ user }: Visitor) => {
    const code = { code: `OWN-${user.id}`, percent: 10, usesMax: 1, startsAt: seededAt, createdBy: user.id };
    const [row] = await api.db.insert(promoCodes).values(code).returning();
    return row?.id ?? 0;
  };

  it('of an order waits for a second person, whatever its amount', async () => {
    buyer = clerk;
    const order = await paidOrder(3_500);
    const asked = refundOf(await ask({ order_id: order.id, amount: 1 }));
    expect(asked.state).toBe('awaiting_approval');
    expect((await post(`${path}/${asked.id}/approve`, {})).status).toBe(409);
    expect(refundOf(await post(`${path}/${asked.id}/approve`, {}, other)).state).toBe('done');
  });

  it('of a top-up, of a company’s order that one made, and with one’s own promo code waits too', async () => {
    const { id } = await insertTopUp(api.db, clerk.user.id, 1_000);
    await money.payments.pay(callOf(clerk.user.id), payWith(id, { pay_with: 'card' }), 'ka');
    bank.decide(id, 'approved');
    await money.settle(id);
    const forCompany = await paidOrder();
    await api.db.update(orders).set({ userId: clerk.user.id }).where(eq(orders.id, forCompany.id));
    const withCode = await paidOrder();
    await api.db
      .update(orders)
      .set({ promoCodeId: await codeBy(clerk) })
      .where(eq(orders.id, withCode.id));
    const bodies = [{ payment_id: id }, { order_id: forCompany.id }, { order_id: withCode.id }];
    for (const body of bodies) expect(refundOf(await ask({ ...body, amount: 1 })).state).toBe('awaiting_approval');
    for (const body of bodies.slice(1)) expect(refundOf(await ask({ ...body, amount: 1 }, other)).state).toBe('done');
  });

  it('is not approved by the person who gets it', async () => {
    buyer = other;
    const order = await paidOrder(30_000);
    const { id } = refundOf(await ask({ order_id: order.id }));
    const own = await post(`${path}/${id}/approve`, {}, other);
    expect(own).toMatchObject({ status: 409, body: { message: 'errors.own_money' } });
    expect(await balanceOf(buyer)).toBe(0);
  });
});

describe('a refund to a card', () => {
  it('goes back to the card that paid, through the gateway', async () => {
    const { order, payment } = await orderByCard();
    const held = await houseBalance('gateway');
    expect(await requestOf({ order_id: order.id, amount: 1_000 })).toMatchObject({ state: 'done', to: 'card' });
    expect(await balanceOf(buyer)).toBe(0);
    expect(await houseBalance('gateway')).toBe(held + 1_000);
    expect(bank.orders.get(payment.id)?.refundedMinor).toBe(1_000);
  });

  it('that the gateway refuses stays in the wallet', async () => {
    const { order, payment } = await orderByCard();
    bank.refundsEnd = 'failed';
    expect(await requestOf({ order_id: order.id })).toMatchObject({ state: 'failed' });
    expect(await balanceOf(buyer)).toBe(3_500);
    const [row] = await api.db.select().from(payments).where(eq(payments.id, payment.id));
    expect(row?.refundedMinor).toBe(0);
    const kinds = await api.db.select().from(ledgerTransactions).where(eq(ledgerTransactions.paymentId, payment.id));
    expect(kinds.map(({ kind }) => kind)).toEqual(['top_up', 'purchase', 'refund', 'withdrawal', 'correction']);
  });

  it('is sent once, and again when the gateway did not respond; another one is refused until then', async () => {
    const { order } = await orderByCard();
    bank.refundsEnd = 'pending';
    const { id } = await requestOf({ order_id: order.id, amount: 1_000 });
    const second = requestOf({ order_id: order.id, amount: 500 });
    await expect(second).rejects.toMatchObject({ status: 409, messageKey: 'errors.refund_pending' });
    bank.refundsEnd = 'done';
    expect(await money.refunds.send(id)).toBe('done');
    expect(await money.refunds.send(id)).toBe('done');
    expect(bank.heldMinor()).toBe(2_500);
  });

  it('of a top-up debits the wallet, unless it was spent', async () => {
    const { id } = await insertTopUp(api.db, buyer.user.id, 2_000);
    await money.payments.pay(callOf(buyer.user.id), payWith(id, { pay_with: 'card' }), 'ka');
    bank.decide(id, 'approved');
    await money.settle(id);
    await requestOf({ payment_id: id, amount: 500 });
    expect(await balanceOf(buyer)).toBe(1_500);
    const { payment } = await insertOrder(api.db, buyer.user.id, { amountMinor: 1_400 });
    await money.payments.pay(callOf(buyer.user.id), payWith(payment.id), 'ka');
    await expect(requestOf({ payment_id: id })).rejects.toMatchObject({ status: 409, messageKey: 'not_enough_balance' });
    expect(await balanceOf(buyer)).toBe(100);
  });

  it('does not end in an error when the gateway is unavailable', async () => {
    const { order } = await orderByCard();
    const away = { ...bank.gateways.current, refund: () => Promise.reject(new PaymentGatewayError('unreachable', 'away')) };
    const gateway = Object.assign(Object.create(bank.gateways.current), away);
    const cut = openMoney(api.database, { current: gateway, find: () => gateway }, () => seededAt);
    const refund = await cut.refunds.request(callOf(clerk.user.id), { order_id: order.id, reason: 'ვიზიტი ჩაიშალა' });
    expect(refund.state).toBe('pending');
    expect(await money.refunds.send(refund.id)).toBe('done');
  });
});

describe('the calls', () => {
  it('200 lists by state, 404 for everybody but the staff, 401 for guests', async () => {
    const order = await paidOrder(30_000);
    const { id } = refundOf(await ask({ order_id: order.id }));
    const listed = await api.call(`${path}?state=awaiting_approval`, { headers: clerk.headers });
    expect(refundsSchema.parse(listed.body).data.data[0]).toMatchObject({ id, user: { id: buyer.user.id } });
    expect((await api.call(path, { headers: buyer.headers })).status).toBe(404);
    expect((await ask({ order_id: order.id }, buyer)).status).toBe(404);
    expect((await api.call(path)).status).toBe(401);
  });

  it('403 without a code of the authenticator, for asking and for agreeing', async () => {
    const order = await paidOrder(30_000);
    const { id } = refundOf(await ask({ order_id: order.id }));
    const bare = { ...other.headers, ...newKey() };
    const asked = await api.call(path, { method: 'POST', body: { order_id: order.id, reason: 'მიზეზი' }, headers: bare });
    const agreed = await api.call(`${path}/${id}/approve`, { method: 'POST', headers: bare });
    for (const answer of [asked, agreed])
      expect(answer).toMatchObject({ status: 403, body: { message: 'errors.totp_required' } });
  });

  it('400 without a key, 404 for nothing, 422 by field', async () => {
    const order = await paidOrder();
    const keyless = await api.call(path, {
      method: 'POST',
      body: { order_id: order.id, reason: 'მიზეზი' },
      headers: clerk.headers,
    });
    expect(keyless.status).toBe(400);
    expect((await ask({ order_id: 999_999 })).status).toBe(404);
    expect((await ask({ payment_id: 999_999 })).status).toBe(404);
    expect((await post(`${path}/999999/approve`, {})).status).toBe(404);
    expect((await post(`${path}/999999/reject`, { reason: 'მიზეზი' })).status).toBe(404);
    expect(await ask({})).toMatchObject({ status: 422, body: { errors: { order_id: ['errors.field_required'] } } });
    expect(await ask({ order_id: order.id, to: 'card' })).toMatchObject({
      status: 422,
      body: { errors: { to: ['errors.refund_no_card'] } },
    });
    expect((await ask({ order_id: order.id, reason: '' })).status).toBe(422);
  });
});
