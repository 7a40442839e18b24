import { textTable } from '../text-table';
import { type EngineName, engineNames, type Measured, type Timing } from './measure';

export type Percentiles = { p50: number; p95: number; p99: number };
/** `mix` is the whole mix, or the mix without free text, which ILIKE slows so much that it alone would make the result. */
export type Figures = {
  size: number;
  database: string;
  mix: 'everything' | 'without text';
  requests: number;
  engines: Partial<Record<EngineName, Percentiles>>;
};

const names = ['p50', 'p95', 'p99'] as const;

/** The percentile of the values. */
function percentile(values: number[], per: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((per / 100) * sorted.length) - 1)] ?? Number.NaN;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
const percentiles = (values: number[]): Percentiles => ({
  p50: rounded(percentile(values, 50)),
  p95: rounded(percentile(values, 95)),
  p99: rounded(percentile(values, 99)),
});
const timesOf = (timings: Timing[], name: EngineName): number[] => timings.flatMap(({ ms }) => ms[name] ?? []);

function figuresFor(mix: Figures['mix'], size: number, database: string, timings: Timing[]): Figures {
  const answered = engineNames.filter((name) => timesOf(timings, name).length === timings.length);
  const engines = Object.fromEntries(answered.map((name) => [name, percentiles(timesOf(timings, name))]));
  return { size, database, mix, requests: timings.length, engines };
}

/** The percentiles of the engines over the whole mix and over the mix without free text. */
export function figuresOf(size: number, database: string, timings: Timing[]): Figures[] {
  const withoutText = timings.filter(({ kind }) => !kind.startsWith('text'));
  return [figuresFor('everything', size, database, timings), figuresFor('without text', size, database, withoutText)];
}

/** Milliseconds of every engine, as people read them. */
export function figuresTable(figures: Figures[]): string {
  const lines = figures.flatMap(({ size, database, mix, engines }) =>
    engineNames.flatMap((name) => {
      const values = engines[name];
      return values ? [[size.toLocaleString('en'), database, mix, name, ...names.map((key) => values[key].toFixed(2))]] : [];
    }),
  );
  return textTable([['statements', 'database', 'mix', 'engine', 'p50 ms', 'p95 ms', 'p99 ms'], ...lines], 3);
}

/** One size on one database. */
export type Run = { size: number; database: string; figures: Figures[]; measured: Measured };

const p95Of = (run: Run | undefined, mix: Figures['mix'], name: EngineName): number =>
  run?.figures.find((figures) => figures.mix === mix)?.engines[name]?.p95 ?? Number.NaN;

type Target = { figure: string; target: string; value: number; isReached: (value: number) => boolean };
const atLeast = (figure: string, target: number, value: number): Target => ({
  figure,
  target: `≥ ${target}`,
  value,
  isReached: (found) => found >= target,
});
const atMost = (figure: string, target: number, value: number): Target => ({
  figure,
  target: `≤ ${target}`,
  value,
  isReached: (found) => found <= target,
});

/** The targets of search, at the largest size that was measured; a figure is unknown where its sizes or databases were left out. */
export function targetsTable(runs: Run[]): string {
  const server = runs.filter(({ database }) => database === 'postgresql');
  const of = (kind: string, size: number): Run | undefined => runs.find((run) => run.database === kind && run.size === size);
  const large = (server.length > 0 ? server : runs).toSorted((a, b) => b.size - a.size)[0];
  if (!large) return '';
  const small = of(large.database, 10_000);
  const { deepPage, load, isVisibleAtOnce, changes } = large.measured;
  const ours = p95Of(large, 'without text', 'ours');
  const targets = [
    atLeast('p95 of the mix, plain schema ÷ ours', 100, p95Of(large, 'everything', 'plain') / p95Of(large, 'everything', 'ours')),
    atLeast('p95 without text, DuckDB ÷ ours', 3, p95Of(large, 'without text', 'DuckDB') / ours),
    atMost('p95 without text, ours ÷ typed arrays', 4, ours / p95Of(large, 'without text', 'typed arrays')),
    atMost(`page ${deepPage.page.toLocaleString('en')} ÷ page 1`, 1.5, deepPage.deepMs / deepPage.firstMs),
    atMost('p95 of the mix ÷ the same at 10,000', 5, p95Of(large, 'everything', 'ours') / p95Of(small, 'everything', 'ours')),
    atMost(
      'p95 at 100,000, embedded ÷ plain schema on PostgreSQL',
      0.1,
      p95Of(of('embedded', 100_000), 'everything', 'ours') / p95Of(of('postgresql', 100_000), 'everything', 'plain'),
    ),
    atLeast('lists with whole cards and counts over HTTP, 8 clients, a second', 400, load.requestsPerSecond),
    atMost('wrong totals and failures among them', 0, load.wrongTotals + load.failures),
    atMost(
      `p95 alongside ${changes?.statements.toLocaleString('en') ?? '10,000'} changes ÷ alone`,
      1.5,
      changes ? changes.alongsideMs / changes.aloneMs : Number.NaN,
    ),
    atLeast('published and in list, count, facets, map in one transaction', 1, isVisibleAtOnce ? 1 : 0),
  ];
  const lines = targets.map(({ figure, target, value, isReached }) => [
    figure,
    target,
    Number.isNaN(value) ? 'not measured' : String(rounded(value)),
    Number.isNaN(value) ? '' : isReached(value) ? 'reached' : 'not reached',
  ]);
  return textTable([[`at ${large.size.toLocaleString('en')} on ${large.database}`, 'target', 'measured', ''], ...lines], 0);
}

/** The median and the 95th percentile of every kind and engine, what is slowest for us first. */
export function kindsTable(timings: Timing[]): string {
  const shown = engineNames.filter((name) => timesOf(timings, name).length > 0);
  const kinds = [...new Set(timings.map(({ kind }) => kind))].map((kind) => {
    const own = timings.filter((timing) => timing.kind === kind);
    return { kind, engines: shown.map((name) => percentiles(timesOf(own, name))) };
  });
  const lines = kinds
    .toSorted((a, b) => (b.engines[0]?.p95 ?? 0) - (a.engines[0]?.p95 ?? 0))
    .map(({ kind, engines }) => [
      kind,
      ...engines.flatMap(({ p50, p95 }) => [p50, p95].map((value) => (Number.isNaN(value) ? '–' : value.toFixed(2)))),
    ]);
  const heads = shown.flatMap((name) => [`${name} p50`, `${name} p95`]);
  return textTable([['kind', ...heads], ...lines], heads.length);
}
