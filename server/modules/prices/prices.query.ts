import { type SQL, sql } from 'drizzle-orm';
import { areaBounds, historyMonths, type PriceLevel, pricedHomesMin } from '@/lib/contracts/statements/prices';
import { priceTypeIds } from '@/lib/domain/money/price';
import { dealTypes, realEstateTypes } from '@/lib/domain/statement/market-ids';

/** Shows the clock of Tbilisi of a moment. */
const localTime = (moment: SQL): SQL => sql`(${moment} at time zone 'Asia/Tbilisi')`;

/** How a level is read off a home. */
const placeIdOf: Record<PriceLevel, SQL> = {
  country: sql`0`,
  cities: sql`city_id`,
  districts: sql`district_id`,
  urbans: sql`urban_id`,
};

/**
 * Priced apartments that are listed or were within two years and a half, auctions and bounds aside, with the end of their listing. Two listings of one home
 * share its `home`: street and number, area, rooms, floor and number of floors. A listing without any of them is its own home.
 */
export const createHomes = (now: Date): SQL => sql`create temp table price_homes on commit drop as
  select id, deal_type_id, city_id, nullif(district_id, 0) as district_id, nullif(urban_id, 0) as urban_id, state, date,
    square_price_gel_minor as gel, square_price_usd_minor as usd, area_sqm, condition_id, sold_at, created_at,
    coalesce(sold_at, case state when 'active' then ${now}::timestamptz when 'sold' then date else least(expires_at, ${now}::timestamptz) end) as ended_at,
    coalesce(deal_type_id || '/' || street_id || '/' || street_number || '/' || area_sqm || '/' || room_type_id || '/' || floor || '/' || total_floors, id::text) as home
  from statements
  where state in ('active', 'expired', 'sold', 'archived') and real_estate_type_id = ${realEstateTypes.apartment}
    and deal_type_id in (${dealTypes.sale}, ${dealTypes.rent}) and price_type_id = ${priceTypeIds.exact} and not is_auction
    and square_price_gel_minor > 0 and square_price_usd_minor > 0 and created_at <= ${now}::timestamptz
    and (state = 'active' or coalesce(sold_at, expires_at) > ${now}::timestamptz - interval '30 months')`;

/** The group of an area, from 0. */
const areaGroup: SQL = sql`width_bucket(area_sqm::numeric, array[${sql.join(
  areaBounds.map((bound) => sql`${bound}`),
  sql`, `,
)}]::numeric[])`;

/** One row for each home and slice that counts it. A month takes the last price that the home was listed at in it. */
export const createPoints = (now: Date): SQL => sql`create temp table price_points on commit drop as
  with listed as (
    select distinct on (home) * from price_homes where state = 'active' order by home, date desc, id desc
  ), prices as (
    select h.home, h.id, h.deal_type_id, h.city_id, h.district_id, h.urban_id, h.ended_at,
      p.square_price_gel_minor as gel, p.square_price_usd_minor as usd,
      case when lag(p.id) over statement is null then h.created_at else p.changed_at end as from_at,
      coalesce(lead(p.changed_at) over statement, h.ended_at) as to_at, lead(p.id) over statement is null as is_last
    from price_homes h join price_history p on p.statement_id = h.id and p.square_price_gel_minor > 0 and p.square_price_usd_minor > 0
    window statement as (partition by h.id order by p.changed_at, p.id)
    union all
    select home, id, deal_type_id, city_id, district_id, urban_id, ended_at, gel, usd, created_at, ended_at, true
    from price_homes h
    where not exists (
      select from price_history p
      where p.statement_id = h.id and p.square_price_gel_minor > 0 and p.square_price_usd_minor > 0
    )
  ), months as (
    select distinct on (home, month) prices.*, month
    from prices, generate_series(
      greatest(
        date_trunc('month', ${localTime(sql`from_at`)}),
        date_trunc('month', ${localTime(sql`${now}::timestamptz`)}) - make_interval(months => ${historyMonths - 1})
      ),
      date_trunc('month', ${localTime(sql`to_at`)}) - case when is_last then interval '0' else interval '1 month' end,
      interval '1 month'
    ) as month
    order by home, month, from_at desc, id desc
  )
  select deal_type_id, city_id, district_id, urban_id, 'now' as slice, 0 as key, gel, usd from listed
  union all
  select deal_type_id, city_id, district_id, urban_id, 'area', ${areaGroup}, gel, usd from listed
  union all
  select deal_type_id, city_id, district_id, urban_id, 'condition', condition_id, gel, usd from listed where condition_id is not null
  union all
  select deal_type_id, city_id, district_id, urban_id, 'month', to_char(month, 'YYYYMM')::int, gel, usd from months`;

