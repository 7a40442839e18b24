import { and, eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { unitOfWork } from '@/server/composition/repositories';
import type { MoneyServices } from '@/server/composition/services/compose-money';
import { ApiError } from '@/server/http/errors';
import { orders } from '@/server/modules/orders/orders.table';
import { createGatewayOpening } from '@/server/modules/payments/payments.gateway';
import { createPaymentsRepository } from '@/server/modules/payments/payments.repository';
import { payments } from '@/server/modules/payments/payments.table';
import { promoCodes, promoRedemptions } from '@/server/modules/services/services.table';
import { createWalletRepository } from '@/server/modules/wallet/wallet.repository';
import { ledgerTransactions } from '@/server/modules/wallet/wallet.table';
import { createWalletCheckRepository } from '@/server/modules/wallet/wallet-check.repository';
import type { PaymentGateway, PaymentGateways } from '@/server/ports/payment-gateway';
import { type FakeBank, openBank } from '@/tests/factories/gateway';
import { callOf, fillWallet, insertOrder, insertTopUp, newKey, payWith } from '@/tests/factories/money/money';
import { insertStaff } from '@/tests/factories/staff';
import { insertVisitor, type Visitor } from '@/tests/factories/visitor';
import { useApi } from '@/tests/setup/api';
import { seededAt } from '@/tests/setup/database';
import { openMoney } from '@/tests/setup/money';

const api = useApi();
let bank: FakeBank;
let money: MoneyServices;
let buyer: Visitor;
beforeEach(async () => {
  bank = openBank();
  money = openMoney(api.database, bank.gateways, () => seededAt);
  buyer = await insertVisitor(api.db);
});
/** After any race, the ledger balances. */
afterEach(async () => expect(await createWalletCheckRepository(api.db).differences()).toEqual([]));

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const balanceOf = ({ user }: Visitor) => createWalletRepository(api.db).balanceOf(user.id);
/** `done`, or the message of the rule that refused it. */
const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof ApiError) return error.messageKey;
      throw error;
    },
  );
const pay = (paymentId: number, visitor = buyer, overrides: object = {}) =>
  money.payments.pay(callOf(visitor.user.id), payWith(paymentId, overrides), 'ka');
const tally = (outcomes: string[]): Record<string, number> =>
  Object.fromEntries([...new Set(outcomes)].map((name) => [name, outcomes.filter((other) => other === name).length]));

it('4 parallel refunds of 100 GEL of one order: no more than 200 without a second person', async () => {
  await fillWallet(api.db, buyer.user.id, 40_500);
  const { order, payment } = await insertOrder(api.db, buyer.user.id, { amountMinor: 40_500 });
  await pay(payment.id);
  const clerk = await insertStaff(api.db, 'support');
  const body = { order_id: order.id, amount: 10_000, reason: 'ვიზიტი ჩაიშალა' };
  const states = await times(4, async () => (await money.refunds.request(callOf(clerk.user.id), body)).state);
  expect(states.toSorted()).toEqual(['awaiting_approval', 'awaiting_approval', 'done', 'done']);
  expect(await balanceOf(buyer)).toBe(20_000);
});

it('15 parallel calls under one key, more than the limit allows, all get the first response', async () => {
  await fillWallet(api.db, buyer.user.id, 3_500);
  const { payment } = await insertOrder(api.db, buyer.user.id, { serviceId: 99 });
  const call = callOf(buyer.user.id);
  const outcomes = await times(15, () => outcomeOf(money.payments.pay(call, payWith(payment.id), 'ka')));
  expect(tally(outcomes)).toEqual({ done: 15 });
  expect(await balanceOf(buyer)).toBe(0);
});

it('20 parallel purchases with money for one sell one', async () => {
  await fillWallet(api.db, buyer.user.id, 3_500);
  const waiting = await times(20, () => insertOrder(api.db, buyer.user.id, { serviceId: 99 }));
  const outcomes = await times(20, (index) => outcomeOf(pay(waiting[index]?.payment.id ?? 0)));
  expect(tally(outcomes)).toEqual({ done: 1, not_enough_balance: 19 });
  const ids = waiting.map(({ order }) => order.id);
  const sold = await api.db
    .select()
    .from(orders)
    .where(and(inArray(orders.id, ids), eq(orders.state, 'paid')));
  expect(sold).toHaveLength(1);
  expect(await balanceOf(buyer)).toBe(0);
});

