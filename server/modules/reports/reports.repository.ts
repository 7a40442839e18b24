import type { Executor } from '../../db/client';
import { statementReports } from './reports.table';

export type ReportsRepository = ReturnType<typeof createReportsRepository>;

export function createReportsRepository(executor: Executor) {
  return {
    /** Stores a report. @returns false when its visitor has already reported the statement */
    add: async (report: Omit<typeof statementReports.$inferInsert, 'id'>): Promise<boolean> =>
      (await executor.insert(statementReports).values(report).onConflictDoNothing().returning()).length > 0,
  };
}
