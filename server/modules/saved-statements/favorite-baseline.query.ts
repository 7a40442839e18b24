import { sql } from 'drizzle-orm';

/** The price of a statement `s` in the currency that its owner typed, minor units; null when negotiable. */
export const typedPriceMinor = sql`case when s.price_type_id = 1 then null when s.currency_id = 2 then s.price_usd_minor else s.price_gel_minor end`;
export const typedCurrencyId = sql`case when s.currency_id = 2 then 2 else 1 end`;

/** What a favourite `f` stores of its statement `s`: the state, and the lowest price. */
export const baseline = sql`state = s.state, currency_id = ${typedCurrencyId},
  price_minor = case when ${typedPriceMinor} is null then f.price_minor when f.currency_id = ${typedCurrencyId}
    then least(f.price_minor, ${typedPriceMinor}) else ${typedPriceMinor} end`;
