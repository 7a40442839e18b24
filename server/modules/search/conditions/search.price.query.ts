import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { currencyIds } from '@/lib/domain/money/currency';
import { statementSearch as rows } from '../search.table';
import {
  comparedCurrencyId,
  type PriceBounds,
  type PriceKind,
  type TypedCurrencyId,
  typedBounds,
  typedCurrencyIds,
} from './search.prices';

/** The columns of prices by the currency that they were typed in. */
export const priceColumns: Record<PriceKind, Record<TypedCurrencyId, PgColumn>> = {
  price: { [currencyIds.gel]: rows.priceGelMinor, [currencyIds.usd]: rows.priceUsdMinor },
  square_price: { [currencyIds.gel]: rows.squarePriceGelMinor, [currencyIds.usd]: rows.squarePriceUsdMinor },
};

/** Minor units of a bound, guarded against 19.99 * 100 being a hair under 1999. */
const minorOf = (value: number | undefined, round: (exact: number) => number): number | undefined =>
  value === undefined ? undefined : round(Number((value * 100).toFixed(4)));

function priceBounds(kind: PriceKind, filters: StatementFilters): PriceBounds | null {
  const bounds = { from: minorOf(filters[`${kind}_from`], Math.ceil), to: minorOf(filters[`${kind}_to`], Math.floor) };
  return bounds.from === undefined && bounds.to === undefined ? null : bounds;
}

/** Prices of one typed currency within the bounds that filters name; any price without bounds. */
export function typedPrice(kind: PriceKind, typedId: TypedCurrencyId, filters: StatementFilters, usdRateGel: number): SQL {
  const column = priceColumns[kind][typedId];
  const bounds = priceBounds(kind, filters);
  if (!bounds) return sql`${column} is not null`;
  const { from, to } = typedBounds(kind, bounds, comparedCurrencyId(filters.currency_id), typedId, usdRateGel);
  const parts = [
    ...(from === undefined ? [] : [sql`${column} >= ${from}::bigint`]),
    ...(to === undefined ? [] : [sql`${column} <= ${to}::bigint`]),
  ];
  return sql`(${sql.join(parts, sql` and `)})`;
}

export function priceConditions(filters: StatementFilters, usdRateGel: number): SQL[] {
  const kinds = (['price', 'square_price'] as const).filter((kind) => priceBounds(kind, filters) !== null);
  return kinds.map(
    (kind) =>
      sql`(${sql.join(
        typedCurrencyIds.map((typedId) => typedPrice(kind, typedId, filters, usdRateGel)),
        sql` or `,
      )})`,
  );
}

const usdRate = sql`(select rate_gel::numeric from currencies where id = ${sql.raw(String(currencyIds.usd))})`;

/** A typed price of the other currency in this one, as a whole price of at least one; null stays null. */
const inOther = (typed: SQL, own: string): SQL => {
  const converted = own === 'gel' ? sql`${typed} * ${usdRate}` : sql`${typed} / ${usdRate}`;
  return sql`case when ${typed} is not null then (greatest(round(${converted} / 100), 1) * 100)::bigint end`;
};

/**
 * The prices of search rows in a currency at the stored rate, in minor units, as `toStoredPrice` has them; null for negotiable ones. For
 * what is shown: no index has them.
 * @param table the name that `statement_search` has in the query
 */
export function pricesIn(currencyId: number | undefined, table = 'statement_search'): { total: SQL; square: SQL } {
  const column = (name: string): SQL => sql.raw(`${table}.${name}`);
  const [own, other] = comparedCurrencyId(currencyId) === currencyIds.usd ? ['usd', 'gel'] : ['gel', 'usd'];
  const [typed, typedSquare] = [column(`price_${other}_minor`), column(`square_price_${other}_minor`)];
  const total = inOther(typed, own);
  return {
    total: sql`coalesce(${column(`price_${own}_minor`)}, ${total})`,
    square: sql`coalesce(${column(`square_price_${own}_minor`)},
      case when ${typedSquare} is not null then round(${total} / nullif(${column('area_sqm')}, 0)::numeric)::bigint end)`,
  };
}

/**
 * A price of search rows in a currency as bounds compare it, in minor units; null for negotiable ones. That of a square metre is converted by
 * itself, which may differ by a minor unit from the shown one.
 */
export function comparedPriceIn(kind: PriceKind, currencyId: number | undefined): SQL {
  const { total } = pricesIn(currencyId);
  if (kind === 'price') return total;
  const [own, other] = comparedCurrencyId(currencyId) === currencyIds.usd ? ['usd', 'gel'] : ['gel', 'usd'];
  const typed = sql.raw(`statement_search.square_price_${other}_minor`);
  const converted = own === 'gel' ? sql`${typed} * ${usdRate}` : sql`${typed} / ${usdRate}`;
  return sql`coalesce(${sql.raw(`statement_search.square_price_${own}_minor`)}, round(${converted})::bigint)`;
}

/** The lowest of the prices that rows of a group have in a currency: only the lowest of each typed currency is converted. */
export function lowestPriceIn(currencyId: number | undefined): SQL {
  const [own, other] = comparedCurrencyId(currencyId) === currencyIds.usd ? ['usd', 'gel'] : ['gel', 'usd'];
  return sql`least(min(${sql.raw(`statement_search.price_${own}_minor`)}), ${inOther(sql`min(${sql.raw(`statement_search.price_${other}_minor`)})`, own)})`;
}
