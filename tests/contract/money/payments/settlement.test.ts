import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MoneyServices } from '@/server/composition/services/compose-money';
import { orders } from '@/server/modules/orders/orders.table';
import { payments } from '@/server/modules/payments/payments.table';
import { createWalletRepository } from '@/server/modules/wallet/wallet.repository';
import { ledgerAccounts, ledgerTransactions } from '@/server/modules/wallet/wallet.table';
import { createWalletCheckRepository } from '@/server/modules/wallet/wallet-check.repository';
import { PaymentGatewayError } from '@/server/ports/payment-gateway';
import { type FakeBank, openBank } from '@/tests/factories/gateway';
import { callOf, fillWallet, insertOrder, insertTopUp, payWith } from '@/tests/factories/money/money';
import { insertVisitor, type Visitor } from '@/tests/factories/visitor';
import { useApi } from '@/tests/setup/api';
import { seededAt } from '@/tests/setup/database';
import { openMoney } from '@/tests/setup/money';

const api = useApi();
const minuteMs = 60_000;
let now = seededAt;
let bank: FakeBank;
let money: MoneyServices;
let buyer: Visitor;
beforeEach(async () => {
  now = seededAt;
  bank = openBank();
  money = openMoney(api.database, bank.gateways, () => now);
  buyer = await insertVisitor(api.db);
});

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const balanceOf = ({ user }: Visitor) => createWalletRepository(api.db).balanceOf(user.id);
const debtOf = ({ user }: Visitor) => createWalletRepository(api.db).lockDebtOf(user.id);
const paymentRow = async (id: number) => (await api.db.select().from(payments).where(eq(payments.id, id)))[0];
const orderRow = async (id: number) => (await api.db.select().from(orders).where(eq(orders.id, id)))[0];
const paymentsOf = (orderId: number) => api.db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(payments.id);
const eventsOf = (paymentId: number) =>
  api.db.select().from(ledgerTransactions).where(eq(ledgerTransactions.paymentId, paymentId));
const pay = (id: number, overrides: object = {}) =>
  money.payments.pay(callOf(buyer.user.id), payWith(id, { pay_with: 'card', ...overrides }), 'ka');
const topUp = async (amountMinor = 2_000) => {
  const { id } = await insertTopUp(api.db, buyer.user.id, amountMinor);
  await pay(id);
  return id;
};

