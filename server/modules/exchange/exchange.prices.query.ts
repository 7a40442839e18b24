import { sql } from 'drizzle-orm';
import { currencyIds } from '@/lib/domain/money/currency';

/**
 * `toStoredPrice` (lib/domain/money/price.ts) for every statement at once, at the stored dollar rate: the typed price becomes whole, the
 * other one follows as a whole price, and both prices per square metre, rounded half up to the whole minor unit. Common table expressions, the last of which is
 * stored_prices (id, gel, usd, square_gel, square_usd).
 */
export const storedPricesAtRate = sql`rate as (select rate_gel::numeric as gel from currencies where id = ${currencyIds.usd}),
  in_both as (
    select s.id, s.area_sqm,
      greatest(round(case when s.currency_id = ${currencyIds.usd} then typed.usd * rate.gel else typed.gel end / 100), 1)::bigint * 100 as gel,
      greatest(round(case when s.currency_id = ${currencyIds.usd} then typed.usd else typed.gel / rate.gel end / 100), 1)::bigint * 100 as usd
    from statements s, rate, lateral (
      select greatest(round(s.price_gel_minor / 100.0), 1) * 100 as gel, greatest(round(s.price_usd_minor / 100.0), 1) * 100 as usd) typed
    where s.price_gel_minor is not null or s.price_usd_minor is not null),
  stored_prices as (
    select id, gel, usd, round(gel / nullif(area_sqm, 0)::numeric)::bigint as square_gel,
      round(usd / nullif(area_sqm, 0)::numeric)::bigint as square_usd from in_both)`;
