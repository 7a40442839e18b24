import type { Executor } from '../../db/client';
import { ledgerReports } from './wallet.table';

export type LedgerReportRow = typeof ledgerReports.$inferSelect;
export type LedgerReportsRepository = ReturnType<typeof createLedgerReportsRepository>;

/** Reports of the nightly check and of the reconciliation, one of each kind a day. */
export function createLedgerReportsRepository(executor: Executor) {
  return {
    /** Stores a report in place of an earlier one of the day. */
    store: async (report: Omit<LedgerReportRow, 'id'>): Promise<void> => {
      const { differences, totals, createdAt } = report;
      await executor
        .insert(ledgerReports)
        .values(report)
        .onConflictDoUpdate({ target: [ledgerReports.kind, ledgerReports.day], set: { differences, totals, createdAt } });
    },
  };
}
