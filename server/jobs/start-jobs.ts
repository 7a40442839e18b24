import type { Composition } from '../compose';
import { siteNameOf, siteUrlOf } from '../env';
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
export async function startJobs({ env, database, clock, logger, ports }: Composition): Promise<JobQueue> {
  const { mail, storage, exchangeRates } = ports;
  const jobs = [...plainJobs, deliverLoanRequestsJob(mail, { siteName: siteNameOf(env), siteUrl: siteUrlOf(env) })];
  const queue = await startQueue(jobs, { database, clock, exchangeRates, storage }, logger);
  // A failure is in the log already, and the queue tries again.
  for (const { name } of jobs) queue.run(name).catch(() => undefined);
  return queue;
}
