import { z } from 'zod';
import {
  areaBounds,
  type DealPrices,
  type PlacePrices,
  type PriceFigure,
  type PriceSample,
  priceLevels,
} from '@/lib/contracts/statements/prices';

const number = z.number().nullable();
/** Null behind fewer than 12 homes. */
const medians = { median_gel: number, median_usd: number };
const quartiles = z.object({ low: z.number(), median: z.number(), high: z.number() });

const dealSchema = z.object({
  count: z.number(),
  gel: quartiles.nullable(),
  usd: quartiles.nullable(),
  change_pct: number.describe('Against a year ago'),
  days_until_sold_or_let: number,
  months: z.array(z.object({ month: z.string(), ...medians })),
  areas: z.array(z.object({ area_from: z.number(), area_to: number, count: z.number(), ...medians })),
  conditions: z.array(z.object({ condition_id: z.number(), count: z.number(), ...medians })),
});

export const pricesResultSchema = z.object({
  place: z.object({ level: z.enum(priceLevels), id: z.number() }),
  updated_at: z.string().nullable(),
  sale: dealSchema.describe('Of a square metre'),
  rent: dealSchema.describe('Rent of a square metre for a month'),
  yield_pct: number,
  places: z
    .array(z.object({ level: z.enum(priceLevels), id: z.number(), ...medians }))
    .describe('Parts of the place, the most expensive first'),
});

const mediansOf = (figure: PriceFigure | null) => ({
  median_gel: figure?.['1'].median ?? null,
  median_usd: figure?.['2'].median ?? null,
});
const sampleOf = ({ count, figure }: PriceSample) => ({ count, ...mediansOf(figure) });

const toDeal = (deal: DealPrices): z.infer<typeof dealSchema> => ({
  count: deal.now.count,
  gel: deal.now.figure?.['1'] ?? null,
  usd: deal.now.figure?.['2'] ?? null,
  change_pct: deal.change_pct,
  days_until_sold_or_let: deal.time.days,
  months: deal.months.flatMap(({ month, figure }) => (figure ? [{ month, ...mediansOf(figure) }] : [])),
  areas: deal.areas.map((sample, index) => ({
    area_from: areaBounds[index - 1] ?? 0,
    area_to: areaBounds[index] ?? null,
    ...sampleOf(sample),
  })),
  conditions: deal.conditions.map(({ condition_id, ...sample }) => ({ condition_id, ...sampleOf(sample) })),
});

/** Medians where the API gives all quartiles, and no month without a figure. */
export const toPricesResult = (prices: PlacePrices): z.infer<typeof pricesResultSchema> => ({
  place: prices.place,
  updated_at: prices.updated_at,
  sale: toDeal(prices.sale),
  rent: toDeal(prices.rent),
  yield_pct: prices.yield_pct,
  places: prices.places.map(({ level, id, figure }) => ({ level, id, ...mediansOf(figure) })),
});
