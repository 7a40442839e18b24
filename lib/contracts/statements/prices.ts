import { z } from 'zod';
import { idMax } from '../bounds';
import { envelope } from '../common';
import { comparableSchema } from '../estimate';

/** With fewer homes a figure would reveal single owners: it is left out. */
export const pricedHomesMin = 12;
export const historyMonths = 24;

/** Ends of the groups of areas in m²: under 40, 40 to 60, 60 to 90, 90 to 130, above. */
export const areaBounds = [40, 60, 90, 130] as const;

export const priceLevels = ['country', 'cities', 'districts', 'urbans'] as const;
export type PriceLevel = (typeof priceLevels)[number];

const placeSchema = z.object({ level: z.enum(priceLevels), id: z.number().int() });
export type PricedPlace = z.infer<typeof placeSchema>;

const idQuery = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.number().max(idMax));

/** One place by its level; none is the whole country. */
export const pricesQuerySchema = z
  .object({ cities: idQuery.optional(), districts: idQuery.optional(), urbans: idQuery.optional() })
  .refine((query) => Object.values(query).filter((id) => id !== undefined).length <= 1, {
    path: ['cities'],
    message: 'errors.field_invalid',
  });

/** Of a square metre, or of its rent for a month, in whole units with two decimals. */
const quartilesSchema = z.object({ low: z.number(), median: z.number(), high: z.number() });
export type Quartiles = z.infer<typeof quartilesSchema>;

/** Keyed by the id of a currency: 1 GEL, 2 USD. */
const figureSchema = z.object({ '1': quartilesSchema, '2': quartilesSchema });
export type PriceFigure = z.infer<typeof figureSchema>;

/** `figure` is null behind fewer than 12 homes. */
const sampleSchema = z.object({ count: z.number().int(), figure: figureSchema.nullable() });
export type PriceSample = z.infer<typeof sampleSchema>;

/** Prices from `from` on in equal steps; the first count includes what is cheaper, the last what is more expensive. */
const barsSchema = z.object({ from: z.number(), step: z.number(), counts: z.array(z.number().int()) });
export type PriceBars = z.infer<typeof barsSchema>;

const timeSchema = z.object({
  /** Homes marked as sold or let within the last 12 months. */
  count: z.number().int(),
  /** Days from publication until then; null behind fewer than 12. */
  days: z.number().nullable(),
  /** The same of the 12 months before. */
  days_before: z.number().nullable(),
});

const dealPricesSchema = z.object({
  deal_type_id: z.number().int(),
  now: sampleSchema,
  /** Against the month a year ago; null where either is not known. Percent. */
  change_pct: z.number().nullable(),
  /** The last 24 calendar months of Tbilisi, the oldest first, the present one included. */
  months: z.array(sampleSchema.extend({ month: z.string() })),
  /** In the order of `areaBounds`. */
  areas: z.array(sampleSchema),
  conditions: z.array(sampleSchema.extend({ condition_id: z.number().int() })),
  time: timeSchema,
});
export type DealPrices = z.infer<typeof dealPricesSchema>;

const placePricesSchema = z.object({
  place: placeSchema,
  /** When the figures were computed; null before the first time. */
  updated_at: z.string().nullable(),
  sale: dealPricesSchema,
  rent: dealPricesSchema,
  /** Rents of a year of the price, in percent, before costs. */
  yield_pct: z.number().nullable(),
  yield_before_pct: z.number().nullable(),
  /** Parts of the place; of a neighbourhood the others of its district, itself included. The most expensive first. */
  places: z.array(placeSchema.extend({ figure: figureSchema, change_pct: z.number().nullable() })),
});
export type PlacePrices = z.infer<typeof placePricesSchema>;
export const placePricesResponseSchema = envelope(placePricesSchema);

/** Places whose sale prices are known. */
export const pricedPlacesSchema = envelope(z.array(placeSchema.extend({ updated_at: z.string() })));

const explanationFactors = ['condition', 'floor', 'size', 'rest'] as const;

const explanationSchema = z.object({
  /** Of the whole home in GEL: the estimate, and what it would be at the middle price of a m² of the comparables. */
  estimate: z.number(),
  base: z.number(),
  /** What moves the base to the estimate, in GEL; they sum to the difference. */
  effects: z.array(z.object({ factor: z.enum(explanationFactors), amount: z.number() })),
  /** The most similar first. */
  comparables: z.array(comparableSchema.omit({ room_type_id: true, status_id: true, weight: true })),
});
export type PriceExplanation = z.infer<typeof explanationSchema>;

const positionSchema = z.object({
  /** The narrowest place with prices enough. */
  place: placeSchema,
  count: z.number().int(),
  figure: figureSchema,
  bars: z.object({ '1': barsSchema, '2': barsSchema }),
  /** The statement's own price of a m². */
  own: z.object({ '1': z.number(), '2': z.number() }),
  /** About this share of them is cheaper, in percent. */
  cheaper_pct: z.number(),
});
export type PricePosition = z.infer<typeof positionSchema>;

const statementPricesSchema = z.object({
  days_on_market: z.number().int(),
  /** Null for all but priced apartments for sale or rent, and where too few are listed. */
  position: positionSchema.nullable(),
  /** Null where there is no estimate. */
  explanation: explanationSchema.nullable(),
});
export type StatementPrices = z.infer<typeof statementPricesSchema>;
export const statementPricesResponseSchema = envelope(statementPricesSchema);
