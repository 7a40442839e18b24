import { textTable } from '../text-table';
import type { FaultResult } from './faults';
import type { ReadCheck } from './replica-reads';

const numberColumns = 7;

/** The results as text. */
export function report(reads: ReadCheck[], faults: FaultResult[]): string {
  const header = ['fault', 'reads', 'failed', 'writes', 'failed', 'recovery s', 'acknowledged', 'lost'];
  const rows = faults.map(({ name, reads: readCount, failedReads, writes, failedWrites, recoveryMs, acknowledged, lost }) => [
    name,
    ...[readCount, failedReads, writes, failedWrites].map(String),
    (recoveryMs / 1000).toFixed(1),
    ...[acknowledged, lost].map(String),
  ]);
  const checks = reads.map(({ what, isRight }) => `${isRight ? 'yes' : 'NO '}  ${what}`);
  return ['Reads on a replica', ...checks, '', textTable([header, ...rows], numberColumns)].join('\n');
}