it('ten reports of one approval credit it once and buy its order once', async () => {
  const { order, payment } = await insertOrder(api.db, buyer.user.id, { serviceId: 99 });
  await pay(payment.id, buyer, { pay_with: 'card' });
  bank.decide(payment.id, 'approved');
  await times(10, () => money.settle(payment.id));
  const posted = await api.db.select().from(ledgerTransactions).where(eq(ledgerTransactions.paymentId, payment.id));
  expect(posted.map(({ kind }) => kind).sort()).toEqual(['purchase', 'top_up']);
  const [bought] = await api.db.select().from(orders).where(eq(orders.id, order.id));
  expect(bought).toMatchObject({ state: 'paid', paidWith: 'card' });
});

it('the same Idempotency-Key in parallel gives one result', async () => {
  const key = newKey();
  const init = () =>
    api.call('/api/v3/payments/init-fill-balance', {
      method: 'POST',
      body: { amount: 12 },
      headers: { ...buyer.headers, ...key },
    });
  const responses = await times(10, init);
  const [first] = responses;
  expect(first?.status).toBe(200);
  expect(responses.map(({ body }) => body)).toEqual(responses.map(() => first?.body));
  expect(await api.db.select().from(payments).where(eq(payments.userId, buyer.user.id))).toHaveLength(1);
});

it('one payment pressed ten times with ten keys buys once and says so to every call', async () => {
  const { payment } = await insertOrder(api.db, buyer.user.id, { serviceId: 99 });
  await fillWallet(api.db, buyer.user.id, 100_000);
  const states = await times(10, async () => (await pay(payment.id)).state);
  expect(new Set(states)).toEqual(new Set(['approved']));
  expect(await balanceOf(buyer)).toBe(96_500);
});

it('ten refunds of one order give its money back once', async () => {
  const { order, payment } = await insertOrder(api.db, buyer.user.id, { serviceId: 99 });
  await fillWallet(api.db, buyer.user.id, 3_500);
  await pay(payment.id);
  const clerk = await insertVisitor(api.db);
  const refund = () => money.refunds.request(callOf(clerk.user.id), { order_id: order.id, reason: 'ვიზიტი ჩაიშალა' });
  expect(tally(await times(10, () => outcomeOf(refund())))).toEqual({ done: 1, 'errors.refund_too_large': 9 });
  expect(await balanceOf(buyer)).toBe(3_500);
});

it('a top-up cannot be spent and sent back at once', async () => {
  const { id } = await insertTopUp(api.db, buyer.user.id, 3_500);
  await pay(id, buyer, { pay_with: 'card' });
  bank.decide(id, 'approved');
  await money.settle(id);
  const { payment } = await insertOrder(api.db, buyer.user.id, { serviceId: 99 });
  const clerk = await insertVisitor(api.db);
  const sendBack = money.refunds.request(callOf(clerk.user.id), { payment_id: id, reason: 'მომხმარებლის თხოვნა' });
  expect(tally(await Promise.all([outcomeOf(pay(payment.id)), outcomeOf(sendBack)]))).toEqual({ done: 1, not_enough_balance: 1 });
});

/** An order that a card has paid. */
async function buyByCard(visitor: Visitor) {
  const { order, payment } = await insertOrder(api.db, visitor.user.id, { serviceId: 99 });
  await pay(payment.id, visitor, { pay_with: 'card' });
  bank.decide(payment.id, 'approved');
  await money.settle(payment.id);
  return order;
}

it('purchases by card and wallet and refunds at the same time do not deadlock', async () => {
  const clerk = await insertVisitor(api.db);
  const buyers = await times(16, () => insertVisitor(api.db));
  const earlier: { id: number }[] = [];
  for (const visitor of buyers) earlier.push(await buyByCard(visitor));
  await times(16, async (index) => {
    const visitor = buyers[index] ?? buyer;
    const { payment: byCard } = await insertOrder(api.db, visitor.user.id, { serviceId: 99 });
    const { payment: byWallet } = await insertOrder(api.db, visitor.user.id, { serviceId: 99 });
    await fillWallet(api.db, visitor.user.id, 3_500);
    await pay(byCard.id, visitor, { pay_with: 'card' });
    bank.decide(byCard.id, 'approved');
    const refund = { order_id: earlier[index]?.id ?? 0, reason: 'ვიზიტი ჩაიშალა' };
    await Promise.all([money.settle(byCard.id), pay(byWallet.id, visitor), money.refunds.request(callOf(clerk.user.id), refund)]);
  });
  const ids = buyers.map(({ user }) => user.id);
  const bought = await api.db
    .select()
    .from(orders)
    .where(and(inArray(orders.userId, ids), eq(orders.state, 'paid')));
  expect(bought).toHaveLength(32);
});

