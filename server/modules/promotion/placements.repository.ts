import { and, asc, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { tierRank } from '@/lib/domain/promotion/tiers';
import { type Placement, runningOf, type Span } from '@/lib/domain/promotion/timeline';
import { type Executor, queryRows } from '../../db/client';
import { setSearchTier } from '../search/rows/search.rows.repository';
import { statements } from '../statements/statements.table';
import { placementOrders, placementRuns, placements } from './promotion.table';

type Row = typeof placements.$inferSelect;
export type PlacementOrder = typeof placementOrders.$inferSelect;
export type PromotedStatement = Pick<typeof statements.$inferSelect, 'id' | 'userId' | 'state' | 'vipId' | 'vipUntil'>;
export type PlacementsRepository = ReturnType<typeof createPlacementsRepository>;

const statementColumns = {
  id: statements.id,
  userId: statements.userId,
  state: statements.state,
  vipId: statements.vipId,
  vipUntil: statements.vipUntil,
};

function toPlacement({ state, tierId, startsAt, endsAt, secondsLeft }: Row): Placement {
  if (state === 'paused') return { state, tierId, secondsLeft };
  if (startsAt === null) throw new Error(`a ${state} placement has no start`);
  if (state === 'scheduled') return { state, tierId, startsAt, secondsLeft };
  if (endsAt === null) throw new Error('a running placement has no end');
  return { state, tierId, startsAt, endsAt };
}

const toRow = (statementId: number, placement: Placement) => ({
  statementId,
  tierId: placement.tierId,
  state: placement.state,
  startsAt: placement.state === 'paused' ? null : placement.startsAt,
  endsAt: placement.state === 'running' ? placement.endsAt : null,
  secondsLeft: placement.state === 'running' ? 0 : placement.secondsLeft,
});

/** What is bought for statements and how it runs. */
export function createPlacementsRepository(executor: Executor) {
  return {
    /** Statements by id, locked for the rest of the transaction: their placements change only under this lock. */
    lockStatements: (ids: readonly number[]): Promise<PromotedStatement[]> =>
      executor
        .select(statementColumns)
        .from(statements)
        .where(inArray(statements.id, [...ids]))
        .orderBy(statements.id)
        .for('update'),

    findStatements: (ids: readonly number[]): Promise<PromotedStatement[]> =>
      executor
        .select(statementColumns)
        .from(statements)
        .where(inArray(statements.id, [...ids]))
        .orderBy(statements.id),

    /** Placements by statement; statements without any are absent. */
    find: async (ids: readonly number[]): Promise<Map<number, Placement[]>> => {
      const rows = await executor
        .select()
        .from(placements)
        .where(inArray(placements.statementId, [...ids]))
        .orderBy(asc(placements.id));
      const byStatement = new Map<number, Placement[]>();
      for (const row of rows) byStatement.set(row.statementId, [...(byStatement.get(row.statementId) ?? []), toPlacement(row)]);
      return byStatement;
    },

    /**
     * Replaces the placements of a locked statement, keeps the stretches that ended, and makes the statement and its row in the lists
     * say what runs.
     */
    replace: async (statementId: number, next: readonly Placement[], ended: readonly Span[]): Promise<void> => {
      const removed = await executor.delete(placements).where(eq(placements.statementId, statementId)).returning();
      const warned = new Map(removed.map((row) => [row.endsAt?.getTime(), row.warnedAt]));
      const rows = next.map((placement) => toRow(statementId, placement));
      if (rows.length > 0)
        await executor
          .insert(placements)
          .values(rows.map((row) => ({ ...row, warnedAt: row.endsAt && (warned.get(row.endsAt.getTime()) ?? null) })));
      if (ended.length > 0) await executor.insert(placementRuns).values(ended.map((span) => ({ ...span, statementId })));
      const running = runningOf(next);
      const tier = { vipId: running?.tierId ?? 0, vipUntil: running?.endsAt ?? null };
      await executor.update(statements).set(tier).where(eq(statements.id, statementId));
      await setSearchTier(executor, statementId, running ? tierRank(running.tierId) : 0, tier.vipUntil);
    },

    /**
     * Statements whose tier was written without a placement, as seeds and imports do, get one that runs from now to the same end.
     * @returns how many
     */
    adopt: async (now: Date): Promise<number> => {
      const at = sql`${now.toISOString()}::timestamptz`;
      const rows = await queryRows<{ id: number }>(
        executor,
        sql`insert into placements (statement_id, tier_id, state, starts_at, ends_at, seconds_left)
          select s.id, s.vip_id, 'running', ${at}, s.vip_until, 0 from statements s
          where s.vip_id in (1, 3, 4) and s.vip_until > ${at}
            and not exists (select from placements p where p.statement_id = s.id)
          on conflict do nothing returning id`,
      );
      return rows.length;
    },

    /**
     * Takes tiers off the lists that ended without a placement, as those of seeds and imports do while no job runs: nobody else would, and the
     * index of paid rows would keep them indefinitely.
     * @returns how many
     */
    clearEnded: async (now: Date): Promise<number> => {
      const at = sql`${now.toISOString()}::timestamptz`;
      const rows = await queryRows<{ id: number }>(
        executor,
        sql`with ended as materialized (
            select id from statement_search r where vip_rank > 0 and vip_until <= ${at}
              and not exists (select from placements p where p.statement_id = r.id)),
          shown as (update statement_search r set vip_rank = 0, vip_until = null from ended
            where r.id = ended.id and r.vip_until <= ${at})
          update statements s set vip_id = 0, vip_until = null from ended where s.id = ended.id and s.vip_until <= ${at} returning s.id`,
      );
      return rows.length;
    },

    /** Statements where something has ended or is to start by now, at most `limit`. */
    dueStatementIds: async (now: Date, limit: number): Promise<number[]> => {
      const at = sql`${now.toISOString()}::timestamptz`;
      const rows = await queryRows<{ id: number }>(
        executor,
        sql`select statement_id as id from placements where state = 'running' and ends_at <= ${at}
          union select statement_id from placements where state = 'scheduled' and starts_at <= ${at}
          order by id limit ${limit}`,
      );
      return rows.map(({ id }) => id);
    },

    /**
     * Marks running ones that end within a time as warned of. One that is shorter than that time is not warned of.
     * @returns those that were not marked before
     */
    takeToWarn: async (now: Date, withinMs: number, limit: number) => {
      const until = new Date(now.getTime() + withinMs);
      const due = executor
        .select({ id: placements.id })
        .from(placements)
        .where(
          and(
            eq(placements.state, 'running'),
            isNull(placements.warnedAt),
            gt(placements.endsAt, now),
            lte(placements.endsAt, until),
            sql`${placements.endsAt} - ${placements.startsAt} > ${`${withinMs} milliseconds`}::interval`,
          ),
        )
        .orderBy(placements.id)
        .limit(limit)
        .for('update', { skipLocked: true });
      return executor
        .update(placements)
        .set({ warnedAt: now })
        .where(inArray(placements.id, due))
        .returning({ statementId: placements.statementId, tierId: placements.tierId, endsAt: placements.endsAt });
    },

    addOrders: async (rows: (typeof placementOrders.$inferInsert)[]): Promise<void> => {
      await executor.insert(placementOrders).values(rows);
    },

    /** What an order added, by statement. */
    findOrders: (orderId: number): Promise<PlacementOrder[]> =>
      executor.select().from(placementOrders).where(eq(placementOrders.orderId, orderId)).orderBy(placementOrders.statementId),

    /** What orders added to a statement and no refund took back; what starts last is first, of the same start what was bought last. */
    ordersOf: (statementId: number): Promise<PlacementOrder[]> =>
      executor
        .select()
        .from(placementOrders)
        .where(and(eq(placementOrders.statementId, statementId), isNull(placementOrders.takenBackAt)))
        .orderBy(desc(placementOrders.startsAt), desc(placementOrders.createdAt), desc(placementOrders.id)),

    /** @returns false when it was taken back before */
    markTakenBack: async (id: number, now: Date): Promise<boolean> => {
      const rows = await executor
        .update(placementOrders)
        .set({ takenBackAt: now })
        .where(and(eq(placementOrders.id, id), isNull(placementOrders.takenBackAt)))
        .returning({ id: placementOrders.id });
      return rows.length > 0;
    },
  };
}
