import { textTable } from '../text-table';
import type { Timing } from './measure';

export type Percentiles = { p50: number; p95: number; p99: number };
/** `asked` is the whole mix, or the mix without free text, which ILIKE slows so much that it alone would make the result. */
export type Figures = {
  size: number;
  database: string;
  asked: 'everything' | 'without text';
  requests: number;
  ours: Percentiles;
  plain: Percentiles;
  ratio: Percentiles;
};

const names = ['p50', 'p95', 'p99'] as const;

/** The smallest value that so many per cent of the values do not exceed. */
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

function figuresFor(asked: Figures['asked'], size: number, database: string, timings: Timing[]): Figures {
  const ours = percentiles(timings.map(({ oursMs }) => oursMs));
  const plain = percentiles(timings.map(({ plainMs }) => plainMs));
  const ratio = { p50: rounded(plain.p50 / ours.p50), p95: rounded(plain.p95 / ours.p95), p99: rounded(plain.p99 / ours.p99) };
  return { size, database, asked, requests: timings.length, ours, plain, ratio };
}

/** The percentiles of both engines over the whole mix and over the mix without free text. */
export function figuresOf(size: number, database: string, timings: Timing[]): Figures[] {
  const withoutText = timings.filter(({ kind }) => !kind.startsWith('text'));
  return [figuresFor('everything', size, database, timings), figuresFor('without text', size, database, withoutText)];
}

/** The result as people read it: milliseconds of each engine, and how many times faster ours is. */
export function figuresTable(figures: Figures[]): string {
  const line = (figure: Figures, engine: string, values: Percentiles, digits: number): string[] => [
    figure.size.toLocaleString('en'),
    figure.database,
    figure.asked,
    engine,
    ...names.map((name) => values[name].toFixed(digits)),
  ];
  return textTable(
    [
      ['statements', 'database', 'asked', 'engine', 'p50 ms', 'p95 ms', 'p99 ms'],
      ...figures.flatMap((figure) => [
        line(figure, 'ours', figure.ours, 2),
        line(figure, 'plain', figure.plain, 2),
        line(figure, 'plain / ours', figure.ratio, 1),
      ]),
    ],
    3,
  );
}

/** The median of every kind, what is slowest for us first. */
export function kindsTable(timings: Timing[]): string {
  const kinds = [...new Set(timings.map(({ kind }) => kind))].map((kind) => {
    const own = timings.filter((timing) => timing.kind === kind);
    return { kind, ours: percentiles(own.map(({ oursMs }) => oursMs)), plain: percentiles(own.map(({ plainMs }) => plainMs)) };
  });
  const lines = kinds
    .toSorted((a, b) => b.ours.p50 - a.ours.p50)
    .map(({ kind, ours, plain }) => [kind, ...[ours.p50, ours.p99, plain.p50, plain.p99].map((value) => value.toFixed(2))]);
  return textTable([['kind', 'ours p50', 'ours max', 'plain p50', 'plain max'], ...lines], 4);
}
