import { textTable } from '../text-table';
import type { Traffic } from './traffic';
import type { Cost } from './unseen-pages';

export type Pass = Traffic & { name: string; hitShare: number | null; memoryMib: number | null };

const number = (value: number | null, digits = 0): string => (value === null ? '' : value.toFixed(digits));

export function passTable(passes: Pass[]): string {
  const head = ['', 'requests/s', 'p50 ms', 'p95 ms', 'p99 ms', 'refused', 'failed', 'from memory', 'memory MiB'];
  const rows = passes.map((pass) => [
    pass.name,
    number(pass.requestsPerSecond, 1),
    number(pass.p50Ms),
    number(pass.p95Ms),
    number(pass.p99Ms),
    String(pass.refused),
    String(pass.failed),
    pass.hitShare === null ? '' : `${(100 * pass.hitShare).toFixed(0)}%`,
    number(pass.memoryMib),
  ]);
  return textTable([head, ...rows], head.length - 1);
}

export const costTable = (costs: Cost[]): string =>
  textTable(
    [
      ['distinct addresses of', 'count', 'CPU ms', 'KiB'],
      ...costs.map(({ kind, count, cpuMs, bytes }) => [kind, String(count), number(cpuMs, 1), number(bytes / 1024)]),
    ],
    3,
  );
