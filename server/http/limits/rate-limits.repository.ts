import { createHash } from 'node:crypto';
import { eq, lte, sql } from 'drizzle-orm';
import { type Db, type Executor, queryRows } from '../../db/client';
import { rateLimits } from './rate-limits.table';

export type Limit = { countMax: number; windowSeconds: number };

export type RateLimitsRepository = ReturnType<typeof createRateLimitsRepository>;

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** The counts of the rate limiter. */
export const createRateLimitsRepository = (db: Db) => ({
  /**
   * Counts one more event unless the limit is reached: one statement, so that parallel calls cannot share a place.
   * @returns 0 when it was counted, else the seconds until the next may be
   */
  take: async (key: string, { countMax, windowSeconds }: Limit, now: Date): Promise<number> => {
    const windowMs = windowSeconds * 1000;
    const nowMs = now.getTime();
    const expiresAt = new Date(nowMs + windowMs).toISOString();
    const [row] = await queryRows<{ wait: number }>(
      db,
      sql`insert into rate_limits (key, moments, wait_seconds, expires_at)
        values (${hashOf(key)}, array[${nowMs}::bigint], 0, ${expiresAt}::timestamptz)
        on conflict (key) do update set (moments, wait_seconds, expires_at) = (
          select
            case when is_free then recent || excluded.moments else recent end,
            case when is_free then 0 else ceil((recent[1] + ${windowMs}::bigint - ${nowMs}::bigint) / 1000.0)::int end,
            case when is_free then excluded.expires_at else rate_limits.expires_at end
          from (
            select recent, cardinality(recent) < ${countMax}::int as is_free
            from (
              -- What the clock was set back behind happened now: nobody waits for longer than the window.
              select array(
                select least(m, ${nowMs}::bigint) as moment from unnest(rate_limits.moments) m where m > ${nowMs - windowMs}::bigint order by moment
              ) as recent
            ) within_window
          ) counted
        )
        returning wait_seconds as wait`,
    );
    return row?.wait ?? 0;
  },

  /** How many events of the key are in the window. */
  recent: async (key: string, { countMax, windowSeconds }: Limit, now: Date): Promise<number> => {
    const [row] = await db
      .select({ moments: rateLimits.moments })
      .from(rateLimits)
      .where(eq(rateLimits.key, hashOf(key)));
    const from = now.getTime() - windowSeconds * 1000;
    return Math.min(row?.moments.filter((moment) => moment > from).length ?? 0, countMax);
  },

  /** Removes the latest event of the key. */
  refund: async (key: string): Promise<void> => {
    await db
      .update(rateLimits)
      .set({ moments: sql`${rateLimits.moments}[:cardinality(${rateLimits.moments}) - 1]` })
      .where(eq(rateLimits.key, hashOf(key)));
  },
});

/** Deletes counts whose window has passed. @returns how many */
export async function purgeRateLimits(executor: Executor, now: Date): Promise<number> {
  const purged = await executor.delete(rateLimits).where(lte(rateLimits.expiresAt, now)).returning({ key: rateLimits.key });
  return purged.length;
}
