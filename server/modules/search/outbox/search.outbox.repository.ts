import { sql } from 'drizzle-orm';
import { type Executor, queryRows } from '../../../db/client';

/** A line of the outbox; `statementId` is null where all rows were written. */
export type OutboxLine = { id: number; statementId: number | null; transactionId: string };
/** What a reader has seen, and the oldest transaction that was running then: what commits later has its number or a higher one. */
export type OutboxRead = { floor: string; lines: OutboxLine[] };

/** The lines of transactions from one on. */
export async function readOutbox(executor: Executor, floor: string): Promise<OutboxRead> {
  const [found] = await queryRows<{ floor: string; lines: [number, number | null, string][] }>(
    executor,
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as floor,
        coalesce((select json_agg(json_build_array(id, statement_id, transaction_id::text) order by id)
          from search_outbox where transaction_id >= ${floor}::xid8), '[]'::json) as lines`,
  );
  const lines = (found?.lines ?? []).map(([id, statementId, transactionId]) => ({ id, statementId, transactionId }));
  return { floor: found?.floor ?? floor, lines };
}

/** The oldest transaction that runs now. */
export async function readFloor(executor: Executor): Promise<string> {
  const [found] = await queryRows<{ floor: string }>(
    executor,
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as floor`,
  );
  return found?.floor ?? '0';
}

/**
 * Deletes lines that every reader has seen: a process that has not read for half as long loads anew.
 * @param isSentOnly keeps those that a remote index still waits for
 */
export async function purgeOutbox(executor: Executor, before: Date, isSentOnly: boolean): Promise<number> {
  const rows = await queryRows<{ id: number }>(
    executor,
    sql`delete from search_outbox where written_at < ${before.toISOString()}::timestamptz and (is_sent or not ${isSentOnly}) returning id`,
  );
  return rows.length;
}
