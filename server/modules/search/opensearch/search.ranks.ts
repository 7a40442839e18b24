import type { Aggregation, Searcher, SearchResponse } from './search.client';
import { type Dsl, hasField } from './search.dsl';
import type { Sequence } from './search.price-sequences';

export type Direction = 'asc' | 'desc';
export type Ranked = { id: number; compared: number };
/** Matching rows in the order of a number, then of their id; several sequences are merged. */
export type RankedRows = { query: Dsl; sequences: readonly Sequence[]; direction: Direction };

/**
 * Rows up to the end of a page that a request sorts at most; further ones are found by counting first. Rows are stored by date, so that
 * sorting by it is reading; of several sequences all rows are sent.
 */
const storedMax = 100_000;
const sortedMax = 20_000;
const mergedMax = 1000;
const bucketCount = 256;
/** From one it is quicker to halve ratios than differences. */
const geometricRatio = 16;

export const withBase = (query: Dsl, ...parts: Dsl[]): Dsl => ({ bool: { filter: [query, ...parts] } });

export const bucketsOf = (response: SearchResponse, name: string): NonNullable<Aggregation['buckets']> =>
  response.aggregations?.[name]?.buckets ?? [];

/** Numbers that divide a range into parts, without its ends. */
function dividers(low: number, high: number): number[] {
  const isGeometric = low >= 1 && high / low > geometricRatio;
  const at = (share: number): number => (isGeometric ? low * (high / low) ** share : low + (high - low) * share);
  const found = Array.from({ length: bucketCount - 1 }, (_, index) => Math.round(at((index + 1) / bucketCount)));
  return [...new Set(found)].filter((value) => value > low && value < high);
}

const rangesOf = ({ leastStored }: Sequence, bounds: readonly number[]): { from: number; to: number }[] =>
  bounds.slice(1).map((bound, index) => ({ from: leastStored(bounds[index] ?? 0), to: leastStored(bound) }));

/** How many rows compare as at least each bound and less than the next one. */
export async function countBetween(
  search: Searcher,
  { query, sequences }: RankedRows,
  bounds: readonly number[],
): Promise<number[]> {
  const first = bounds[0] ?? 0;
  const last = bounds.at(-1) ?? 0;
  const responses = await Promise.all(
    sequences.map((sequence) =>
      search({
        size: 0,
        track_total_hits: false,
        query: withBase(query, {
          range: { [sequence.field]: { gte: sequence.leastStored(first), lt: sequence.leastStored(last) } },
        }),
        aggs: { bars: { range: { field: sequence.field, ranges: rangesOf(sequence, bounds) } } },
      }),
    ),
  );
  return bounds
    .slice(1)
    .map((_, index) => responses.reduce((sum, response) => sum + (bucketsOf(response, 'bars')[index]?.doc_count ?? 0), 0));
}

async function readSorted(
  search: Searcher,
  { query, sequences, direction }: RankedRows,
  from: number,
  count: number,
): Promise<Ranked[]> {
  const isOne = sequences.length === 1;
  const responses = await Promise.all(
    sequences.map(({ field }) =>
      search({
        ...{ from: isOne ? from : 0, size: isOne ? count : from + count, track_total_hits: false },
        ...{ _source: false, stored_fields: '_none_' },
        query: withBase(query, hasField(field)),
        sort: field === 'id' ? [{ id: direction }] : [{ [field]: direction }, { id: direction }],
      }),
    ),
  );
  const rows = responses.flatMap(({ hits }, index) =>
    hits.hits.map(
      ({ sort = [] }): Ranked => ({ id: Number(sort.at(-1)), compared: sequences[index]?.compared(Number(sort[0])) ?? 0 }),
    ),
  );
  if (isOne) return rows;
  const sign = direction === 'asc' ? 1 : -1;
  rows.sort((one, other) => sign * (one.compared - other.compared || one.id - other.id));
  return rows.slice(from, from + count);
}

/** Rows from one compared number on, in the direction: the part of all that a rank is sought in. */
function startingAt({ query, sequences, direction }: RankedRows, low: number, high: number): RankedRows {
  const parts = sequences.map(({ field, leastStored }) =>
    direction === 'asc' ? { range: { [field]: { gte: leastStored(low) } } } : { range: { [field]: { lt: leastStored(high) } } },
  );
  return { query: withBase(query, { bool: { should: parts, minimum_should_match: 1 } }), sequences, direction };
}

function maxOf({ sequences, direction }: RankedRows): number {
  if (sequences.length > 1) return mergedMax;
  return sequences[0]?.field === 'date' && direction === 'desc' ? storedMax : sortedMax;
}

/** @returns the rows, and how many there are in all where reading came to the end */
export type RankedPage = { rows: Ranked[]; total: number | null };

/**
 * Reads rows by their place in the order. Far behind the first, the numbers are counted in ranges until few rows before the page are
 * left to sort.
 */
export async function readRanked(search: Searcher, all: RankedRows, offset: number, count: number): Promise<RankedPage> {
  const [first] = all.sequences;
  const { usual = [0, 0], above = 0 } = first ?? {};
  let bounds: number[] = [0, usual[0], ...dividers(...usual), usual[1], above];
  let [skipped, total] = [0, null as number | null];
  let part = all;
  while (offset - skipped + count > maxOf(all) && bounds.length > 2) {
    const counts = await countBetween(search, all, bounds);
    total ??= counts.reduce((sum, each) => sum + each, 0);
    const order = counts.map((_, index) => (all.direction === 'asc' ? index : counts.length - 1 - index));
    const found = order.find((index) => {
      const isIn = offset < skipped + (counts[index] ?? 0);
      if (!isIn) skipped += counts[index] ?? 0;
      return isIn;
    });
    if (found === undefined) return { rows: [], total };
    const [low = 0, high = 0] = [bounds[found], bounds[found + 1]];
    part = startingAt(all, low, high);
    bounds = [low, ...dividers(low, high), high];
  }
  const rows = await readSorted(search, part, offset - skipped, count);
  const isEnd = total === null && rows.length < count && (rows.length > 0 || offset === 0);
  return { rows, total: isEnd ? offset + rows.length : total };
}
