import { dayMs } from '@/lib/domain/time/duration';
import { createNotificationsRepository } from '../modules/notifications/notifications.repository';
import { createStatementsRepository } from '../modules/statements/statements.repository';
import { expirationNotice } from './expiration-notice';
import { createExpiryRepository } from './expiry.repository';
import type { Job, JobDependencies, JobReport } from './job';

const batchSize = 200;
const warnedMs = 2 * dayMs;

/** Tells authors, once in a term, that it ends within two days. */
export async function warnOfExpiry({ database, clock }: Pick<JobDependencies, 'database' | 'clock'>): Promise<JobReport> {
  const now = clock();
  const until = new Date(now.getTime() + warnedMs);
  let told = 0;
  let afterId = 0;
  for (;;) {
    const ids = await createExpiryRepository(database.db).endingBetween(now, until, afterId, batchSize);
    const rows = await createStatementsRepository(database.db).findRows(ids);
    const notices = rows.flatMap((row) => expirationNotice(row, 'statement_expires_soon', now));
    told += (await createNotificationsRepository(database.db).add(notices)).length;
    const last = ids.at(-1);
    if (last === undefined || ids.length < batchSize) return { told };
    afterId = last;
  }
}

export const warnOfExpiryJob: Job = { name: 'warn-of-expiry', cron: '*/15 * * * *', run: warnOfExpiry };
