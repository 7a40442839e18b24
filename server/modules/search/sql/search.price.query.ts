import { type SQL, sql } from 'drizzle-orm';
import { currencyIds } from '@/lib/domain/money/currency';
import type { Price } from '../search.index';
import { comparedCurrencyId } from '../search.prices';

const storedRate = sql`(select rate_gel::numeric from currencies where id = ${sql.raw(String(currencyIds.usd))})`;

/** The currency of a price, and the other one, as the names of columns have them. */
const currencies = (currencyId: number | undefined): ['gel' | 'usd', 'gel' | 'usd'] =>
  comparedCurrencyId(currencyId) === currencyIds.usd ? ['usd', 'gel'] : ['gel', 'usd'];

/** A typed price of the other currency in this one, as a whole price of at least one; null stays null. */
const wholeInOther = (typed: SQL, own: string, rate: SQL): SQL => {
  const converted = own === 'gel' ? sql`${typed} * ${rate}` : sql`${typed} / ${rate}`;
  return sql`case when ${typed} is not null then (greatest(round(${converted} / 100), 1) * 100)::bigint end`;
};

/**
 * The prices of search rows in a currency at the stored rate, in minor units, as `toStoredPrice` has them; null for negotiable ones. For
 * what is displayed: no index has them.
 * @param table the name that `statement_search` has in the query
 */
export function pricesIn(currencyId: number | undefined, table = 'statement_search'): { total: SQL; square: SQL } {
  const column = (name: string): SQL => sql.raw(`${table}.${name}`);
  const [own, other] = currencies(currencyId);
  const total = wholeInOther(column(`price_${other}_minor`), own, storedRate);
  return {
    total: sql`coalesce(${column(`price_${own}_minor`)}, ${total})`,
    square: sql`coalesce(${column(`square_price_${own}_minor`)},
      case when ${column(`square_price_${other}_minor`)} is not null
        then round(${total} / nullif(${column('area_sqm')}, 0)::numeric)::bigint end)`,
  };
}

/**
 * A price of search rows as bounds compare it, in minor units; null for negotiable ones. That of a square metre is converted by itself,
 * which may differ by a minor unit from the displayed one.
 */
export function comparedPrice({ kind, currencyId, usdRateGel }: Price): SQL {
  const [own, other] = currencies(currencyId);
  const rate = sql`${usdRateGel}::numeric`;
  const name = kind === 'price' ? 'price' : 'square_price';
  const [typed, typedOther] = [
    sql.raw(`statement_search.${name}_${own}_minor`),
    sql.raw(`statement_search.${name}_${other}_minor`),
  ];
  if (kind === 'price') return sql`coalesce(${typed}, ${wholeInOther(typedOther, own, rate)})`;
  const converted = own === 'gel' ? sql`${typedOther} * ${rate}` : sql`${typedOther} / ${rate}`;
  return sql`coalesce(${typed}, round(${converted})::bigint)`;
}
