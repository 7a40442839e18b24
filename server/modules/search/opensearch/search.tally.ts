import type { Condition } from '@aivani/search-index/condition';
import { currencyIds } from '@/lib/domain/money/currency';
import type { NearestRequest, Tally, TallyRequest } from '../search.index';
import type { Bucket, Searcher } from './search.client';
import { type Dsl, toDsl } from './search.dsl';
import { listed, lowestIn, minOf, numberOf } from './search.figures';
import { priceFields, roundedPrices, type Sequence } from './search.price-sequences';
import { bucketsOf } from './search.ranks';
import { priceDistanceScript } from './search.scripts';

const { gel, usd } = currencyIds;

/** Which conditions a row fails: each bit of the mask is one. */
const failing = (base: Dsl, conditions: readonly Condition[], mask: number): Dsl => ({
  bool: {
    filter: [base, ...conditions.filter((_, index) => !(mask & (1 << index))).map(toDsl)],
    must_not: conditions.filter((_, index) => mask & (1 << index)).map(toDsl),
  },
});

/** The lowest stored price above a bound and the highest below another, of each sequence. */
const beyond = (sequences: readonly Sequence[], above: number | null, below: number | null): Dsl =>
  Object.fromEntries(
    sequences.flatMap(({ field, leastStored }) => [
      ...(above === null
        ? []
        : [
            [
              `above-${field}`,
              { filter: { range: { [field]: { gte: leastStored(above + 1) } } }, aggs: { it: { min: { field } } } },
            ],
          ]),
      ...(below === null
        ? []
        : [[`below-${field}`, { filter: { range: { [field]: { lt: leastStored(below) } } }, aggs: { it: { max: { field } } } }]]),
    ]),
  );

const insideOf = (bucket: Bucket, sequences: readonly Sequence[], side: string): Record<string, unknown> =>
  Object.fromEntries(sequences.map(({ field }) => [field, (bucket[`${side}-${field}`] as { it?: unknown } | undefined)?.it]));

function highestIn(sequences: readonly Sequence[], found: Record<string, unknown>): number | null {
  const values = sequences.flatMap(({ field, compared }) => {
    const stored = numberOf(found[field]);
    return stored === null ? [] : [compared(stored)];
  });
  return values.length === 0 ? null : Math.max(...values);
}

export async function readTallies(
  search: Searcher,
  { base, conditions, masks, price, above, below }: TallyRequest,
): Promise<Tally[]> {
  if (masks.length === 0) return [];
  const sequences = roundedPrices(price);
  const query = toDsl(base);
  const found = await search({
    ...{ size: 0, track_total_hits: false, query },
    aggs: {
      masks: {
        filters: { filters: masks.map((mask) => failing({ match_all: {} }, conditions, mask)) },
        aggs: { ...minOf(sequences), ...beyond(sequences, above, below) },
      },
    },
  });
  return bucketsOf(found, 'masks').flatMap((bucket, index) =>
    bucket.doc_count === 0
      ? []
      : [
          {
            mask: masks[index] ?? 0,
            count: bucket.doc_count,
            priceMin: lowestIn(sequences, bucket),
            above: lowestIn(sequences, insideOf(bucket, sequences, 'above'), (field) => field),
            below: highestIn(sequences, insideOf(bucket, sequences, 'below')),
          },
        ],
  );
}

/** Each condition that is met scores one; of the best only their prices are compared. */
export async function findNearest(search: Searcher, { base, conditions, target, limit }: NearestRequest) {
  const met = conditions.map((condition, index) => ({
    constant_score: { filter: toDsl(condition), boost: 1, _name: String(index) },
  }));
  const { hits } = await search({
    ...{ ...listed, track_scores: true, size: limit },
    query: { bool: { filter: [toDsl(base)], should: met, minimum_should_match: 0 } },
    sort: [{ _score: 'desc' }, ...(target ? [distanceSort(target)] : []), { date: 'desc' }, { id: 'desc' }],
  });
  const all = 2 ** conditions.length - 1;
  return hits.hits.map(({ sort = [], matched_queries: matched = [] }) => ({
    id: Number(sort.at(-1)),
    mask: matched.reduce((mask, name) => mask & ~(1 << Number(name)), all),
  }));
}

function distanceSort({ price, minor }: NonNullable<NearestRequest['target']>): Dsl {
  const isDollar = price.currencyId === usd;
  const [own, other] = isDollar ? [usd, gel] : [gel, usd];
  const params = {
    own: priceFields[price.kind][own],
    other: priceFields[price.kind][other],
    ...{ factor: isDollar ? 1 : price.usdRateGel, divisor: isDollar ? price.usdRateGel : 1 },
    ...{ isWhole: price.kind === 'price', target: minor },
  };
  return { _script: { type: 'number', order: 'asc', script: { lang: 'painless', source: priceDistanceScript, params } } };
}
