import { and, asc, eq, gt, isNotNull, not, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { loanRequests } from '../mortgage/mortgage.table';
import { staffTotps } from '../staff/staff.table';
import { dataExports } from './personal-data.table';

export type SealedKind = 'loan request' | 'staff totp';
export type SealedValue = { id: number; stored: string };
export type SealedValuesRepository = ReturnType<typeof createSealedValuesRepository>;

const columns = {
  'loan request': { table: loanRequests, id: loanRequests.id, value: loanRequests.personalNumber },
  'staff totp': { table: staffTotps, id: staffTotps.userId, value: staffTotps.secret },
} as const;

/** Values that are encrypted in the database. */
export const createSealedValuesRepository = (executor: Executor) => ({
  /** Values after `afterId` that do not begin with `prefix`, by their ids. Empty ones are skipped. */
  pageWithout: (kind: SealedKind, prefix: string, afterId: number, limit: number): Promise<SealedValue[]> => {
    const { table, id, value } = columns[kind];
    return executor
      .select({ id, stored: value })
      .from(table)
      .where(and(gt(id, afterId), not(eq(value, '')), sql`not starts_with(${value}, ${prefix})`))
      .orderBy(asc(id))
      .limit(limit);
  },

  /** Replaces a value that nobody changed since. @returns how many rows */
  replace: async (kind: SealedKind, { id, stored }: SealedValue, sealed: string): Promise<number> => {
    if (kind === 'loan request') {
      const isUnchanged = and(eq(loanRequests.id, id), eq(loanRequests.personalNumber, stored));
      return (await executor.update(loanRequests).set({ personalNumber: sealed }).where(isUnchanged).returning()).length;
    }
    const isUnchanged = and(eq(staffTotps.userId, id), eq(staffTotps.secret, stored));
    return (await executor.update(staffTotps).set({ secret: sealed }).where(isUnchanged).returning()).length;
  },

  /** Archives are of use for days: those under another key are made again rather than encrypted again. */
  restartExportsWithout: async (prefix: string): Promise<number> => {
    const isOther = and(
      eq(dataExports.state, 'ready'),
      isNotNull(dataExports.files),
      sql`not starts_with(${dataExports.files}, ${prefix})`,
    );
    const restarted = { state: 'waiting', files: null, expiresAt: null } as const;
    return (await executor.update(dataExports).set(restarted).where(isOther).returning({ id: dataExports.id })).length;
  },
});
