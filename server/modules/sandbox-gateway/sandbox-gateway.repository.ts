import { and, asc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '../../db/client';
import type { SandboxOrder, SandboxStore } from '../../ports/payment-gateway-sandbox';
import { sandboxOrders } from '../payments/payments.table';

const isId = (id: string): boolean => z.uuid().safeParse(id).success;

/** Orders of the bundled gateway. */
export function createSandboxOrdersRepository(executor: Executor): SandboxStore {
  const findBy = async (column: 'id' | 'reference', value: string): Promise<SandboxOrder | undefined> =>
    (await executor.select().from(sandboxOrders).where(eq(sandboxOrders[column], value)))[0];

  return {
    add: async (order) => {
      await executor.insert(sandboxOrders).values(order).onConflictDoNothing({ target: sandboxOrders.reference });
      const row = await findBy('reference', order.reference);
      if (row === undefined) throw new Error('The order of the sandbox was not stored.');
      return row;
    },

    find: async (id) => (isId(id) ? findBy('id', id) : undefined),

    findByReference: (reference) => findBy('reference', reference),

    change: async (id, from, change) => {
      const isIt = and(eq(sandboxOrders.id, id), inArray(sandboxOrders.state, from));
      return (await executor.update(sandboxOrders).set(change).where(isIt).returning())[0];
    },

    refund: async (id, key, amountMinor) => {
      if (!isId(id)) return undefined;
      const refunded = sql`${sandboxOrders.refundedMinor} + ${amountMinor}`;
      const keys = sql`${sandboxOrders.refundKeys} || jsonb_build_object(${key}::text, ${amountMinor}::bigint)`;
      const isNew = sql`not ${sandboxOrders.refundKeys} ? ${key}`;
      const isCovered = sql`${refunded} <= ${sandboxOrders.amountMinor}`;
      const isOpen = and(eq(sandboxOrders.id, id), eq(sandboxOrders.state, 'approved'), isNew, isCovered);
      const change = { refundedMinor: refunded, refundKeys: keys };
      const [row] = await executor.update(sandboxOrders).set(change).where(isOpen).returning();
      if (row !== undefined) return row;
      // The same refund again is done already.
      const before = (await executor.select().from(sandboxOrders).where(eq(sandboxOrders.id, id)))[0];
      return before?.refundKeys[key] === amountMinor ? before : undefined;
    },

    findCard: async (token) => {
      const isKept = and(
        eq(sandboxOrders.cardToken, token),
        eq(sandboxOrders.savesCard, true),
        isNotNull(sandboxOrders.cardMask),
      );
      return (await executor.select().from(sandboxOrders).where(isKept).orderBy(asc(sandboxOrders.createdAt)).limit(1))[0];
    },

    forgetCard: async (token) => {
      await executor.update(sandboxOrders).set({ savesCard: false }).where(eq(sandboxOrders.cardToken, token));
    },

    settledBetween: (from, to) => {
      const isOfDay = and(gte(sandboxOrders.settledAt, from), lt(sandboxOrders.settledAt, to));
      const isCharged = inArray(sandboxOrders.state, ['approved', 'charged_back']);
      return executor.select().from(sandboxOrders).where(and(isOfDay, isCharged)).orderBy(asc(sandboxOrders.settledAt));
    },
  };
}
