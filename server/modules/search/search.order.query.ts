import { type SQL, sql } from 'drizzle-orm';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { currencyIds } from '@/lib/domain/money/currency';
import { dayMs, minuteMs } from '@/lib/domain/time/duration';
import type { SearchScope } from './conditions/search.places.query';
import { priceColumns, typedPrice } from './conditions/search.price.query';
import { comparedCurrencyId, type PriceKind, typedCurrencyIds } from './conditions/search.prices';
import { searchCondition } from './search.query';
import { statementSearch as rows } from './search.table';

/**
 * How a page is cut from the matching rows: `price` goes first with its priced rows, then with the negotiable ones; a rotating order is
 * read by `createStripReader`.
 */
export type SearchOrder = { by: SQL; isRotating?: true; price?: PriceOrder };
export type PriceOrder = { kind: PriceKind; direction: 'asc' | 'desc'; isBounded: boolean };

/** Short enough that each of forty is first often enough in a day, long enough to turn a page. */
const turnMs = 2 * minuteMs;
const turnsPerDay = dayMs / turnMs;

/**
 * The paid strip's order: the highest tier first. Inside a tier the matching statements form a circle that turns by one place every two
 * minutes, so that each of n is first in one turn of n; the circle is shuffled every day, so that nobody always follows the same neighbour.
 * @param turn SQL of the number of turns since 1970
 */
export const tierOrderAt = (turn: SQL): SQL => {
  // One window with the tier in the direction of the order: the highest tier alone is sorted where it fills the page.
  const window = sql`partition by ${rows.vipRank}
    order by ${rows.vipRank} desc, hashint4extended(${rows.id}, ${turn} / ${turnsPerDay}::bigint), ${rows.id}`;
  const place = sql`row_number() over (${window})`;
  const size = sql`count(*) over (${window} rows between unbounded preceding and unbounded following)`;
  return sql`${rows.vipRank} desc, (${place} + ${turn}) % ${size}`;
};

export const tierOrder = (now: Date): SQL => tierOrderAt(sql`${Math.floor(now.getTime() / turnMs)}::bigint`);

export const directionOf = ({ sequence }: StatementFilters): 'asc' | 'desc' => (sequence === 'asc' ? 'asc' : 'desc');

/** The order of the filters: date descending by default, tiers for `is_vip` without an order of its own; ids part equals. */
export function searchOrder(filters: StatementFilters, now: Date): SearchOrder {
  const direction = directionOf(filters);
  const byId = sql`${rows.id} ${sql.raw(direction)}`;
  if (filters.is_vip && filters.order_by === undefined) return { by: tierOrder(now), isRotating: true };
  if (filters.order_by !== 'price' && filters.order_by !== 'square_price') {
    const column = filters.order_by === 'created_at' ? rows.createdAt : rows.date;
    return { by: sql`${column} ${sql.raw(direction)}, ${byId}` };
  }
  const kind = filters.order_by;
  const isBounded = [filters[`${kind}_from`], filters[`${kind}_to`]].some((bound) => bound !== undefined);
  return { by: byId, price: { kind, direction, isBounded } };
}

/**
 * A part of the matching rows that have a price, in its order, as a query of (id, compared): the typed prices of each currency are a walk
 * of their own index, and the walks are merged by the price at the present rate.
 */
export function walkPrices(
  filters: StatementFilters,
  { kind, direction }: PriceOrder,
  scope: SearchScope,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): SQL {
  const others = searchCondition({ ...filters, [`${kind}_from`]: undefined, [`${kind}_to`]: undefined }, scope, now);
  const towards = sql.raw(direction);
  const comparedId = comparedCurrencyId(filters.currency_id);
  const walks = typedCurrencyIds.map((typedId) => {
    const column = priceColumns[kind][typedId];
    const rate = sql`${scope.usdRateGel}::float8`;
    const inCompared =
      typedId === comparedId
        ? sql`${column}::float8`
        : typedId === currencyIds.usd
          ? sql`${column} * ${rate}`
          : sql`${column} / ${rate}`;
    return sql`(select ${rows.id} as id, ${inCompared} as compared from ${rows}
      where ${others} and ${typedPrice(kind, typedId, filters, scope.usdRateGel)} order by ${column} ${towards}, ${rows.id} ${towards} limit ${limit + offset})`;
  });
  return sql`select id, compared from (${sql.join(walks, sql` union all `)}) walked order by compared ${towards}, id ${towards} limit ${limit} offset ${offset}`;
}
