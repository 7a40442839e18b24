import { textTable } from '../text-table';
import { engineNames, type Measured, type Timing } from './measure';

const shares = [50, 95, 99] as const;

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? Number.NaN;
}

function line(name: string, timings: Timing[]): string[] {
  const [ofSql, ofMemory] = engineNames.map((engine) =>
    shares.map((share) =>
      percentile(
        timings.map(({ ms }) => ms[engine]),
        share,
      ),
    ),
  ) as [number[], number[]];
  const ratios = [0, 1].map((index) => `${((ofSql[index] ?? 0) / (ofMemory[index] ?? 0)).toFixed(1)}×`);
  return [name, ...[...ofSql, ...ofMemory].map((value) => value.toFixed(2)), ...ratios];
}

/** The 50th, 95th and 99th percentile of each class and engine in milliseconds, and how much longer `sql` takes. */
export function classesTable({ timings }: Measured): string {
  const heads = [
    'class',
    ...engineNames.flatMap((engine) => shares.map((share) => `${engine} p${share}`)),
    'sql/memory p50',
    'sql/memory p95',
  ];
  const names = [...new Set(timings.map(({ name }) => name))];
  const lines = names.map((name) =>
    line(
      name,
      timings.filter((timing) => timing.name === name),
    ),
  );
  return textTable([heads, line('all', timings), ...lines], heads.length - 1);
}

/** The class with the highest 95th percentile on each engine, and the figures of the index. */
export function summary({ timings, differences, loadSeconds, indexBytes, firstListMs, visibleMs }: Measured): string {
  const names = [...new Set(timings.map(({ name }) => name))];
  const slowest = engineNames.map((engine) => {
    const p95 = (name: string): number =>
      percentile(
        timings.filter((timing) => timing.name === name).map(({ ms }) => ms[engine]),
        95,
      );
    return `${engine}: ${names.toSorted((a, b) => p95(b) - p95(a))[0]}`;
  });
  return [
    `slowest class by p95: ${slowest.join(', ')}`,
    `${timings.length} requests, ${differences.length} answered differently`,
    `index: loaded in ${loadSeconds.toFixed(1)} s, ${(indexBytes / 1_048_576).toFixed(0)} MiB; first list after ${firstListMs.toFixed(0)} ms`,
    `a change is seen after ${shares.map((share) => `p${share} ${percentile(visibleMs, share).toFixed(0)} ms`).join(', ')} (${visibleMs.length} changes)`,
  ].join('\n');
}
