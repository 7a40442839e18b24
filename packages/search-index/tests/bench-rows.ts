import type { Batch, Column, Schema } from '../src/schema.ts';
import { random } from './model.ts';

/** The numbers of values of the option fields. */
const options = Array.from({ length: 40 }, (_, index) => [6, 6, 30, 10, 9, 12, 5, 8][index % 8] ?? 0);
const flags = [...Array(10).keys()];

export const schema: Schema = {
  mainOrder: 'date',
  fields: {
    ...Object.fromEntries(options.map((_, index) => [`option${index}`, { kind: 'option' }])),
    ...Object.fromEntries(flags.map((index) => [`flag${index}`, { kind: 'flag' }])),
    amenities: { kind: 'options' },
    street: { kind: 'key' },
    urban: { kind: 'key' },
    seller: { kind: 'key' },
    date: { kind: 'number', type: 'float64' },
    created: { kind: 'number', type: 'float64' },
    gel: { kind: 'number', type: 'float64' },
    usd: { kind: 'number', type: 'float64' },
    area: { kind: 'number', type: 'float32' },
    floor: { kind: 'number', type: 'int16' },
    point: { kind: 'point' },
    text: { kind: 'words' },
  },
};

/** Generates rows skewed like those of a market: low numbers are far more frequent. */
export function createRows(size: number) {
  let next = random(1);
  const below = (limit: number): number => Math.floor(next() * limit);
  const skewed = (limit: number): number => Math.floor(next() ** 3 * limit);
  const fill = (count: number, numberAt: (row: number) => number) => new Float64Array(count).map((_, row) => numberAt(row));
  const words = Array.from({ length: 200_000 }, (_, index) => `word${index}`);
  const wordAt = (index: number): string => words[index] ?? '';
  /** Half of the words are frequent. */
  const textOf = (): string[] =>
    Array.from({ length: 60 }, (_, index) => wordAt(index < 30 ? skewed(600) : 600 + skewed(words.length - 600)));

  const batch = (first: number, count: number): Batch => {
    const isInGel = fill(count, () => Number(next() < 0.4));
    const price = fill(count, () => Math.round(Math.exp(9 + 3 * next() + next())) * 100);
    const isInCity = fill(count, () => Number(next() < 0.6));
    const columns: Record<string, Column> = {
      amenities: Array.from({ length: count }, () => [1 + below(10), 11 + below(10), 21 + below(10)]),
      street: fill(count, () => 1 + skewed(20_000)),
      urban: fill(count, () => 1 + skewed(300)),
      seller: fill(count, () => 1 + skewed(200_000)),
      date: fill(count, (row) => first + row),
      created: fill(count, () => below(size)),
      gel: price.map((value, row) => (isInGel[row] ? value : Number.NaN)),
      usd: price.map((value, row) => (isInGel[row] ? Number.NaN : value)),
      area: fill(count, () => Math.round(20 + next() ** 2 * 300)),
      floor: fill(count, () => 1 + skewed(25)),
      point: {
        latitudes: fill(count, (row) => (isInCity[row] ? 41.72 + (next() + next() - 1) * 0.08 : 41.2 + next() * 1.5)),
        longitudes: fill(count, (row) => (isInCity[row] ? 44.78 + (next() + next() - 1) * 0.12 : 41.6 + next() * 4)),
      },
      text: Array.from({ length: count }, () => textOf().join(' ')).join('\n'),
    };
    options.forEach((limit, index) => {
      columns[`option${index}`] = fill(count, () => (next() < 0.15 ? 0 : 1 + skewed(limit)));
    });
    for (const index of flags) columns[`flag${index}`] = fill(count, () => Number(next() < 0.3 / (index + 1)));
    return { ids: Int32Array.from({ length: count }, (_, row) => first + row + 1), columns };
  };

  /** Begins the random numbers again, so that the same request can be made twice. */
  const restart = (seed: number): void => {
    next = random(seed);
  };
  return { batch, restart, below, skewed, wordAt, next: () => next() };
}