describe('a top-up by card', () => {
  it('leads to the gateway’s page, and is credited once however often it is reported', async () => {
    const { id } = await insertTopUp(api.db, buyer.user.id, 2_000);
    expect(await pay(id)).toMatchObject({ state: 'pending', redirect_url: `https://bank.example/order-of-${id}` });
    expect(await balanceOf(buyer)).toBe(0);
    bank.decide(id, 'approved');
    for (let copy = 0; copy < 3; copy += 1) await money.settle(id);
    expect(await balanceOf(buyer)).toBe(2_000);
    expect(await paymentRow(id)).toMatchObject({ state: 'approved', cardMask: '4000 00** **** 3220', checkAfter: null });
    expect(await eventsOf(id)).toMatchObject([{ kind: 'top_up', onceKey: `payment ${id}` }]);
  });

  it('creates one order at the gateway for two tabs and the return', async () => {
    const { id } = await insertTopUp(api.db, buyer.user.id, 2_000);
    let created = 0;
    bank.onCreate = async () => {
      created += 1;
    };
    const first = await pay(id);
    expect(await pay(id)).toEqual(first);
    expect(created).toBe(1);
  });

  it('that was approved before the payer came back is credited when the payer asks', async () => {
    const { id } = await insertTopUp(api.db, buyer.user.id, 700);
    bank.onCreate = async () => bank.decide(id, 'approved');
    expect(await pay(id)).toMatchObject({ redirect_url: expect.any(String) });
    expect((await money.payments.status(buyer.user.id, id)).payment_status).toBe(1);
    expect(await balanceOf(buyer)).toBe(700);
  });

  it.each(['declined', 'cancelled', 'expired'] as const)(
    'that is %s changes no balance and cannot be paid again',
    async (state) => {
      const id = await topUp();
      bank.decide(id, state, { failureKey: 'errors.payment_insufficient_funds' });
      await money.settle(id);
      const status = await money.payments.status(buyer.user.id, id);
      expect(status).toMatchObject({ state, payment_status: -1, failure: 'errors.payment_insufficient_funds', balance: 0 });
      await expect(pay(id)).rejects.toMatchObject({ status: 409, messageKey: 'errors.payment_finished' });
    },
  );

  it.each([
    ['less than was requested', { amountMinor: 1_999 }],
    ['another currency', { currency: 'USD' }],
  ])('of %s is not credited and needs a manual check', async (_, change) => {
    const id = await topUp();
    bank.decide(id, 'approved', change);
    await money.settle(id);
    expect(await balanceOf(buyer)).toBe(0);
    expect(await paymentRow(id)).toMatchObject({ state: 'pending', failureKey: 'errors.payment_mismatch', checkAfter: null });
  });

  it('is queried within a minute, then less often, and given up after a day; what comes later is still credited', async () => {
    const id = await topUp();
    const started = await paymentRow(id);
    expect(started?.checkAfter?.getTime()).toBe(now.getTime() + minuteMs / 2);
    later(3 * 60 * minuteMs);
    await money.settle(id);
    expect((await paymentRow(id))?.checkAfter?.getTime()).toBe(now.getTime() + 15 * minuteMs);
    later(21 * 60 * minuteMs);
    await money.settle(id);
    expect(await paymentRow(id)).toMatchObject({ state: 'expired', checkAfter: null });
    bank.decide(id, 'approved');
    await money.settle(id);
    expect(await balanceOf(buyer)).toBe(2_000);
  });

  it('is 503 and failed when the gateway does not accept it', async () => {
    const { id } = await insertTopUp(api.db, buyer.user.id, 2_000);
    bank.onCreate = () => Promise.reject(new PaymentGatewayError('unreachable', 'no answer'));
    await expect(pay(id)).rejects.toMatchObject({ status: 503, messageKey: 'errors.payments_unavailable' });
    expect(await paymentRow(id)).toMatchObject({ state: 'declined', failureKey: 'errors.payment_technical' });
  });

  it('shows a number to type at a bank’s terminal', async () => {
    const { id } = await insertTopUp(api.db, buyer.user.id, 2_000);
    const pending = { redirect_url: null, state: 'pending', terminal_number: String(id) };
    expect(await pay(id, { pay_with: 'terminal' })).toMatchObject(pending);
    expect(await pay(id, { pay_with: 'terminal' })).toMatchObject(pending);
  });

  it('is 503 while no gateway is configured', async () => {
    const { id } = await insertTopUp(api.db, buyer.user.id, 2_000);
    const without = openMoney(api.database, { current: null, find: () => null }, () => now);
    const paying = without.payments.pay(callOf(buyer.user.id), payWith(id, { pay_with: 'card' }), 'ka');
    await expect(paying).rejects.toMatchObject({ status: 503 });
    expect(await paymentRow(id)).toMatchObject({ state: 'created' });
  });
});

describe('an order paid by card', () => {
  it('is bought with the charge in one transaction', async () => {
    const { order, payment } = await insertOrder(api.db, buyer.user.id);
    await pay(payment.id);
    expect(await orderRow(order.id)).toMatchObject({ state: 'awaiting_payment' });
    bank.decide(payment.id, 'approved');
    await money.settle(payment.id);
    expect(await orderRow(order.id)).toMatchObject({ state: 'paid', paidWith: 'card', paidMinor: 3_500 });
    expect(await balanceOf(buyer)).toBe(0);
    expect((await eventsOf(payment.id)).map(({ kind }) => kind)).toEqual(['top_up', 'purchase']);
  });

  it('that can no longer be delivered leaves the money in the wallet and says so', async () => {
    const { order, payment } = await insertOrder(api.db, buyer.user.id);
    await pay(payment.id);
    await api.db.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, order.id));
    bank.decide(payment.id, 'approved');
    await money.settle(payment.id);
    expect(await balanceOf(buyer)).toBe(3_500);
    const status = await money.payments.status(buyer.user.id, payment.id);
    expect(status).toMatchObject({ state: 'approved', payment_status: 1, is_order_delivered: false, balance: 35 });
  });

  it('that costs something else by now is not bought with the old sum', async () => {
    const { order, payment } = await insertOrder(api.db, buyer.user.id);
    await pay(payment.id);
    await api.db.update(orders).set({ amountMinor: 4_000 }).where(eq(orders.id, order.id));
    bank.decide(payment.id, 'approved');
    await money.settle(payment.id);
    expect({ balance: await balanceOf(buyer), order: (await orderRow(order.id))?.state }).toEqual({
      balance: 3_500,
      order: 'awaiting_payment',
    });
  });

  it('gets a new payment after a refusal, and an old page pays that', async () => {
    const { order, payment } = await insertOrder(api.db, buyer.user.id);
    await pay(payment.id);
    bank.decide(payment.id, 'declined');
    await money.settle(payment.id);
    const [, next] = await paymentsOf(order.id);
    expect(next).toMatchObject({ state: 'created', amountMinor: 3_500 });
    const again = await pay(payment.id);
    expect(again.redirect_url).toBe(`https://bank.example/order-of-${next?.id}`);
    expect((await paymentRow(next?.id ?? 0))?.returnPath).toContain(`payment_id=${next?.id}`);
  });

  it('can be paid from the wallet while the gateway’s page is open; a later charge goes into the wallet', async () => {
    const { order, payment } = await insertOrder(api.db, buyer.user.id);
    await pay(payment.id);
    await fillWallet(api.db, buyer.user.id, 4_000);
    await pay(payment.id, { pay_with: 'balance' });
    expect(await orderRow(order.id)).toMatchObject({ state: 'paid', paidWith: 'balance' });
    expect((await money.payments.status(buyer.user.id, payment.id)).payment_status).toBe(1);
    bank.decide(payment.id, 'approved');
    await money.settle(payment.id);
    expect(await balanceOf(buyer)).toBe(500 + 3_500);
  });
});

