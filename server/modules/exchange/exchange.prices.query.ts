import { sql } from 'drizzle-orm';
import { currencyIds } from '@/lib/domain/money/currency';

/**
 * `toStoredPrice` (lib/domain/money/price.ts) for every statement at once, at the stored dollar rate: the typed price stays, the other
 * one and both prices per square metre follow, rounded half up to the whole minor unit. Common table expressions, the last of which is
 * stored_prices (id, gel, usd, square_gel, square_usd).
 */
export const storedPricesAtRate = sql`rate as (select rate_gel::numeric as gel from currencies where id = ${currencyIds.usd}),
  in_both as (
    select s.id, s.area_sqm,
      case when s.currency_id = ${currencyIds.usd} then round(s.price_usd_minor * rate.gel)::bigint else s.price_gel_minor end as gel,
      case when s.currency_id = ${currencyIds.usd} then s.price_usd_minor else round(s.price_gel_minor / rate.gel)::bigint end as usd
    from statements s, rate where s.price_gel_minor is not null or s.price_usd_minor is not null),
  stored_prices as (
    select id, gel, usd, round(gel / nullif(area_sqm, 0)::numeric)::bigint as square_gel,
      round(usd / nullif(area_sqm, 0)::numeric)::bigint as square_usd from in_both)`;
