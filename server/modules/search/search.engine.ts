import type { Condition } from '@aivani/search-index/condition';
import type { PriceKind } from '@/lib/contracts/statements/facets';
import { pagingOfFilters } from '@/lib/contracts/statements/filter-query';
import { filtersOf, filterTable } from '@/lib/contracts/statements/filters';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { MapPoint } from '@/lib/contracts/statements/statements';
import { currencyIds } from '@/lib/domain/money/currency';
import type { NamedCondition, PageParts, SearchEngine, SearchPage } from '../../ports/search-engine';
import { allOf, conditionOf, oneOf, paidTier } from './search.condition';
import { countFacets } from './search.facets';
import { gridFor } from './search.grid';
import type { Cell, Order, Price, SearchIndex } from './search.index';
import { comparedCurrencyId, convertedPrice } from './search.prices';
import type { SearchScope } from './search.scope';
import { findSimilar } from './search.similar';
import { readStrip } from './search.strip';

export type SearchEngineParts = {
  index: SearchIndex;
  /** The most specific places of filters, and the exchange rate. */
  readScope(filters: StatementFilters): Promise<SearchScope>;
  /** As `SearchEngine.matching` says. */
  matching: SearchEngine['matching'];
};

/** @throws Error that names a filter whose field the engine does not have */
function requireFields({ name, fields }: SearchIndex): void {
  for (const filter of filterTable) {
    const needed = [
      ...(filter.kind === 'price' ? filter.fields : [filter.field]),
      ...('orField' in filter ? [filter.orField] : []),
      ...('stationField' in filter ? [filter.stationField, filter.pointField] : []),
    ];
    const missing = needed.find((field) => !fields.has(field));
    if (missing)
      throw new Error(`The search engine ${name} cannot answer the filter ${filter.name}: it has no field ${missing}.`);
  }
}

const priceOf = (kind: PriceKind, { currency_id }: StatementFilters, { usdRateGel }: SearchScope): Price => ({
  kind,
  currencyId: comparedCurrencyId(currency_id),
  usdRateGel,
});

/** The order of filters: date descending by default. */
function orderOf(filters: StatementFilters, scope: SearchScope): Order {
  const direction = filters.sequence === 'asc' ? 'asc' : 'desc';
  const { order_by: by = 'date' } = filters;
  if (by === 'price' || by === 'square_price') return { by: priceOf(by, filters, scope), direction };
  return { by: by === 'created_at' ? 'createdAt' : 'date', direction };
}

/** The field of each filter that is counted by its options. */
const optionFields = new Map<string, string>(filtersOf('option', 'options', 'place').map(({ name, field }) => [name, field]));

/** The lowest price of a cell in a currency, in whole units; null when all are negotiable. */
function lowestPrice({ gelMinor, usdMinor }: Cell, { currencyId, usdRateGel }: Price): number | null {
  const isUsd = currencyId === currencyIds.usd;
  const [own, other] = isUsd ? [usdMinor, gelMinor] : [gelMinor, usdMinor];
  const converted = other === null ? null : convertedPrice('price', other, isUsd ? currencyIds.gel : currencyIds.usd, usdRateGel);
  const prices = [own, converted].filter((price) => price !== null);
  return prices.length === 0 ? null : Math.round(Math.min(...prices) / 100);
}

const toPoint = (cell: Cell, price: Price): MapPoint => ({
  lat: cell.lat,
  lng: cell.lng,
  count: cell.count,
  id: cell.count === 1 ? cell.id : null,
  price: lowestPrice(cell, price),
  deal_type_id: cell.count === 1 ? cell.dealTypeId : null,
  is_super_vip: cell.isMarked,
});

const inMinor = (value: number | undefined): number | null => (value === undefined ? null : Math.round(value * 100));

type Readers = Pick<SearchEngineParts, 'index' | 'readScope'>;

/** A price may be asked for whatever the filters name. */
const ratedScope = ({ readScope }: Readers, filters: StatementFilters): Promise<SearchScope> =>
  readScope({ ...filters, order_by: 'price' });

function createPageReader({ index, readScope }: Readers) {
  const readIds = async (condition: Condition, filters: StatementFilters, scope: SearchScope, now: Date): Promise<number[]> => {
    const { page, perPage } = pagingOfFilters(filters);
    const offset = (page - 1) * perPage;
    if (filters.is_vip && filters.order_by === undefined) return readStrip(index, condition, now, perPage, offset);
    return index.ids({ condition, order: orderOf(filters, scope), offset, limit: perPage });
  };
  const newestAuctions = (condition: Condition, limit: number): Promise<number[]> =>
    index.ids({
      condition: allOf([condition, { kind: 'flag', field: 'isAuction' }]),
      order: { by: 'date', direction: 'desc' },
      offset: 0,
      limit,
    });

  return async (filters: StatementFilters, now: Date, parts: PageParts = {}): Promise<SearchPage> => {
    const scope = await (parts.facets ? ratedScope({ index, readScope }, filters) : readScope(filters));
    const condition = conditionOf(filters, scope, now);
    const read = (each: StatementFilters) => conditionOf(each, scope, now);
    const [ids, totals, vipIds, auctionIds, facets] = await Promise.all([
      readIds(condition, filters, scope, now),
      parts.total ? index.count([condition]) : null,
      parts.vipMax ? readStrip(index, condition, now, parts.vipMax, 0) : null,
      parts.auctionsMax ? newestAuctions(condition, parts.auctionsMax) : null,
      parts.facets ? countFacets(index, filters, priceOf(parts.facets.kind, filters, scope), read, now) : null,
    ]);
    return {
      ids,
      ...(totals && { total: totals[0] ?? 0 }),
      ...(vipIds && { vipIds }),
      ...(auctionIds && { auctionIds }),
      ...(facets && { facets }),
    };
  };
}

