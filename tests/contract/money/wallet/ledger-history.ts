import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { RefundBody } from '@/lib/contracts/money/refunds';
import type { MoneyServices } from '@/server/composition/services/compose-money';
import type { Db } from '@/server/db/client';
import { ApiError } from '@/server/http/errors';
import { orders } from '@/server/modules/orders/orders.table';
import { createWalletRepository } from '@/server/modules/wallet/wallet.repository';
import type { GatewayRefundState } from '@/server/ports/payment-gateway';
import type { FakeBank } from '@/tests/factories/gateway';
import { callOf, insertOrder, payWith } from '@/tests/factories/money/money';

/** What every history works with. */
export type Market = { db: Db; money: MoneyServices; bank: FakeBank; clerkId: number };
/** What a person may spend and what they owe, in tetri. */
type Books = { balanceMinor: number; debtMinor: number };
type Charge = { id: number; amountMinor: number; refundedMinor: number };
type Bought = { id: number; leftMinor: number; isCard: boolean };

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: string }).code === '55P03' || isLockTimeout(error.cause));

/** Retries a call that a busy database interrupted, as a visitor does after 503: nothing has happened, or its key says what did. */
async function untilAnswered<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (isLockTimeout(error)) return untilAnswered(call);
    throw error;
  }
}

/** No service of the catalogue, so that an order is delivered by its payment. */
const serviceId = 99;

/**
 * One person's life with a wallet: random calls of the real services, some at once, compared with a model of what the balance has to be.
 * Each call counts as a step.
 */