describe('a chargeback', () => {
  it('debits what the wallet has, and the rest is a debt', async () => {
    const id = await topUp(2_000);
    bank.decide(id, 'approved');
    await money.settle(id);
    const { payment } = await insertOrder(api.db, buyer.user.id, { amountMinor: 1_500 });
    await pay(payment.id, { pay_with: 'balance' });
    bank.decide(id, 'charged_back');
    for (let copy = 0; copy < 2; copy += 1) await money.settle(id);
    expect(await paymentRow(id)).toMatchObject({ state: 'charged_back' });
    expect(await balanceOf(buyer)).toBe(0);
    const accounts = await api.db.select().from(ledgerAccounts).where(eq(ledgerAccounts.ownerId, buyer.user.id));
    expect(accounts.find(({ kind }) => kind === 'receivable')?.balanceMinor).toBe(-1_500);
  });

  it('leaves a debt that later top-ups pay first, named in the wallet’s statement', async () => {
    const id = await topUp(2_000);
    bank.decide(id, 'approved');
    await money.settle(id);
    const { payment } = await insertOrder(api.db, buyer.user.id, { amountMinor: 2_000 });
    await pay(payment.id, { pay_with: 'balance' });
    bank.decide(id, 'charged_back');
    await money.settle(id);
    const approve = async (amountMinor: number) => {
      const next = await topUp(amountMinor);
      bank.decide(next, 'approved');
      for (let copy = 0; copy < 2; copy += 1) await money.settle(next);
    };
    await approve(500);
    expect([await balanceOf(buyer), await debtOf(buyer)]).toEqual([0, 1_500]);
    await approve(4_000);
    expect([await balanceOf(buyer), await debtOf(buyer)]).toEqual([2_500, 0]);
    await approve(100);
    expect([await balanceOf(buyer), await debtOf(buyer)]).toEqual([2_600, 0]);
    const { data } = await money.wallet.list(buyer.user.id, { kind: 'debt' });
    expect(data.map(({ kind, amount, balance_after }) => [kind, amount, balance_after])).toEqual([
      ['debt', -15, 25],
      ['debt', -5, 0],
    ]);
    expect(await createWalletCheckRepository(api.db).differences()).toEqual([]);
  });

  it('does not keep an order from being bought by card', async () => {
    const id = await topUp(2_000);
    bank.decide(id, 'approved');
    await money.settle(id);
    const { payment } = await insertOrder(api.db, buyer.user.id, { amountMinor: 2_000 });
    await pay(payment.id, { pay_with: 'balance' });
    bank.decide(id, 'charged_back');
    await money.settle(id);
    const wanted = await insertOrder(api.db, buyer.user.id, { amountMinor: 1_200 });
    await pay(wanted.payment.id, { pay_with: 'card' });
    bank.decide(wanted.payment.id, 'approved');
    await money.settle(wanted.payment.id);
    const [row] = await api.db.select().from(orders).where(eq(orders.id, wanted.order.id));
    expect([row?.paidWith, await balanceOf(buyer), await debtOf(buyer)]).toEqual(['card', 0, 2_000]);
  });

  it('of what was never credited is a failure', async () => {
    const id = await topUp(2_000);
    bank.decide(id, 'charged_back');
    await money.settle(id);
    expect(await paymentRow(id)).toMatchObject({ state: 'declined' });
    expect(await eventsOf(id)).toEqual([]);
  });
});
