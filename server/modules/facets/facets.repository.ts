import { type SQL, sql } from 'drizzle-orm';
import { type ChoiceName, type PriceKind, priceBarCount } from '@/lib/contracts/statements/facets';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { metroStations } from '../../data/gazetteer';
import { type Executor, queryRows } from '../../db/client';
import { createSearchCounter } from '../search/bits/search.bits.repository';
import { resolveScope } from '../search/conditions/search.places.query';
import { comparedPriceIn } from '../search/conditions/search.price.query';
import { optionColumn, searchCondition } from '../search/search.query';
import { statementSearch as rows } from '../search/search.table';

type FacetName = ChoiceName | 'metro_station_ids';

export type FacetsRepository = ReturnType<typeof createFacetsRepository>;

/** Counts inside a search. */
export function createFacetsRepository(executor: Executor) {
  const counter = createSearchCounter(executor);
  const sqlOf = async (filters: StatementFilters, now: Date): Promise<SQL> =>
    searchCondition(filters, await resolveScope(executor, filters), now);

  return {
    /** How many statements the search finds. */
    count: counter.count,

    /** How many statements of the search meet each of the other conditions, which choose no place. */
    countEach: async (
      filters: StatementFilters,
      others: Record<string, StatementFilters>,
      now: Date,
    ): Promise<Record<string, number>> => {
      const counts = await counter.countEach(filters, Object.values(others), now);
      return Object.fromEntries(Object.keys(others).map((name, index) => [name, counts[index] ?? 0]));
    },

    /** The statements of the search counted by an option; without the option they are not counted. */
    countByOption: async (filters: StatementFilters, name: FacetName, now: Date): Promise<Record<string, number>> => {
      const found = await counter.countByOption(filters, name, optionColumn(name), now);
      return Object.fromEntries(found.map(({ id, count }) => [id, count]));
    },

    /**
     * The statements of a search counted by the stations within its walk. Where others are chosen, a station counts those that it would add.
     * @param filters without stations, with minutes of a walk
     */
    countByWalk: async (filters: StatementFilters, chosen: number[], now: Date): Promise<Record<string, number>> => {
      const scope = await resolveScope(executor, {});
      const within = (ids: number[]): SQL =>
        searchCondition({ metro_station_ids: ids, metro_minutes_to: filters.metro_minutes_to }, scope, now);
      const counts = metroStations.map(({ id }) => {
        const isAdded = chosen.length > 0 && !chosen.includes(id);
        return sql`count(*) filter (where ${within([id])} ${isAdded ? sql`and not (${within(chosen)})` : sql``})::int`;
      });
      const [found] = await queryRows<{ counts: number[] }>(
        executor,
        sql`select array[${sql.join(counts, sql`, `)}] as counts from ${rows} where ${await sqlOf(filters, now)}`,
      );
      return Object.fromEntries(metroStations.map(({ id }, index) => [id, found?.counts[index] ?? 0]));
    },

    /** The median and the 95th percentile of the prices of the search, in minor units of its currency; null without a price. */
    findPriceRange: async (
      filters: StatementFilters,
      kind: PriceKind,
      now: Date,
    ): Promise<{ median: number; high: number } | null> => {
      const price = comparedPriceIn(kind, filters.currency_id);
      const [found] = await queryRows<{ median: number | null; high: number | null }>(
        executor,
        sql`select percentile_cont(0.5) within group (order by ${price})::float8 as median,
            percentile_cont(0.95) within group (order by ${price})::float8 as high from ${rows} where ${await sqlOf(filters, now)}`,
      );
      return found?.median == null || found.high === null ? null : { median: found.median, high: found.high };
    },

    /** How many prices of the search are in each step, by the number of the step; the last bar of the histogram counts all from there on. */
    countPriceSteps: async (
      filters: StatementFilters,
      kind: PriceKind,
      stepMinor: number,
      now: Date,
    ): Promise<{ bar: number; count: number }[]> => {
      const price = comparedPriceIn(kind, filters.currency_id);
      return queryRows<{ bar: number; count: number }>(
        executor,
        sql`select least(${price} / ${stepMinor}::bigint, ${priceBarCount - 1}::bigint)::int as bar, count(*)::int as count from ${rows}
          where ${await sqlOf(filters, now)} and ${price} is not null group by bar`,
      );
    },
  };
}
