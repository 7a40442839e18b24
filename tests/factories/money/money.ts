import { randomUUID } from 'node:crypto';
import { type PayBody, payBodySchema } from '@/lib/contracts/money/payments';
import type { Db, Executor } from '@/server/db/client';
import { orders } from '@/server/modules/orders/orders.table';
import { createPaymentsRepository } from '@/server/modules/payments/payments.repository';
import { topUpPostings } from '@/server/modules/wallet/wallet.postings';
import { createWalletRepository } from '@/server/modules/wallet/wallet.repository';

const now = new Date('2026-11-20T09:00:00Z');

export const newKey = (): Record<string, string> => ({ 'idempotency-key': randomUUID() });

/** Puts money into a wallet, as a settled top-up does. */
export async function fillWallet(db: Db, userId: number, amountMinor: number): Promise<void> {
  const onceKey = `test ${randomUUID()}`;
  const postings = topUpPostings(userId, amountMinor);
  await db.transaction((tx) => createWalletRepository(tx).post({ kind: 'top_up', onceKey, userId, postings, at: now }));
}

/** An order of a legal check that waits for its payment; another amount is that of a valuation whose type is open, at no price of the book. */
export async function insertOrder(db: Executor, userId: number, overrides: Partial<typeof orders.$inferInsert> = {}) {
  const amountMinor = overrides.amountMinor ?? 3_500;
  const lines = [{ key: 'legal_check', quantity: 1, unitMinor: amountMinor, amountMinor }];
  const moments = { createdAt: now, updatedAt: now };
  const serviceId = overrides.amountMinor === undefined ? 9 : 5;
  const row = { userId, payerId: userId, serviceId, details: {}, lines, amountMinor, ...moments, ...overrides };
  const [order] = await db.insert(orders).values(row).returning();
  if (!order) throw new Error('The order was not stored.');
  const payment = await createPaymentsRepository(db).add({ userId, orderId: order.id, amountMinor, createdAt: now });
  return { order, payment };
}

export const insertTopUp = (db: Executor, userId: number, amountMinor: number) =>
  createPaymentsRepository(db).add({ userId, orderId: null, amountMinor, createdAt: now });

/** A new call, as a page makes one for each click. */
export const callOf = (userId: number, key: string = randomUUID()) => ({ userId, key, request: key });

/** The body of the payment action, validated. */
export const payWith = (paymentId: number, overrides: object = {}): PayBody =>
  payBodySchema.parse(payBody({ id: paymentId }, overrides));

export const payBody = (payment: { id: number }, overrides: object = {}) => ({
  payment_id: payment.id,
  pay_with: 'balance',
  redirect_url: `/payment-result?paymentStatus=pending&rnd=7&payment_id=${payment.id}`,
  ...overrides,
});
