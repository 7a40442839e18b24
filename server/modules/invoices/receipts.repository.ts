import { and, eq, inArray } from 'drizzle-orm';
import { moneyMethods } from '@/lib/contracts/money/payments';
import type { Executor } from '../../db/client';
import { orders } from '../orders/orders.table';
import { payments } from '../payments/payments.table';
import { users } from '../users/users.table';

const columns = {
  id: payments.id,
  amountMinor: payments.amountMinor,
  refundedMinor: payments.refundedMinor,
  method: payments.method,
  cardMask: payments.cardMask,
  createdAt: payments.createdAt,
  settledAt: payments.settledAt,
  userId: users.id,
  userName: users.name,
  legalName: users.legalName,
  identificationCode: users.identificationCode,
  email: users.email,
  orderId: orders.id,
  serviceId: orders.serviceId,
  statementIds: orders.statementIds,
};
/** A payment that went through, with its payer and what it bought; `orderId` is null for a top-up. */
export type ReceiptRow = NonNullable<Awaited<ReturnType<ReceiptsRepository['findOwn']>>>;
export type ReceiptsRepository = ReturnType<typeof createReceiptsRepository>;

/** Payments as receipts show them. */
export const createReceiptsRepository = (executor: Executor) => ({
  findOwn: async (userId: number, id: number) => {
    const isPaid = and(eq(payments.state, 'approved'), inArray(payments.method, [...moneyMethods]));
    const rows = await executor
      .select(columns)
      .from(payments)
      .innerJoin(users, eq(users.id, payments.userId))
      .leftJoin(orders, eq(orders.id, payments.orderId))
      .where(and(eq(payments.id, id), eq(payments.userId, userId), isPaid));
    return rows[0];
  },
});
