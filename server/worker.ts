import pino from 'pino';
import { compose } from './compose';
import { migrateDatabase } from './db/migrate';
import { openDatabase } from './db/open';
import type { ServerEnv } from './env';
import { startJobs } from './jobs/start-jobs';
import { systemClock } from './ports/clock';

export type RunningWorker = { close(): Promise<void> };

/**
 * Runs the jobs alone, for a site whose own process does not (JOBS=0).
 * @throws Error without a PostgreSQL server: the embedded database belongs to one process
 */
export async function bootWorker(env: ServerEnv): Promise<RunningWorker> {
  if (env.DATABASE_URL === undefined)
    throw new Error(
      'The worker needs DATABASE_URL. The embedded database belongs to the process of the site, which runs the jobs itself.',
    );
  const logger = pino({ level: env.LOG_LEVEL });
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    onConnectionError: (error) => logger.error({ error: error.message }, 'database connection lost'),
  });
  await migrateDatabase(database);
  const queue = await startJobs(compose({ env, database, clock: systemClock, logger }));
  return {
    close: async () => {
      await queue.stop();
      await database.close();
    },
  };
}
