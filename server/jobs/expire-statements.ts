import { createNotificationsRepository } from '../modules/notifications/notifications.repository';
import { removeStatements } from '../modules/search/search.index.repository';
import { createStatementsRepository } from '../modules/statements/statements.repository';
import { expirationNotice } from './expiration-notice';
import { createExpiryRepository } from './expiry.repository';
import type { Job, JobDependencies, JobReport } from './job';

/** Small enough that a request waits for no batch longer than for a page. */
const batchSize = 200;

/** Ends the terms that are over: each batch leaves the lists and tells the authors in one transaction. */
export async function expireStatements({ database, clock }: Pick<JobDependencies, 'database' | 'clock'>): Promise<JobReport> {
  let expired = 0;
  let told = 0;
  for (let size = batchSize; size === batchSize; ) {
    const batch = await database.db.transaction(async (tx) => {
      const ids = await createExpiryRepository(tx).expire(clock(), batchSize);
      await removeStatements(tx, ids);
      const rows = await createStatementsRepository(tx).findRows(ids);
      const notices = rows.flatMap((row) => expirationNotice(row, 'statement_expired', clock()));
      return { size: ids.length, told: (await createNotificationsRepository(tx).add(notices)).length };
    });
    size = batch.size;
    expired += batch.size;
    told += batch.told;
  }
  return { expired, told };
}

export const expireStatementsJob: Job = { name: 'expire-statements', cron: '*/5 * * * *', run: expireStatements };
