import { tbilisiDay } from '@/lib/domain/time/tbilisi';
import { createRepositories } from '@/server/composition/repositories';
import type { Job, JobDependencies, JobReport } from './queue';

/** Checks the ledger and stores what it found; the staff reads it. */
export async function checkLedger({ database, clock }: Pick<JobDependencies, 'database' | 'clock'>): Promise<JobReport> {
  return database.withoutTimeouts(async (db) => {
    const { walletCheck, ledgerReports } = createRepositories(db);
    const [differences, totals] = [await walletCheck.differences(), await walletCheck.totals()];
    await ledgerReports.store({ kind: 'check', day: tbilisiDay(clock()), differences, totals, createdAt: clock() });
    return { ...totals, differences: differences.length };
  });
}

/** Four in the morning in Tbilisi. */
export const checkLedgerJob: Job = { name: 'check-ledger', cron: '0 0 * * *', run: checkLedger };
