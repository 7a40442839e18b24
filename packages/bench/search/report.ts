import { textTable } from '../text-table';
import type { EngineName } from './engines';
import type { Measured, Timing } from './measure';

const shares = [50, 95, 99] as const;

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? Number.NaN;
}

const timesOf = (timings: readonly Timing[], engine: EngineName): number[] => timings.flatMap(({ ms }) => ms[engine] ?? []);

/** The percentiles of each engine; and how much longer it takes than the first one at the 95th, on the requests that both answered. */
function line(name: string, timings: readonly Timing[], engines: readonly EngineName[]): string[] {
  const [first] = engines;
  const cells = engines.flatMap((engine) => {
    const times = shares.map((share) => percentile(timesOf(timings, engine), share).toFixed(2));
    if (!first || engine === first) return times;
    const both = timings.filter(({ ms }) => ms[engine] !== undefined);
    return [...times, `${(percentile(timesOf(both, engine), 95) / percentile(timesOf(both, first), 95)).toFixed(1)}×`];
  });
  return [name, ...cells];
}

/** Milliseconds of each class and engine. */
export function classesTable({ timings }: Measured, engines: readonly EngineName[]): string {
  const heads = [
    'class',
    ...engines.flatMap((engine, index) => [...shares.map((share) => `${engine} p${share}`), ...(index ? ['×'] : [])]),
  ];
  const names = [...new Set(timings.map(({ name }) => name))];
  const lines = names.map((name) =>
    line(
      name,
      timings.filter((timing) => timing.name === name),
      engines,
    ),
  );
  return textTable([heads, line('all', timings, engines), ...lines], heads.length - 1);
}

/** What each engine needs beside its answers. */
export function summary({ timings, differences, figures, http }: Measured, listed: number): string {
  const lines = Object.entries(figures).map(([engine, { loadSeconds, indexBytes, firstListMs, visibleMs }]) =>
    [
      `${engine}:`,
      ...(loadSeconds ? [`loaded in ${loadSeconds.toFixed(1)} s (${Math.round(listed / loadSeconds)} rows/s),`] : []),
      ...(indexBytes ? [`${(indexBytes / 1_048_576).toFixed(0)} MiB,`] : []),
      ...(firstListMs ? [`first list after ${firstListMs.toFixed(0)} ms,`] : []),
      ...(visibleMs.length > 0
        ? [
            `a change is seen after ${shares.map((share) => `p${share} ${percentile(visibleMs, share).toFixed(0)}`).join(', ')} ms`,
          ]
        : []),
    ].join(' '),
  );
  const loads = Object.entries(http).map(
    ([kind, { perSecond, failures, times }]) =>
      `${kind} over HTTP from eight clients: ${perSecond.toFixed(0)}/s, ${shares.map((share) => `p${share} ${percentile(times, share).toFixed(1)}`).join(', ')} ms, ${failures} failed`,
  );
  return [`${timings.length} requests, ${differences.length} answered differently`, ...lines, ...loads].join('\n');
}
