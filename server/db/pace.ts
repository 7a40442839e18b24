import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Db, queryRows } from './client';

/** Application name of connections for bulk work. */
export const bulkConnectionName = 'aivani bulk work';

/** A pause takes this many times as long as the work before it, so a throttled writer works a third of the time. */
const pauseFactor = 2;

/** Whether a connection other than those for bulk work ran a statement in the last `lastMs` milliseconds. */
const isQueried = (lastMs: number) => sql`select exists (select from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and application_name <> ${bulkConnectionName}
    and (state = 'active' or state_change > clock_timestamp() - make_interval(secs => ${lastMs}::float8 / 1000))) as queried`;

/**
 * Throttles bulk work: pauses after each step during which other connections queried the database. Throttled work takes three times as long at most;
 * without other queries there is no pause.
 * @param db connection of the work
 */
export function createPace(db: Db, wait: (ms: number) => Promise<unknown> = setTimeout) {
  let isAlone = true;
  return {
    /** Whether no other connection queried the database during the last step. */
    isAlone: () => isAlone,
    async run<T>(work: () => Promise<T>): Promise<T> {
      const startedMs = performance.now();
      const result = await work();
      const workedMs = performance.now() - startedMs;
      const [found] = await queryRows<{ queried: boolean }>(db, isQueried(workedMs));
      isAlone = !found?.queried;
      if (!isAlone) await wait(workedMs * pauseFactor);
      return result;
    },
  };
}

export type Pace = ReturnType<typeof createPace>;