const quartiles = (column: 'gel' | 'usd'): SQL =>
  sql`percentile_cont(array[0.25, 0.5, 0.75]) within group (order by ${sql.raw(column)})`;

/** Writes the figures of all places of a level. */
export const insertFigures = (level: PriceLevel, now: Date): SQL => sql`insert into price_figures
    (level, place_id, deal_type_id, slice, key, count, low_gel_minor, median_gel_minor, high_gel_minor,
      low_usd_minor, median_usd_minor, high_usd_minor, computed_at)
  select ${level}, place_id, deal_type_id, slice, key, count, round(gel[1]), round(gel[2]), round(gel[3]),
    round(usd[1]), round(usd[2]), round(usd[3]), ${now}::timestamptz
  from (
    select ${placeIdOf[level]} as place_id, deal_type_id, slice, key, count(*)::int as count,
      ${quartiles('gel')} as gel, ${quartiles('usd')} as usd
    from price_points where ${placeIdOf[level]} is not null
    group by 1, 2, 3, 4
  ) grouped`;

/** Steps between bars are 1, 2, 5 or 10 times a power of ten, so that people can read the axis. */
const niceStep = (span: SQL): SQL => sql`(
  select power(10, floor(log(raw))) * case
    when raw / power(10, floor(log(raw))) <= 1 then 1
    when raw / power(10, floor(log(raw))) <= 2 then 2
    when raw / power(10, floor(log(raw))) <= 5 then 5
    else 10 end
  from (select greatest((${span}), 100)::numeric / 24 as raw) as one
)`;

/** Bars from the 2nd to the 98th of a hundred prices; the outer ones contain the rest. */
const barsOf = (level: PriceLevel, column: 'gel' | 'usd'): SQL => {
  const price = sql.raw(column);
  const placeId = placeIdOf[level];
  return sql`(
    with ends as (
      select ${placeId} as place_id, deal_type_id,
        (percentile_cont(0.02) within group (order by ${price}))::numeric as low,
        (percentile_cont(0.98) within group (order by ${price}))::numeric as high
      from price_points where slice = 'now' and ${placeId} is not null
      group by 1, 2 having count(*) >= ${pricedHomesMin}
    ), axes as (
      select place_id, deal_type_id, floor(low / step) * step as start, step,
        greatest(ceil(high / step) - floor(low / step), 1)::int as bars
      from ends, lateral (select ${niceStep(sql`high - low`)} as step) as stepped
    ), counted as (
      select place_id, deal_type_id, least(greatest(floor((${price} - start) / step), 0), bars - 1)::int as bar, count(*)::int as found
      from axes join price_points using (deal_type_id)
      where slice = 'now' and ${placeId} = place_id
      group by 1, 2, 3
    )
    select place_id, deal_type_id,
      jsonb_build_object('from', start, 'step', step, 'counts', jsonb_agg(coalesce(found, 0) order by bar)) as bars
    from axes cross join lateral generate_series(0, bars - 1) as bar left join counted using (place_id, deal_type_id, bar)
    group by place_id, deal_type_id, start, step
  )`;
};

/** Adds the bars of what is listed now to the figures of a level. */
export const updateBars = (level: PriceLevel): SQL => sql`update price_figures f
  set bars_gel = gel.bars, bars_usd = usd.bars
  from ${barsOf(level, 'gel')} as gel join ${barsOf(level, 'usd')} as usd using (place_id, deal_type_id)
  where f.level = ${level} and f.slice = 'now' and f.place_id = gel.place_id and f.deal_type_id = gel.deal_type_id`;

/** Writes how long homes of a level stood on the market before they were marked as sold or let. */
export const insertTimes = (level: PriceLevel, now: Date): SQL => {
  const days = sql`extract(epoch from sold_at - created_at) / 86400`;
  const isRecent = sql`sold_at > ${now}::timestamptz - interval '1 year'`;
  return sql`insert into market_times (level, place_id, deal_type_id, count, median_days, count_before, median_days_before)
    select ${level}, ${placeIdOf[level]}, deal_type_id,
      count(*) filter (where ${isRecent}), percentile_cont(0.5) within group (order by ${days}) filter (where ${isRecent}),
      count(*) filter (where not ${isRecent}), percentile_cont(0.5) within group (order by ${days}) filter (where not ${isRecent})
    from price_homes
    where ${placeIdOf[level]} is not null and sold_at between ${now}::timestamptz - interval '2 years' and ${now}::timestamptz
    group by 2, 3`;
};
