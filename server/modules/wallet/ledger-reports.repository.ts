import { count, desc, eq, max } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { ledgerReports } from './wallet.table';

export type LedgerReportRow = typeof ledgerReports.$inferSelect;
export type LedgerReportsRepository = ReturnType<typeof createLedgerReportsRepository>;

/** Reports of the nightly check and of the reconciliation, one of each kind a day. */
export function createLedgerReportsRepository(executor: Executor) {
  const isOf = (kind: LedgerReportRow['kind'] | undefined) => (kind === undefined ? undefined : eq(ledgerReports.kind, kind));

  return {
    /** The latest day first. */
    page: (kind: LedgerReportRow['kind'] | undefined, limit: number, offset: number): Promise<LedgerReportRow[]> =>
      executor
        .select()
        .from(ledgerReports)
        .where(isOf(kind))
        .orderBy(desc(ledgerReports.day), desc(ledgerReports.id))
        .limit(limit)
        .offset(offset),

    count: async (kind: LedgerReportRow['kind'] | undefined): Promise<number> =>
      (await executor.select({ total: count() }).from(ledgerReports).where(isOf(kind)))[0]?.total ?? 0,

    /** The latest day with a report; null when there is none. */
    lastDay: async (kind: LedgerReportRow['kind']): Promise<string | null> =>
      (
        await executor
          .select({ day: max(ledgerReports.day) })
          .from(ledgerReports)
          .where(isOf(kind))
      )[0]?.day ?? null,

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
