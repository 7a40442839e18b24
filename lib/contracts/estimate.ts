import { z } from 'zod';
import { envelope } from './common';
import { pagingSchema } from './paged';

/** The one city and the one real-estate type that estimates exist for: apartments of Tbilisi. */
export const estimateCityId = 1;
export const estimateRealEstateTypeId = 1;
export const totalFloorsMax = 30;
export const areaMinSqm = 35;
/** What is shown around an estimate: minus and plus this share of it. */
export const shownShare = 0.06;
export const estimateCurrencyId = 1;

/** Vocabulary of the payload. `sectors` are the municipal districts of Tbilisi. */
export const sectors = [
  'gldani',
  'nadzaladevi',
  'didube',
  'chugureti',
  'vake',
  'saburtalo',
  'mtatsminda',
  'krtsanisi',
  'isani',
  'samgori',
] as const;
export type Sector = (typeof sectors)[number];
export const apartmentKinds = [
  'non_standard',
  'tukhareli',
  'italian_yard',
  'leningrad',
  'lvov',
  'moscow',
  'urban',
  'kavlashvili',
  'czech',
  'khrushchev',
  'shared',
  'duplex',
  'triplex',
  'new_building',
] as const;
export type ApartmentKind = (typeof apartmentKinds)[number];
export const buildingStates = ['old', 'new', 'under_construction'] as const;
export const apartmentConditions = [
  'newly_renovated',
  'old_renovation',
  'under_renovation',
  'to_be_renovated',
  'white_frame',
  'black_frame',
  'green_frame',
  'white_plus',
] as const;
export const yearRanges = ['before_1955', '1955_2000', 'after_2000'] as const;

/**
 * POST v1/evaluation-predict-price, signed in only: 401 for guests, 422 for a wrong value or where too few sales are near,
 * 429 after 30 in an hour. Areas in m², coordinates in degrees (WGS 84).
 */
export const estimateBodySchema = z
  .strictObject({
    real_estate_sector: z.enum(sectors),
    type_of_apartment: z.enum(apartmentKinds),
    status: z.enum(buildingStates),
    condition: z.enum(apartmentConditions),
    year_range: z.enum(yearRanges),
    /** Floors of the building, and the one the apartment is on. */
    floors: z.number().int().min(1, 'errors.field_too_small').max(totalFloorsMax, 'errors.floors_max'),
    floor: z.number().int().min(1, 'errors.field_too_small').max(totalFloorsMax, 'errors.floors_max'),
    /** Room type id of the dictionary; the id 6, which the dictionary has not, is sent by old clients and read as 1. */
    rooms: z
      .union([
        z.number(),
        z
          .string()
          .regex(/^\d{1,2}$/)
          .transform(Number),
      ])
      .transform((rooms) => (rooms === 6 ? 1 : rooms))
      .pipe(z.number().int().min(1).max(11)),
    flat_area: z.number().min(areaMinSqm, 'errors.area_min').max(1000),
    /** How many balconies. */
    balcony: z.number().int().min(0).max(20),
    balcony_area: z.number().min(1).max(500).nullable(),
    elevator: z.union([z.literal(0), z.literal(1)]),
    latitude: z.number().min(41).max(44),
    longitude: z.number().min(40).max(47),
    /** The statement that the estimate is made for; it does not count among its own comparables. */
    statement_id: z.number().int().min(1).optional(),
    /** The visitor's text for the place; stored with the estimate in the account. */
    address: z.string().trim().max(255).optional(),
  })
  .refine(({ floor, floors }) => floor <= floors, { path: ['floor'], message: 'errors.floor_above_top' })
  .refine(({ balcony, balcony_area: area }) => balcony === 0 || area !== null, {
    path: ['balcony_area'],
    message: 'errors.field_required',
  })
  .refine(({ balcony, balcony_area: area }) => balcony > 0 || area === null, {
    path: ['balcony_area'],
    message: 'errors.balcony_area_without_balcony',
  });
export type EstimateBody = z.output<typeof estimateBodySchema>;

/** A listed apartment that the estimate leans on. Prices in GEL. */
export const comparableSchema = z.object({
  statement_id: z.number().int(),
  total_price: z.number(),
  square_price: z.number(),
  area: z.number(),
  floor: z.number().int().nullable(),
  total_floors: z.number().int().nullable(),
  room_type_id: z.number().int().nullable(),
  condition_id: z.number().int().nullable(),
  status_id: z.number().int().nullable(),
  /** From the place of the estimate. */
  distance_m: z.number(),
  /** Its weight among the comparables shown, 0 to 1. */
  weight: z.number(),
});
export type Comparable = z.infer<typeof comparableSchema>;

export const estimateSchema = z.object({
  id: z.number().int(),
  /** GEL: `total_price` whole, `square_price` per m². */
  total_price: z.number(),
  square_price: z.number(),
  currency_id: z.number().int(),
  /** The model's own range that contains four prices of five, in GEL. */
  interval: z.object({ low: z.number(), high: z.number(), coverage: z.literal(0.8) }),
  /** How many listed apartments near it the estimate leans on; `comparables` are the nearest of them. */
  comparables_count: z.number().int(),
  comparables: z.array(comparableSchema).max(6),
  model: z.object({ fitted_at: z.string(), rows: z.number().int(), median_abs_pct_error: z.number() }),
});
export type Estimate = z.infer<typeof estimateSchema>;
/** `data` is a list whose first item counts; too thin data is 422 `errors.estimate_thin` on `latitude`. */
export const estimateResponseSchema = envelope(z.array(estimateSchema));

/** GET v1/users/estimates: the visitor's past estimates, newest first, 20 a page. */
export const pastEstimateSchema = z.object({
  id: z.number().int(),
  created_at: z.string(),
  address: z.string(),
  statement_id: z.number().int().nullable(),
  total_price: z.number(),
  square_price: z.number(),
  currency_id: z.number().int(),
  interval: z.object({ low: z.number(), high: z.number() }),
  flat_area: z.number(),
  rooms: z.number().int(),
  floor: z.number().int(),
  floors: z.number().int(),
  /** As they were returned then; some may no longer be listed. None for estimates from before they were stored. */
  comparables_count: z.number().int(),
  comparables: z.array(comparableSchema).max(6),
});
export type PastEstimate = z.infer<typeof pastEstimateSchema>;
export const pastEstimatesQuerySchema = z.object({ page: z.coerce.number().int().min(1).default(1) });
export const pastEstimatesSchema = envelope(
  z.object({
    data: z.array(pastEstimateSchema),
    pagination: pagingSchema,
  }),
);

/** How a listed price compares with the model's estimate: within ±6% of it is the market. */
export const priceBands = ['below', 'at', 'above'] as const;
export type PriceBand = (typeof priceBands)[number];
/** An estimate from fewer comparables gives no verdict on a price. */
export const verdictComparablesMin = 5;
/** `price_band` of cards and details: null for everything but listed sale apartments of Tbilisi with data enough. GEL. */
export const priceBandSchema = z
  .object({
    band: z.enum(priceBands),
    estimate: z.number(),
    interval: z.object({ low: z.number(), high: z.number() }),
    comparables_count: z.number().int(),
  })
  .nullable();
