import { bigint, integer, jsonb, pgTable, primaryKey, real, smallint, text } from 'drizzle-orm/pg-core';
import { type PriceBars, priceLevels } from '@/lib/contracts/statements/prices';
import { timestamptz } from '../../db/columns';

const money = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** 0 for the whole country. */
const placeColumns = () => ({
  level: text('level', { enum: priceLevels }).notNull(),
  placeId: integer('place_id').notNull(),
  dealTypeId: smallint('deal_type_id').notNull(),
});

export const priceSlices = ['now', 'area', 'condition', 'month'] as const;

/** Quartiles of the price of a m² of apartments, in minor units, by place, deal and slice. Written whole by a job. */
export const priceFigures = pgTable(
  'price_figures',
  {
    ...placeColumns(),
    slice: text('slice', { enum: priceSlices }).notNull(),
    /** The group of areas from 0, the condition's id, the month as 202611; 0 for what is listed now. */
    key: integer('key').notNull(),
    count: integer('count').notNull(),
    lowGelMinor: money('low_gel_minor'),
    medianGelMinor: money('median_gel_minor'),
    highGelMinor: money('high_gel_minor'),
    lowUsdMinor: money('low_usd_minor'),
    medianUsdMinor: money('median_usd_minor'),
    highUsdMinor: money('high_usd_minor'),
    /** In minor units; only of what is listed now, where it is enough. */
    barsGel: jsonb('bars_gel').$type<PriceBars>(),
    barsUsd: jsonb('bars_usd').$type<PriceBars>(),
    computedAt: timestamptz('computed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.level, table.placeId, table.dealTypeId, table.slice, table.key] })],
);

/** How long apartments stood on the market that were sold or let within a year, and within the year before. */
export const marketTimes = pgTable(
  'market_times',
  {
    ...placeColumns(),
    count: integer('count').notNull(),
    medianDays: real('median_days'),
    countBefore: integer('count_before').notNull(),
    medianDaysBefore: real('median_days_before'),
  },
  (table) => [primaryKey({ columns: [table.level, table.placeId, table.dealTypeId] })],
);
