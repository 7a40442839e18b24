import type { Logger } from 'pino';
import type { OpenDatabase } from '../db/open';
import { type ServerEnv, siteNameOf, siteUrlOf } from '../env';
import { mailOf } from '../modules/users/outbox.wiring';
import type { Clock } from '../ports/clock';
import { createPublishedRates } from '../ports/exchange-rates';
import { storageOf } from '../ports/storage-of';
import { deliverInvitationsJob } from './deliver-invitations';
import { deliverLoanRequestsJob } from './deliver-loan-requests';
import { expireStatementsJob } from './expire-statements';
import { forgetEndedJob } from './forget-ended';
import type { Job } from './job';
import { type JobQueue, startQueue } from './queue';
import { refitEstimatesJob } from './refit-estimates';
import { refreshExchangeRatesJob } from './refresh-exchange-rates';
import { sweepOrphansJob } from './sweep-orphans';
import { warnOfExpiryJob } from './warn-of-expiry';

const plainJobs: readonly Job[] = [
  expireStatementsJob,
  warnOfExpiryJob,
  refreshExchangeRatesJob,
  refitEstimatesJob,
  deliverInvitationsJob,
  forgetEndedJob,
  sweepOrphansJob,
];

/** Starts all jobs, and each of them once right away: what came due while nothing ran does not wait for its hour. */
export async function startJobs(
  env: ServerEnv,
  parts: { database: OpenDatabase; clock: Clock; logger: Logger },
): Promise<JobQueue> {
  const mail = mailOf(env, parts.database.db, parts.clock);
  const jobs = [...plainJobs, deliverLoanRequestsJob(mail, { siteName: siteNameOf(env), siteUrl: siteUrlOf(env) })];
  const exchangeRates = env.EXCHANGE_RATES_URL ? createPublishedRates(env.EXCHANGE_RATES_URL) : null;
  const queue = await startQueue(jobs, { ...parts, exchangeRates, storage: storageOf(env) }, parts.logger);
  // A failure is in the log already, and the queue tries again.
  for (const { name } of jobs) queue.run(name).catch(() => undefined);
  return queue;
}
