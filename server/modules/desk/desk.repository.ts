import { aliasedTable, and, asc, desc, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { DeskCounters } from '@/lib/contracts/money/desk';
import type { OrderState } from '@/lib/contracts/money/orders';
import { type Executor, queryRows } from '../../db/client';
import { orderEvents, orders } from '../orders/orders.table';
import { payments } from '../payments/payments.table';
import { staffMembers } from '../staff/staff.table';
import { users } from '../users/users.table';

export type DeskRow = { order: typeof orders.$inferSelect; buyerName: string; assigneeName: string | null };
export type DeskEventRow = { event: typeof orderEvents.$inferSelect; actorName: string | null };
export type DeskFilter = {
  states: OrderState[];
  overdueAt?: Date | undefined;
  serviceId?: number | undefined;
  cityId?: number | undefined;
  assigneeId?: number | undefined;
  search?: { id: number | null; phone: string | null; requestId: string } | undefined;
};

const orderRoles = ['support', 'admin'] as const;

/** What the staff sees of orders. */
export function createDeskRepository(executor: Executor) {
  const buyer = aliasedTable(users, 'buyer');
  const assignee = aliasedTable(users, 'assignee');

  const found = ({ id, phone, requestId }: NonNullable<DeskFilter['search']>): SQL | undefined =>
    or(
      id === null ? undefined : eq(orders.id, id),
      id === null ? undefined : sql`exists (select 1 from ${payments} where order_id = ${orders.id} and id = ${id})`,
      phone === null ? undefined : sql`${orders.details} ->> 'phone' = ${phone}`,
      phone === null ? undefined : or(eq(buyer.phone, phone), eq(buyer.loginPhone, phone)),
      sql`exists (select 1 from ${orderEvents} where order_id = ${orders.id} and request_id = ${requestId})`,
    );
  const where = ({ states, overdueAt, serviceId, cityId, assigneeId, search }: DeskFilter): SQL | undefined =>
    search
      ? found(search)
      : and(
          inArray(orders.state, states),
          overdueAt === undefined ? undefined : lte(orders.dueAt, overdueAt),
          serviceId === undefined ? undefined : eq(orders.serviceId, serviceId),
          cityId === undefined ? undefined : eq(orders.cityId, cityId),
          assigneeId === undefined ? undefined : eq(orders.assigneeId, assigneeId),
        );
  const rows = () =>
    executor
      .select({ order: orders, buyerName: buyer.name, assigneeName: assignee.name })
      .from(orders)
      .innerJoin(buyer, eq(buyer.id, orders.userId))
      .leftJoin(assignee, eq(assignee.id, orders.assigneeId));

  return {
    /** The nearest deadline first. */
    page: (filter: DeskFilter, limit: number, offset: number): Promise<DeskRow[]> =>
      rows().where(where(filter)).orderBy(sql`${orders.dueAt} asc nulls last`, asc(orders.id)).limit(limit).offset(offset),

    count: async (filter: DeskFilter): Promise<number> => {
      const [row] = await executor
        .select({ total: sql<number>`count(*)::int` })
        .from(orders)
        .innerJoin(buyer, eq(buyer.id, orders.userId))
        .where(where(filter));
      return row?.total ?? 0;
    },

    find: async (id: number): Promise<DeskRow | undefined> => (await rows().where(eq(orders.id, id)))[0],

    /** @param today the day of Tbilisi */
    counters: async (now: Date, today: string): Promise<DeskCounters> => {
      const at = sql`${now.toISOString()}::timestamptz`;
      const inState = (state: OrderState) => sql`count(*) filter (where state = ${state})::int`;
      const isOverdue = sql`state in ('paid', 'assigned', 'scheduled', 'in_progress') and due_at <= ${at}`;
      const [row] = await queryRows<DeskCounters>(
        executor,
        sql`select count(*) filter (where ${isOverdue})::int as overdue,
          floor(extract(epoch from ${at} - min(due_at) filter (where ${isOverdue})) / 3600)::int as oldest_overdue_hours,
          ${inState('paid')} as paid, ${inState('assigned')} as assigned, ${inState('scheduled')} as scheduled,
          count(*) filter (where state in ('paid', 'assigned', 'scheduled') and visit_day = ${today})::int as visits_today,
          ${inState('in_progress')} as in_progress, ${inState('delivered')} as delivered
          from orders where state in ('paid', 'assigned', 'scheduled', 'in_progress', 'delivered')`,
      );
      if (!row) throw new Error('The counters were not read.');
      return row;
    },

    buyerOf: async (userId: number) => {
      const [row] = await executor
        .select({ id: users.id, name: users.name, phone: users.phone, loginPhone: users.loginPhone, email: users.email })
        .from(users)
        .where(eq(users.id, userId));
      if (!row) throw new Error(`no user ${userId}`);
      return row;
    },

    events: (orderId: number): Promise<DeskEventRow[]> =>
      executor
        .select({ event: orderEvents, actorName: users.name })
        .from(orderEvents)
        .leftJoin(users, eq(users.id, orderEvents.actorId))
        .where(eq(orderEvents.orderId, orderId))
        .orderBy(desc(orderEvents.id)),

    payments: (orderId: number) =>
      executor.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(desc(payments.id)),

    /** The staff that works on orders, with what each has to do. */
    assignees: (): Promise<{ id: number; name: string; openOrders: number }[]> =>
      executor
        .select({
          id: users.id,
          name: users.name,
          openOrders: sql<number>`(select count(*)::int from orders where assignee_id = ${users.id} and state in ('assigned', 'scheduled', 'in_progress'))`,
        })
        .from(staffMembers)
        .innerJoin(users, eq(users.id, staffMembers.userId))
        .where(inArray(staffMembers.role, orderRoles))
        .orderBy(asc(users.name), asc(users.id)),

    isAssignee: async (userId: number): Promise<boolean> =>
      (await executor.$count(staffMembers, and(eq(staffMembers.userId, userId), inArray(staffMembers.role, orderRoles)))) > 0,
  };
}