export function createHistory({ db, money, bank, clerkId }: Market, userId: number, random: () => number) {
  const charges: Charge[] = [];
  const bought: Bought[] = [];
  let balanceMinor = 0;
  let debtMinor = 0;
  let steps = 0;

  const upTo = (max: number): number => 1 + Math.floor(random() * max);
  const oneOf = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];
  /** @returns null when a rule refused the call; anything else that goes wrong fails the test */
  const attempt = async <T>(call: () => Promise<T>): Promise<T | null> => {
    steps += 1;
    try {
      return await untilAnswered(call);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) return null;
      throw error;
    }
  };
  const settle = async (paymentId: number, copies = 1): Promise<void> => {
    steps += copies;
    await Promise.all(Array.from({ length: copies }, () => untilAnswered(() => money.settle(paymentId))));
  };
  const pay = (paymentId: number, method: 'balance' | 'card') => {
    const call = callOf(userId);
    return attempt(() => money.payments.pay(call, payWith(paymentId, { pay_with: method }), 'ka'));
  };
  const askRefund = (body: RefundBody) => {
    const call = callOf(clerkId);
    return attempt(() => money.refunds.request(call, body));
  };
  /** Money that comes in pays the debt first. */
  const credit = (amountMinor: number): void => {
    const takenMinor = Math.min(debtMinor, amountMinor);
    debtMinor -= takenMinor;
    balanceMinor += amountMinor - takenMinor;
  };
  const paidWith = async (orderId: number) =>
    (await db.select({ paidWith: orders.paidWith }).from(orders).where(eq(orders.id, orderId)))[0]?.paidWith ?? null;

  const topUp = async (): Promise<void> => {
    const amountMinor = upTo(20_000);
    const call = callOf(userId);
    const made = await attempt(() => money.payments.initTopUp(call, amountMinor));
    const id = made?.id ?? 0;
    await pay(id, 'card');
    const outcome = oneOf(['approved', 'approved', 'approved', 'declined', 'cancelled'] as const) ?? 'approved';
    bank.decide(id, outcome);
    await settle(id, upTo(3));
    if (outcome !== 'approved') return;
    credit(amountMinor);
    charges.push({ id, amountMinor, refundedMinor: 0 });
  };

  /** The same order by several presses at once: it is bought once or not at all. */
  const buy = async (): Promise<void> => {
    const amountMinor = upTo(Math.max(100, Math.round(balanceMinor * 1.3)));
    const { order, payment } = await insertOrder(db, userId, { serviceId, amountMinor });
    const presses = await Promise.all(Array.from({ length: upTo(3) }, () => pay(payment.id, 'balance')));
    const isAffordable = amountMinor <= balanceMinor;
    expect(presses.map((press) => press !== null)).toEqual(presses.map(() => isAffordable));
    if (!isAffordable) return;
    balanceMinor -= amountMinor;
    bought.push({ id: order.id, leftMinor: amountMinor, isCard: false });
  };

  /** Two orders at once with money for one of them. */
  const buyTwo = async (): Promise<void> => {
    const amountMinor = Math.floor(balanceMinor / 2) + 1;
    if (amountMinor > balanceMinor) return;
    const made = [0, 1].map(() => insertOrder(db, userId, { serviceId, amountMinor }));
    const pairs = await Promise.all(made);
    const paid = await Promise.all(pairs.map(({ payment }) => pay(payment.id, 'balance')));
    const sold = pairs.filter((_, index) => paid[index] !== null);
    expect(sold).toHaveLength(1);
    balanceMinor -= amountMinor;
    for (const { order } of sold) bought.push({ id: order.id, leftMinor: amountMinor, isCard: false });
  };

  /** A card and the wallet race for the same order, which may be cancelled concurrently. */
  const buyByCard = async (): Promise<void> => {
    const amountMinor = upTo(10_000);
    const { order, payment } = await insertOrder(db, userId, { serviceId, amountMinor });
    await pay(payment.id, 'card');
    if (random() < 0.2) await db.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, order.id));
    bank.decide(payment.id, 'approved');
    const isRaced = random() < 0.3;
    await Promise.all([settle(payment.id, upTo(2)), isRaced ? pay(payment.id, 'balance') : null]);
    const method = await paidWith(order.id);
    // The price of an order pays no debt; what stays in the wallet does.
    if (method !== 'card') credit(amountMinor);
    if (method === null) return;
    if (method !== 'card') balanceMinor -= amountMinor;
    bought.push({ id: order.id, leftMinor: amountMinor, isCard: false });
  };

  const refund = async (): Promise<void> => {
    const order = oneOf(bought.filter(({ leftMinor }) => leftMinor > 0));
    if (!order) return;
    const amount = random() < 0.5 ? order.leftMinor : upTo(Math.min(order.leftMinor, 20_000));
    const body = { order_id: order.id, amount, to: 'wallet' as const, reason: 'history' };
    // Above the sum for one person the refund only reserves its amount.
    const isBooked = amount <= 20_000;
    const asked = await Promise.all(Array.from({ length: upTo(2) }, () => askRefund(body)));
    const accepted = asked.filter((answer) => answer !== null).length;
    expect(accepted).toBe(Math.min(asked.length, Math.floor(order.leftMinor / amount)));
    order.leftMinor -= accepted * amount;
    if (isBooked) balanceMinor += accepted * amount;
  };

  const refundTopUp = async (): Promise<void> => {
    const charge = oneOf(charges);
    if (!charge) return;
    const amount = upTo(Math.min(20_000, charge.amountMinor));
    const isPossible = amount <= charge.amountMinor - charge.refundedMinor && amount <= balanceMinor;
    bank.endRefunds(charge.id, oneOf<GatewayRefundState>(['done', 'done', 'failed']) ?? 'done');
    const body = { payment_id: charge.id, amount, reason: 'history' };
    const answer = await askRefund(body);
    expect(answer !== null).toBe(isPossible);
    if (answer?.state !== 'done') return;
    balanceMinor -= amount;
    charge.refundedMinor += amount;
  };

  const chargeBack = async (): Promise<void> => {
    const index = Math.floor(random() * charges.length);
    const [charge] = charges.splice(index, 1);
    if (!charge) return;
    bank.decide(charge.id, 'charged_back');
    await settle(charge.id, upTo(2));
    const owedMinor = charge.amountMinor - charge.refundedMinor;
    const coveredMinor = Math.min(balanceMinor, owedMinor);
    balanceMinor -= coveredMinor;
    debtMinor += owedMinor - coveredMinor;
  };

  const chances = [topUp, topUp, buy, buy, buyTwo, buyByCard, refund, refund, refundTopUp, chargeBack];

  return {
    /** Runs at least the given number of steps. @returns the state of the ledger and that of the model */
    run: async (stepsMin: number): Promise<{ found: Books; expected: Books; steps: number }> => {
      await topUp();
      while (steps < stepsMin) await oneOf(chances)?.();
      const wallet = createWalletRepository(db);
      const found = { balanceMinor: await wallet.balanceOf(userId), debtMinor: await wallet.lockDebtOf(userId) };
      return { found, expected: { balanceMinor, debtMinor }, steps };
    },
  };
}
