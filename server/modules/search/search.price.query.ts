import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { currencyIds } from '@/lib/domain/money/currency';
import {
  comparedCurrencyId,
  type PriceBounds,
  type PriceKind,
  type TypedCurrencyId,
  typedBounds,
  typedCurrencyIds,
} from './search.prices';
import { statementSearch as rows } from './search.table';

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
  const asked = priceBounds(kind, filters);
  if (!asked) return sql`${column} is not null`;
  const { from, to } = typedBounds(kind, asked, comparedCurrencyId(filters.currency_id), typedId, usdRateGel);
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
