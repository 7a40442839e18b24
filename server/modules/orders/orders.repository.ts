import { and, asc, count, desc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { OrderState } from '@/lib/contracts/money/orders';
import { moneyMethods } from '@/lib/contracts/money/payments';
import { type Executor, queryRows } from '../../db/client';
import { currentRequestId } from '../../ports/current-request';
import { payments } from '../payments/payments.table';
import { users } from '../users/users.table';
import { orderEvents, orderFiles, orders } from './orders.table';

export type OrderRow = typeof orders.$inferSelect;
export type OrderEventRow = typeof orderEvents.$inferSelect;
export type OrderFileRow = typeof orderFiles.$inferSelect;
export type NewOrder = Omit<typeof orders.$inferInsert, 'id'>;
export type OwnFilter = { serviceId?: number | undefined; states?: OrderState[] | undefined };

/** Orders, their trail and their files. Every change names the state that it starts from. */
export function createOrdersRepository(executor: Executor) {
  const ownWhere = (userId: number, { serviceId, states }: OwnFilter): SQL | undefined =>
    and(
      eq(orders.userId, userId),
      serviceId === undefined ? undefined : eq(orders.serviceId, serviceId),
      states === undefined ? undefined : inArray(orders.state, states),
    );
  const isUnattached = (userId: number) => and(eq(orderFiles.userId, userId), isNull(orderFiles.orderId));

  return {
    add: async (order: NewOrder): Promise<OrderRow> => {
      const [row] = await executor.insert(orders).values(order).returning();
      if (row === undefined) throw new Error('The order was not stored.');
      return row;
    },

    find: async (id: number): Promise<OrderRow | undefined> => (await executor.select().from(orders).where(eq(orders.id, id)))[0],

    findOwn: async (userId: number, id: number): Promise<OrderRow | undefined> =>
      (
        await executor
          .select()
          .from(orders)
          .where(and(eq(orders.id, id), eq(orders.userId, userId)))
      )[0],

    /** An order, locked for the rest of the transaction. */
    lock: async (id: number): Promise<OrderRow | undefined> =>
      (await executor.select().from(orders).where(eq(orders.id, id)).for('update'))[0],

    page: (userId: number, filter: OwnFilter, limit: number, offset: number): Promise<OrderRow[]> =>
      executor.select().from(orders).where(ownWhere(userId, filter)).orderBy(desc(orders.id)).limit(limit).offset(offset),

    count: async (userId: number, filter: OwnFilter): Promise<number> =>
      (await executor.select({ total: count() }).from(orders).where(ownWhere(userId, filter)))[0]?.total ?? 0,

    /** @returns undefined when the order is in another state by now */
    change: async (
      { id, state }: Pick<OrderRow, 'id' | 'state'>,
      set: Partial<typeof orders.$inferInsert>,
    ): Promise<OrderRow | undefined> =>
      (
        await executor
          .update(orders)
          .set(set)
          .where(and(eq(orders.id, id), eq(orders.state, state)))
          .returning()
      )[0],

    setDue: async (id: number, dueAt: Date | null): Promise<void> => {
      await executor.update(orders).set({ dueAt }).where(eq(orders.id, id));
    },

    /** Frees the order's place in its slot. @returns whether it had one */
    unbook: async (id: number): Promise<boolean> => {
      const rows = await executor
        .update(orders)
        .set({ isVisitBooked: false })
        .where(and(eq(orders.id, id), eq(orders.isVisitBooked, true)))
        .returning({ id: orders.id });
      return rows.length > 0;
    },

    /** The payment that paid an order with money; null for what a package paid or what was free. */
    receiptPaymentOf: async (orderId: number): Promise<number | null> => {
      const isMoney = and(eq(payments.state, 'approved'), inArray(payments.method, [...moneyMethods]));
      const [row] = await executor
        .select({ id: payments.id })
        .from(payments)
        .where(and(eq(payments.orderId, orderId), isMoney))
        .limit(1);
      return row?.id ?? null;
    },

    /** The pending payments of orders, by the order; the latest of each. */
    pendingPayments: async (orderIds: number[]): Promise<Map<number, number>> => {
      if (orderIds.length === 0) return new Map();
      const rows = await executor
        .select({ id: payments.id, orderId: payments.orderId })
        .from(payments)
        .where(and(inArray(payments.orderId, orderIds), inArray(payments.state, ['created', 'pending'])))
        .orderBy(asc(payments.id));
      return new Map(rows.flatMap(({ id, orderId }) => (orderId === null ? [] : [[orderId, id]])));
    },

    nameOf: async (userId: number): Promise<string | null> =>
      (await executor.select({ name: users.name }).from(users).where(eq(users.id, userId)))[0]?.name ?? null,

    events: (orderId: number): Promise<OrderEventRow[]> =>
      executor.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id)),

    addEvent: async (event: Omit<typeof orderEvents.$inferInsert, 'id'>): Promise<void> => {
      await executor.insert(orderEvents).values({ requestId: currentRequestId(), ...event });
    },

    countEvents: async (orderId: number, action: string): Promise<number> =>
      executor.$count(orderEvents, and(eq(orderEvents.orderId, orderId), eq(orderEvents.action, action))),

    files: (orderId: number): Promise<OrderFileRow[]> =>
      executor.select().from(orderFiles).where(eq(orderFiles.orderId, orderId)).orderBy(asc(orderFiles.id)),

    countFiles: async (orderId: number, kind: OrderFileRow['kind']): Promise<number> =>
      executor.$count(orderFiles, and(eq(orderFiles.orderId, orderId), eq(orderFiles.kind, kind))),

    countUnattached: (userId: number): Promise<number> => executor.$count(orderFiles, isUnattached(userId)),

    addFile: async (file: Omit<typeof orderFiles.$inferInsert, 'id'>): Promise<OrderFileRow> => {
      const [row] = await executor.insert(orderFiles).values(file).returning();
      if (row === undefined) throw new Error('The file was not stored.');
      return row;
    },

    findFile: async (orderId: number, id: number): Promise<OrderFileRow | undefined> =>
      (
        await executor
          .select()
          .from(orderFiles)
          .where(and(eq(orderFiles.id, id), eq(orderFiles.orderId, orderId)))
      )[0],

    /** Attaches the files of a person to an order. @returns how many; fewer when some are not theirs or were used before */
    attachFiles: async (orderId: number, userId: number, ids: number[]): Promise<number> => {
      if (ids.length === 0) return 0;
      const rows = await executor
        .update(orderFiles)
        .set({ orderId })
        .where(and(inArray(orderFiles.id, ids), isUnattached(userId)))
        .returning({ id: orderFiles.id });
      return rows.length;
    },

    /** Deletes the rows of files without an order. @returns the names of their files in the storage */
    removeUnattached: async (before: Date): Promise<string[]> => {
      const rows = await executor
        .delete(orderFiles)
        .where(and(isNull(orderFiles.orderId), lte(orderFiles.createdAt, before)))
        .returning({ name: orderFiles.storageName });
      return rows.map(({ name }) => name);
    },

    /** Orders in some states whose time is over, the longest overdue first. */
    due: (states: OrderState[], now: Date, limit: number): Promise<OrderRow[]> =>
      executor
        .select()
        .from(orders)
        .where(and(inArray(orders.state, states), lte(orders.dueAt, now)))
        .orderBy(asc(orders.dueAt))
        .limit(limit),

    /** Marks overdue orders in their trails, once for each due moment. @returns how many */
    markOverdue: async (states: OrderState[], now: Date): Promise<number> => {
      const rows = await queryRows<{ id: number }>(
        executor,
        sql`insert into order_events (order_id, action, state, is_staff, details, created_at)
          select o.id, 'overdue', o.state, 0, '{}', ${now.toISOString()}::timestamptz from orders o
          where o.state = any(${`{${states.join(',')}}`}::text[]) and o.due_at <= ${now.toISOString()}::timestamptz
            and not exists (select 1 from order_events e where e.order_id = o.id and e.action = 'overdue' and e.created_at >= o.due_at)
          returning id`,
      );
      return rows.length;
    },
  };
}
