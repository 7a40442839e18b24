import { type Composition, compose } from '@/server/composition/compose';
import { type App, createApp } from './app';
import { listenForCommands } from './commands/command-socket';
import type { MarketCommands } from './commands/market-commands';
import { migrateDatabase } from './db/migrate';
import { type OpenDatabase, openDatabase } from './db/open';
import { databaseOptionsOf, type ServerEnv } from './env';
import { startJobs } from './jobs/start-jobs';
import { systemClock } from './ports/clock';
import { requireConfiguration } from './start/configuration';
import { createLogger } from './telemetry/logger';
import { observeDatabase, queryTracer } from './telemetry/observe-database';
import { noTelemetry, type Telemetry } from './telemetry/telemetry';

export type RunningApi = {
  app: App;
  database: OpenDatabase;
  /** Ends the event streams. */
  endStreams(): void;
  /** @param onChange is called with what changed on pages; null when that is unknown */
  listenForPageChanges(onChange: (tag: string | null) => void): Promise<void>;
  close(): Promise<void>;
};

/** Opens and migrates the database, and composes everything over it. */
export async function openComposition(env: ServerEnv, telemetry: Telemetry = noTelemetry): Promise<Composition> {
  requireConfiguration(env);
  const logger = createLogger(env.LOG_LEVEL);
  const database = await openDatabase({
    ...databaseOptionsOf(env),
    replicaUrls: env.DATABASE_REPLICA_URLS,
    lagMaxMs: env.REPLICA_LAG_SECONDS * 1000,
    onConnectionError: (error) => logger.error({ error }, 'database connection lost'),
    onQuery: queryTracer(telemetry),
  });
  await migrateDatabase(database);
  observeDatabase(database, telemetry);
  return compose({ env, database, clock: systemClock, logger, telemetry });
}

/**
 * Boots the API, its command socket and, unless a worker runs them, the jobs.
 * @param market what `npm run seed` writes while this process has the data folder open
 */
export async function bootApi(env: ServerEnv, telemetry: Telemetry, market?: MarketCommands): Promise<RunningApi> {
  const composition = await openComposition(env, telemetry);
  const { database } = composition;
  const app = createApp(composition);
  const stopListening = await listenForCommands(env, database, market);
  const { searchFeed, logger } = composition;
  // The database answers searches until the engine is loaded.
  const starting = searchFeed.start().catch((error: unknown) => logger.error({ error }, 'the search engine did not start'));
  const queue = env.JOBS === '1' ? await startJobs(composition) : null;
  return {
    app,
    database,
    endStreams: composition.services.chatStreams.endAll,
    listenForPageChanges: (onChange) =>
      database.listen('pages', async (tag) => {
        // A page that is rendered after the change must show it.
        if (tag === null || tag === 'search') await searchFeed.catchUp().catch(() => undefined);
        onChange(tag);
      }),
    close: async () => {
      await searchFeed.close();
      await starting;
      await queue?.stop();
      await stopListening();
      await composition.services.apiKeys.writeUsage();
      await database.close();
    },
  };
}
