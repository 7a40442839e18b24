import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Db, queryRows } from './client';

/** Name of the connections that bulk work runs on. */
export const bulkConnectionName = 'aivani bulk work';

/** How many times as long as it has worked a bulk writer pauses: it works a third of the time. */
const pauseFactor = 2;

/** Whether a connection other than those of bulk work has run a statement in the last milliseconds. */
const isQueried = (lastMs: number) => sql`select exists (select from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and application_name <> ${bulkConnectionName}
    and (state = 'active' or state_change > clock_timestamp() - make_interval(secs => ${lastMs}::float8 / 1000))) as queried`;

/**
 * Makes bulk work give way: after each piece of it that others have queried the database beside, it pauses, so that it ends in three times its time at
 * most. Alone, it goes on at once.
 * @param db the connection of the work
 */
export function createPace(db: Db, wait: (ms: number) => Promise<unknown> = setTimeout) {
  let isAlone = true;
  return {
    /** Whether nobody queried the database beside the last piece. */
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
