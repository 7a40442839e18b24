import { type SQL, sql } from 'drizzle-orm';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { anyOf, type Executor, queryRows } from '../../db/client';
import { resolveScope } from '../search/conditions/search.places.query';
import { lowestPriceIn, pricesIn } from '../search/conditions/search.price.query';
import { searchCondition } from '../search/search.query';
import { statementSearch as rows } from '../search/search.table';
import type { Condition } from './relaxations.conditions';

/** Statements that fail the same conditions; prices in minor units of the currency of the search. */
export type Tally = {
  /** The bits of the failed conditions. */
  mask: number;
  count: number;
  priceMin: number | null;
  /** The lowest price above `price_to`, and the highest below `price_from`. */
  above: number | null;
  below: number | null;
};

export type RelaxationsRepository = ReturnType<typeof createRelaxationsRepository>;

/** Reads what a search would find if some of its conditions were dropped. `base` is the search without any of them. */
export function createRelaxationsRepository(executor: Executor) {
  const sqlOf = async (filters: StatementFilters, now: Date): Promise<SQL> =>
    searchCondition(filters, await resolveScope(executor, filters), now);

  /** The conditions that a row fails, as bits. A condition about something unknown is failed. */
  const maskOf = async (conditions: readonly Condition[], now: Date): Promise<SQL> => {
    const bits = await Promise.all(
      conditions.map(async ({ part }, index) => sql`((${await sqlOf(part, now)}) is not true)::int << ${sql.raw(String(index))}`),
    );
    return bits.length === 0
      ? sql`0`
      : sql.join(
          bits.map((bit) => sql`(${bit})`),
          sql` + `,
        );
  };

  return {
    /** The statements that fail one or two of the conditions, by which they fail. */
    tally: async (base: StatementFilters, conditions: readonly Condition[], masks: number[], now: Date): Promise<Tally[]> => {
      const { price_from = null, price_to = null } = conditions.find(({ key }) => key === 'price')?.part ?? {};
      const { total } = pricesIn(conditions.find(({ key }) => key === 'price')?.part.currency_id ?? base.currency_id);
      return queryRows<Tally>(
        executor,
        sql`select mask, count(*)::int as count, min(price)::float8 as "priceMin",
            min(price) filter (where price > ${price_to}::float8 * 100)::float8 as above,
            max(price) filter (where price < ${price_from}::float8 * 100)::float8 as below
          from (select ${await maskOf(conditions, now)} as mask, ${total} as price from ${rows} where ${await sqlOf(base, now)} offset 0) tried
          where mask = ${anyOf(masks)} group by mask`,
      );
    },

    /** How many statements the filters find, and the lowest price in minor units. */
    summarise: async (filters: StatementFilters, now: Date): Promise<{ count: number; priceMin: number | null }> => {
      const [found] = await queryRows<{ count: number; priceMin: number | null }>(
        executor,
        sql`select count(*)::int as count, ${lowestPriceIn(filters.currency_id)}::float8 as "priceMin" from ${rows} where ${await sqlOf(filters, now)}`,
      );
      return found ?? { count: 0, priceMin: null };
    },

    /** The districts and the cities of the chosen places; what is a district or a city already stays. */
    findWiderPlaces: async (filters: StatementFilters): Promise<{ districts: number[]; cities: number[] }> => {
      const streets = anyOf([...(filters.streets ?? []), ...(filters.grouped_streets ?? [])]);
      const found = await queryRows<{ cityId: number; districtId: number | null }>(
        executor,
        sql`select city_id as "cityId", district_id as "districtId" from urbans where id = ${anyOf(filters.urbans ?? [])}
          union select city_id, district_id from streets where id = ${streets}
          union select city_id, id from districts where id = ${anyOf(filters.districts ?? [])}`,
      );
      const districts = found.flatMap(({ districtId }) => districtId ?? []);
      return {
        districts: districts.length === found.length ? [...new Set(districts)] : [],
        cities: [...new Set(found.map(({ cityId }) => cityId))],
      };
    },

    /** The statements that fail the fewest conditions, of these the nearest in price, then the newest. */
    findNearest: async (
      base: StatementFilters,
      conditions: readonly Condition[],
      limit: number,
      now: Date,
    ): Promise<{ id: number; mask: number }[]> => {
      const { price_from, price_to, currency_id } = conditions.find(({ key }) => key === 'price')?.part ?? {};
      const target = price_to ?? price_from;
      const { total } = pricesIn(currency_id);
      const distance = target ? sql`coalesce(abs(ln(greatest(${total}, 1) / ${target * 100}::float8)), 9)` : sql`0`;
      return queryRows<{ id: number; mask: number }>(
        executor,
        sql`select id, mask from (select ${rows.id} as id, ${rows.date} as date, ${distance} as distance, ${await maskOf(conditions, now)} as mask
            from ${rows} where ${await sqlOf(base, now)} offset 0) tried
          order by length(replace(mask::bit(32)::text, '0', '')), distance, date desc, id desc limit ${limit}`,
      );
    },
  };
}
