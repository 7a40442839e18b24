import { type LedgerReports, ledgerReportPageSize } from '@/lib/contracts/money/reports';
import { toPage } from '@/lib/contracts/paged';
import type { LedgerReportRow, LedgerReportsRepository } from './ledger-reports.repository';

export type LedgerReportsService = ReturnType<typeof createLedgerReportsService>;

/** Reports of the ledger for the staff. */
export const createLedgerReportsService = ({ reports }: { reports: Pick<LedgerReportsRepository, 'count' | 'page'> }) => ({
  /** The latest day first. */
  list: async (kind: LedgerReportRow['kind'] | undefined, page: number): Promise<LedgerReports> => {
    const rows = await reports.page(kind, ledgerReportPageSize, (page - 1) * ledgerReportPageSize);
    const shown = rows.map(({ createdAt, ...row }) => ({ ...row, created_at: createdAt.toISOString() }));
    return toPage(shown, page, ledgerReportPageSize, await reports.count(kind));
  },
});