it('a promo code for one serves one of 50', async () => {
  const [code] = await api.db
    .insert(promoCodes)
    .values({ code: 'RACE', serviceId: 9, percent: 50, usesMax: 1, startsAt: new Date('2026-01-01T00:00:00Z') })
    .returning();
  const promoCodeId = code?.id ?? 0;
  const discount = { key: 'promo_discount', quantity: 1, unitMinor: -1_750, amountMinor: -1_750 };
  const lines = [{ key: 'legal_check', quantity: 1, unitMinor: 3_500, amountMinor: 3_500 }, discount];
  const details = { type: 'standard', cadastral_code: '01.10.10.001.001', promo_code: 'RACE' };
  const people = await times(50, async () => {
    const visitor = await insertVisitor(api.db);
    await fillWallet(api.db, visitor.user.id, 1_750);
    const { payment } = await insertOrder(api.db, visitor.user.id, { amountMinor: 1_750, lines, promoCodeId, details });
    return { visitor, payment };
  });
  const outcomes = await Promise.all(people.map(({ visitor, payment }) => outcomeOf(pay(payment.id, visitor))));
  expect(tally(outcomes)).toEqual({ done: 1, 'errors.price_changed': 49 });
  const [used] = await api.db.select().from(promoCodes).where(eq(promoCodes.id, promoCodeId));
  expect(used?.usesCount).toBe(1);
  expect(await api.db.select().from(promoRedemptions).where(eq(promoRedemptions.promoCodeId, promoCodeId))).toHaveLength(1);
});

/** The fake bank as one that makes an order, with a page of its own, of every call. */
function bankWithPage(name: string, before: () => Promise<void> = async () => undefined): PaymentGateways {
  const { current } = bank.gateways;
  if (!current) throw new Error('The bank is closed.');
  const gateway: PaymentGateway = {
    ...current,
    createPayment: async (order) => {
      await before();
      return { ...(await current.createPayment(order)), gatewayOrderId: name, redirectUrl: `https://bank.example/${name}` };
    },
  };
  return { current: gateway, find: () => gateway };
}

it('two processes that open one payment under one key show one page', async () => {
  const { payment } = await insertOrder(api.db, buyer.user.id, { serviceId: 99 });
  const gate = Promise.withResolvers<void>();
  const calling = Promise.withResolvers<void>();
  const slow = bankWithPage('slow', async () => {
    calling.resolve();
    await gate.promise;
  });
  const call = callOf(buyer.user.id, 'two-processes');
  const payIn = (gateways: PaymentGateways) =>
    openMoney(api.database, gateways, () => seededAt).payments.pay(call, payWith(payment.id, { pay_with: 'card' }), 'ka');
  const first = payIn(slow);
  await calling.promise;
  const second = await payIn(bankWithPage('quick'));
  gate.resolve();
  expect([(await first).redirect_url, second.redirect_url]).toEqual(['https://bank.example/quick', 'https://bank.example/quick']);
});

it('presses under one key in one process make one order at the bank', async () => {
  const { payment } = await insertOrder(api.db, buyer.user.id, { serviceId: 99 });
  let made = 0;
  bank.onCreate = async () => {
    made += 1;
  };
  const call = callOf(buyer.user.id, 'presses');
  const pages = await times(8, () => money.payments.pay(call, payWith(payment.id, { pay_with: 'card' }), 'ka'));
  expect(made).toBe(1);
  expect(new Set(pages.map(({ redirect_url: page }) => page)).size).toBe(1);
});

it('a press that read the payment before another press got its page gets that page', async () => {
  const { payment } = await insertOrder(api.db, buyer.user.id, { serviceId: 99 });
  const repository = createPaymentsRepository(api.db);
  const started = { method: 'card', gateway: 'sandbox', returnPath: '/', startedAt: seededAt, checkAfter: seededAt } as const;
  await repository.start(payment.id, started);
  // Two connections, so that both presses read at once.
  await times(2, () => repository.find(payment.id));
  let made = 0;
  bank.onCreate = async () => {
    made += 1;
  };
  const isFirstDone = Promise.withResolvers<void>();
  let reads = 0;
  const find: typeof repository.find = async (id) => {
    const row = await repository.find(id);
    if (row?.gatewayOrderId === null && reads++ > 0) await isFirstDone.promise;
    return row;
  };
  const opening = createGatewayOpening({
    payments: { find, storeGatewayOrder: repository.storeGatewayOrder },
    atomically: unitOfWork(api.db),
    gateways: bank.gateways,
    settle: () => Promise.reject(new Error('Nothing is looked for at the bank.')),
    siteUrl: 'https://aivani.example',
    clock: () => seededAt,
  });
  const open = () => opening.open(payment.id, true, { save_card: false, cardToken: null, locale: 'ka' });
  const pages = await Promise.all([open().finally(isFirstDone.resolve), open()]);
  expect(made).toBe(1);
  expect(new Set(pages.map(({ redirect_url: page }) => page)).size).toBe(1);
});
