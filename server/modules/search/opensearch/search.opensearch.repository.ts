import type { ComparedRow, IdsRequest, Order, Price, SearchIndex } from '../search.index';
import { readCells } from './search.cells';
import type { Hit, Searcher } from './search.client';
import { type Dsl, hasField, noneOf, toDsl } from './search.dsl';
import { listed, lowestIn, minOf } from './search.figures';
import { fieldKinds } from './search.mapping.query';
import { orderedPrices, plainSequence, roundedPrices } from './search.price-sequences';
import { bucketsOf, countBetween, type RankedRows, readRanked, withBase } from './search.ranks';
import { shuffleScript } from './search.scripts';
import { findNearest, readTallies } from './search.tally';

/** More values than a field has: the nodes refuse larger answers. */
const bucketsMax = 65_535;

const counted = (query: Dsl): Dsl => ({ size: 0, track_total_hits: true, query });
const isPriced = (order: Order): order is Extract<Order, { by: Price }> => typeof order.by === 'object';

const toRow = ({ fields = {} }: Hit): ComparedRow => {
  const number = (name: string): number | null => (fields[name]?.[0] === undefined ? null : Number(fields[name][0]));
  return {
    id: number('id') ?? 0,
    districtId: number('districtId') ?? 0,
    urbanId: number('urbanId') ?? 0,
    roomTypeId: number('roomTypeId') ?? 0,
    areaSqm: number('areaSqm') ?? 0,
    priceGelMinor: number('priceGelMinor'),
    priceUsdMinor: number('priceUsdMinor'),
  };
};
const rowFields = ['id', 'districtId', 'urbanId', 'roomTypeId', 'areaSqm', 'priceGelMinor', 'priceUsdMinor'];

/** The index of a cluster as an engine reads it. Everything is exact: totals are counted whole, percentiles are numbers of rows. */
export function createOpensearchIndex(search: Searcher): SearchIndex {
  const totalOf = async (query: Dsl): Promise<number> => (await search(counted(query))).hits.total?.value ?? 0;

  const rankedIds = async (rows: RankedRows, offset: number, limit: number) => {
    const page = await readRanked(search, rows, offset, limit);
    return { ids: page.rows.map(({ id }) => id), total: page.total };
  };

  /** First the priced rows, then the negotiable ones by their id. */
  const idsByPrice = async (query: Dsl, { by, direction }: Extract<Order, { by: Price }>, offset: number, limit: number) => {
    const sequences = orderedPrices(by);
    const priced = await rankedIds({ query, sequences, direction }, offset, limit);
    if (priced.ids.length === limit) return priced.ids;
    const hasNone = withBase(query, noneOf(sequences.map(({ field }) => hasField(field))));
    const total = priced.total ?? (await totalOf(withBase(query, { bool: { must_not: [hasNone] } })));
    const skipped = Math.max(0, offset - total);
    const rest = await rankedIds(
      { query: hasNone, sequences: [plainSequence('id')], direction },
      skipped,
      limit - priced.ids.length,
    );
    return [...priced.ids, ...rest.ids];
  };

  const shuffledIds = async (query: Dsl, multiplier: number, offset: number, limit: number): Promise<number[]> => {
    const script = { lang: 'painless', source: shuffleScript, params: { multiplier } };
    const sort = [{ _script: { type: 'number', order: 'asc', script } }, { id: 'asc' }];
    const { hits } = await search({ ...listed, from: offset, size: limit, query, sort });
    return hits.hits.map(({ sort: values = [] }) => Number(values.at(-1)));
  };

  return {
    name: 'opensearch',
    fields: new Set([...fieldKinds.keys(), 'point']),

    ids: async ({ condition, order, offset, limit }: IdsRequest) => {
      if (limit <= 0) return [];
      const query = toDsl(condition);
      if (isPriced(order)) return idsByPrice(query, order, offset, limit);
      if (order.by === 'shuffled') return shuffledIds(query, order.multiplier, offset, limit);
      return (await rankedIds({ query, sequences: [plainSequence(order.by)], direction: order.direction }, offset, limit)).ids;
    },

    count: (conditions) => Promise.all(conditions.map((condition) => totalOf(toDsl(condition)))),

    countEach: async (base, others) => {
      if (others.length === 0) return [];
      const found = await search({
        ...{ size: 0, track_total_hits: false, query: toDsl(base) },
        aggs: { each: { filters: { filters: others.map(toDsl) } } },
      });
      return bucketsOf(found, 'each').map(({ doc_count: count }) => count);
    },

    countBy: async (condition, field) => {
      const found = await search({
        ...{ size: 0, track_total_hits: false, query: toDsl(condition) },
        aggs: { values: { terms: { field, size: bucketsMax, shard_size: bucketsMax } } },
      });
      if (found.aggregations?.values?.sum_other_doc_count) throw new Error(`The field ${field} has too many values to count.`);
      return new Map(bucketsOf(found, 'values').map(({ key, doc_count: count }) => [Number(key), count]));
    },

    percentiles: async (condition, price, shares) => {
      const sequences = roundedPrices(price);
      const query = toDsl(condition);
      const isAny = { bool: { should: sequences.map(({ field }) => hasField(field)), minimum_should_match: 1 } };
      const total = await totalOf(withBase(query, isAny));
      if (total === 0) return null;
      return Promise.all(
        shares.map(async (share) => {
          const place = share * (total - 1);
          const { rows } = await readRanked(search, { query, sequences, direction: 'asc' }, Math.floor(place), 2);
          const [{ compared: low } = { compared: 0 }, { compared: high } = { compared: low }] = rows;
          return low + (high - low) * (place - Math.floor(place));
        }),
      );
    },

    histogram: (condition, price, stepMinor, barCount) => {
      const sequences = roundedPrices(price);
      const bounds = [...Array.from({ length: barCount }, (_, index) => index * stepMinor), sequences[0]?.above ?? 0];
      return countBetween(search, { query: toDsl(condition), sequences, direction: 'asc' }, bounds);
    },

    summarise: async (condition, price) => {
      const sequences = roundedPrices(price);
      const found = await search({ ...counted(toDsl(condition)), aggs: minOf(sequences) });
      return { count: found.hits.total?.value ?? 0, priceMin: lowestIn(sequences, found.aggregations ?? {}) };
    },

    cells: (request) => readCells(search, request),

    tally: (request) => readTallies(search, request),

    nearest: (request) => findNearest(search, request),

    rows: async ({ condition, order, offset, limit }) => {
      if (isPriced(order) || order.by === 'shuffled') throw new Error('Rows are compared in an order of one column.');
      const sort = [{ [order.by]: order.direction }, { id: order.direction }];
      const query = toDsl(condition);
      const { hits } = await search({ ...listed, from: offset, size: limit, query, sort, docvalue_fields: rowFields });
      return hits.hits.map(toRow);
    },

    countByUser: async (userIds) => {
      if (userIds.length === 0) return new Map();
      const terms = userIds.map(String);
      const found = await search({
        ...{ size: 0, track_total_hits: false, query: { terms: { userId: terms } } },
        aggs: { users: { terms: { field: 'userId', size: terms.length, shard_size: bucketsMax } } },
      });
      return new Map(bucketsOf(found, 'users').map(({ key, doc_count: count }) => [Number(key), count]));
    },
  };
}
