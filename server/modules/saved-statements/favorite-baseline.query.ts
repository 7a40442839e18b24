import { sql } from 'drizzle-orm';
import { retypedPriceFallMin } from '@/lib/domain/money/price';

/** The price of a statement `s` in the currency that its owner typed, minor units; null when negotiable. */
export const typedPriceMinor = sql`case when s.price_type_id = 1 then null when s.currency_id = 2 then s.price_usd_minor else s.price_gel_minor end`;
export const typedCurrencyId = sql`case when s.currency_id = 2 then 2 else 1 end`;

/** The stored price of a favourite `f` in the currency that the owner of its statement `s` types now: `typedPriceIn` (lib/domain/money/price.ts). */
export const storedPriceMinor = sql`case when f.currency_id = ${typedCurrencyId} then f.price_minor
  else (select greatest(round(case when f.currency_id = 2 then f.price_minor * usd.rate_gel::numeric
    else f.price_minor / usd.rate_gel::numeric end / 100), 1)
    * 100 from currencies usd where usd.id = 2 and f.price_minor is not null)::bigint end`;

/** Whether it costs less than a favourite stores: `isLowerPrice` (lib/domain/money/price.ts). */
export const isLower = sql`case when f.currency_id = ${typedCurrencyId} then ${typedPriceMinor} < f.price_minor
  else ${typedPriceMinor} <= ${storedPriceMinor} * (1 - ${sql.raw(String(retypedPriceFallMin))}) end`;

/** What a favourite `f` stores of its statement `s`: the state, and the lowest price. */
export const baseline = sql`state = s.state, currency_id = ${typedCurrencyId},
  price_minor = least(${storedPriceMinor}, ${typedPriceMinor})`;
