import { openComposition } from './boot';
import type { ServerEnv } from './env';
import { startJobs } from './jobs/start-jobs';
import { openTelemetry } from './telemetry/open-telemetry';

export type RunningWorker = { close(): Promise<void> };

/**
 * Runs only the jobs, for a site whose own process does not (JOBS=0).
 * @throws Error without a PostgreSQL server: the embedded database belongs to one process
 */
export async function bootWorker(env: ServerEnv): Promise<RunningWorker> {
  if (env.DATABASE_URL === undefined)
    throw new Error(
      'The worker needs DATABASE_URL. The embedded database belongs to the process of the site, which runs the jobs itself.',
    );
  // biome-ignore lint/style/noProcessEnv: The standard variables of OpenTelemetry are read by its own packages.
  const telemetry = await openTelemetry(process.env);
  const composition = await openComposition(env, telemetry);
  const queue = await startJobs(composition);
  return {
    close: async () => {
      await queue.stop();
      await composition.database.close();
      await telemetry.close();
    },
  };
}
