import type { Logger } from 'pino';
import type { OpenDatabase } from '../db/open';
import { type ServerEnv, siteNameOf, siteUrlOf } from '../env';
import { createMail } from '../modules/users/outbox.module';
import type { Clock } from '../ports/clock';
import { createStorage } from '../ports/create-storage';
import { createPublishedRates } from '../ports/exchange-rates';
import { deleteOrphanedFilesJob } from './delete-orphaned-files';
import { deliverInvitationsJob } from './deliver-invitations';
import { deliverLoanRequestsJob } from './deliver-loan-requests';
import { expireStatementsJob } from './expire-statements';
import type { Job } from './job';
import { purgeExpiredJob } from './purge-expired';
import { type JobQueue, startQueue } from './queue';
import { refitEstimatesJob } from './refit-estimates';
import { refreshExchangeRatesJob } from './refresh-exchange-rates';
import { warnOfExpiryJob } from './warn-of-expiry';

const plainJobs: readonly Job[] = [
  expireStatementsJob,
  warnOfExpiryJob,
  refreshExchangeRatesJob,
  refitEstimatesJob,
  deliverInvitationsJob,
  purgeExpiredJob,
  deleteOrphanedFilesJob,
];

/** Starts all jobs, and each of them once right away: what came due while nothing ran does not wait for its hour. */
export async function startJobs(
  env: ServerEnv,
  parts: { database: OpenDatabase; clock: Clock; logger: Logger },
): Promise<JobQueue> {
  const mail = createMail(env, parts.database.db, parts.clock);
  const jobs = [...plainJobs, deliverLoanRequestsJob(mail, { siteName: siteNameOf(env), siteUrl: siteUrlOf(env) })];
  const exchangeRates = env.EXCHANGE_RATES_URL ? createPublishedRates(env.EXCHANGE_RATES_URL) : null;
  const queue = await startQueue(jobs, { ...parts, exchangeRates, storage: createStorage(env) }, parts.logger);
  // A failure is in the log already, and the queue tries again.
  for (const { name } of jobs) queue.run(name).catch(() => undefined);
  return queue;
}
