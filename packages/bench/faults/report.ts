import { textTable } from '../text-table';
import type { DatabaseName } from './databases';
import type { Verdict } from './journal';

/** One fault on one database. */
export type Result = {
  fault: string;
  database: DatabaseName;
  /** How often it happened. */
  times: number;
  acknowledged: number;
  lost: number;
  duplicates: number;
  /** Differences in the ledger. */
  ledgerDifferences: number;
  /** Until it answered as before; the slowest, where it happened often. */
  recoverySeconds: number | null;
  /** Until every job had run again; the slowest. */
  jobSeconds?: number;
  /** The failed checks. */
  failures: string[];
  /** Why it was skipped. */
  skipped?: string;
};

const blank = { times: 0, acknowledged: 0, lost: 0, duplicates: 0, ledgerDifferences: 0, recoverySeconds: null, failures: [] };
const namedMax = 5;

export const skippedResult = (fault: string, database: DatabaseName, why: string): Result => ({
  ...blank,
  fault,
  database,
  skipped: why,
});

/** A result from the verdict of the journal, and the other failed checks. */
export function resultOf(
  fault: string,
  database: DatabaseName,
  { acknowledged, lost, duplicates, ledgerDifferences }: Verdict,
  found: Pick<Result, 'times' | 'recoverySeconds' | 'jobSeconds'> & { failures?: string[] },
): Result {
  const failures = [
    ...(found.failures ?? []),
    ...lost.slice(0, namedMax).map((write) => `lost: ${JSON.stringify(write)}`),
    ...ledgerDifferences.slice(0, namedMax),
  ];
  return {
    ...found,
    fault,
    database,
    acknowledged,
    lost: lost.length,
    duplicates,
    ledgerDifferences: ledgerDifferences.length,
    failures,
  };
}

export const isBroken = ({ lost, duplicates, ledgerDifferences, failures }: Result): boolean =>
  lost > 0 || duplicates > 0 || ledgerDifferences > 0 || failures.length > 0;

const seconds = (value: number | null): string => (value === null ? '–' : value.toFixed(1));

export function resultTable(results: readonly Result[]): string {
  const head = ['fault', 'database', 'times', 'acknowledged', 'lost', 'duplicates', 'ledger', 'recovery s', 'jobs s', 'passed'];
  const rows = results.map((result) => [
    result.fault,
    result.database,
    String(result.times),
    String(result.acknowledged),
    String(result.lost),
    String(result.duplicates),
    String(result.ledgerDifferences),
    seconds(result.recoverySeconds),
    seconds(result.jobSeconds ?? null),
    result.skipped ? 'skipped' : isBroken(result) ? 'NO' : 'yes',
  ]);
  return textTable([head, ...rows], 8);
}