function createCounts({ index, readScope }: Readers): Pick<SearchEngine, 'count' | 'facets' | 'countByOption' | 'clusters'> {
  return {
    count: async (searches, now) =>
      index.count(await Promise.all(searches.map(async (filters) => conditionOf(filters, await readScope(filters), now)))),

    facets: async (filters, kind, now) => {
      const scope = await ratedScope({ index, readScope }, filters);
      return countFacets(index, filters, priceOf(kind, filters, scope), (each) => conditionOf(each, scope, now), now);
    },

    countByOption: async (filters, name, now) => {
      const condition = conditionOf(filters, await readScope(filters), now);
      return Object.fromEntries(await index.countBy(condition, optionFields.get(name) ?? name));
    },

    clusters: async (filters, zoom, now) => {
      const scope = await ratedScope({ index, readScope }, filters);
      const cells = await index.cells({
        condition: conditionOf(filters, scope, now),
        bounds: filters.bounds,
        grid: gridFor(filters.bounds, zoom),
        mark: paidTier([3], now),
      });
      return cells.map((cell) => toPoint(cell, priceOf('price', filters, scope)));
    },
  };
}

/** What a search that finds nothing may be changed to. */
function createNearMisses({ index, readScope }: Readers): Pick<SearchEngine, 'summarise' | 'tally' | 'nearest'> {
  const conditionsOf = async (conditions: readonly NamedCondition[], now: Date) =>
    Promise.all(conditions.map(async ({ part }) => conditionOf(part, await readScope(part), now)));
  const pricedPart = (conditions: readonly NamedCondition[]): StatementFilters =>
    conditions.find(({ key }) => key === 'price')?.part ?? {};

  return {
    summarise: async (filters, now) => {
      const scope = await ratedScope({ index, readScope }, filters);
      return index.summarise(conditionOf(filters, scope, now), priceOf('price', filters, scope));
    },

    tally: async (base, conditions, masks, now) => {
      const part = pricedPart(conditions);
      const scope = await ratedScope({ index, readScope }, base);
      return index.tally({
        base: conditionOf(base, scope, now),
        conditions: await conditionsOf(conditions, now),
        masks,
        price: priceOf('price', { currency_id: part.currency_id ?? base.currency_id }, scope),
        above: inMinor(part.price_to),
        below: inMinor(part.price_from),
      });
    },

    nearest: async (base, conditions, limit, now) => {
      const part = pricedPart(conditions);
      const scope = await ratedScope({ index, readScope }, base);
      const minor = inMinor(part.price_to ?? part.price_from);
      return index.nearest({
        base: conditionOf(base, scope, now),
        conditions: await conditionsOf(conditions, now),
        target: minor ? { price: priceOf('price', part, scope), minor } : null,
        limit,
      });
    },
  };
}

/** @param limit of sellers, those with the most matches first */
async function findSellers({ index, readScope }: Readers, filters: StatementFilters, limit: number, now: Date) {
  const condition = conditionOf(filters, await readScope(filters), now);
  const counts = [...(await index.countBy(condition, 'userId'))].sort(
    ([one, first], [other, second]) => second - first || one - other,
  );
  return Promise.all(
    counts.slice(0, limit).map(async ([userId, total]) => {
      const [statementId = 0] = await index.ids({
        condition: allOf([condition, oneOf('userId', [userId])]),
        order: { by: 'date', direction: 'desc' },
        offset: 0,
        limit: 1,
      });
      return { userId, total, statementId };
    }),
  );
}

/** The port over an engine's own index: filters become conditions, pages, strips and formulas are the same for every engine. */
export function createSearchEngine({ index, readScope, matching }: SearchEngineParts): SearchEngine {
  requireFields(index);
  const readers = { index, readScope };
  return {
    page: createPageReader(readers),
    ...createCounts(readers),
    ...createNearMisses(readers),
    similar: async (like, limit, offset) => {
      const { usdRateGel } = await ratedScope(readers, {});
      return findSimilar(index, like, limit, offset, usdRateGel);
    },
    countByUser: (userIds) => index.countByUser(userIds),
    sellers: (filters, limit, now) => findSellers(readers, filters, limit, now),
    matching,
  };
}

const methods: Record<keyof SearchEngine, true> = {
  page: true,
  count: true,
  facets: true,
  countByOption: true,
  clusters: true,
  summarise: true,
  tally: true,
  nearest: true,
  similar: true,
  countByUser: true,
  sellers: true,
  matching: true,
};

/** An engine whose every call goes to the one that `ask` chooses for it. */
export function delegateSearch(ask: <T>(call: (engine: SearchEngine) => Promise<T>) => Promise<T>): SearchEngine {
  const delegates = Object.keys(methods).map((name) => {
    const method = name as keyof SearchEngine;
    return [
      method,
      (...args: never[]) => ask<unknown>((engine) => (engine[method] as (...given: never[]) => Promise<unknown>)(...args)),
    ];
  });
  return Object.fromEntries(delegates) as SearchEngine;
}
