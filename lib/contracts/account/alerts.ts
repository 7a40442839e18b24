import { z } from 'zod';
import { localisedSchema } from '../common';
import { alertFrequencies, notifiedReasons } from './saved-searches';

/** A statement that a notification names. */
export const statementParameterSchema = z.object({
  id: z.number().int(),
  titles: localisedSchema,
  slugs: localisedSchema,
  segments: localisedSchema,
});

/** A statement of an alert; prices are minor units of the currency that its owner typed, null when negotiable. */
export const alertedStatementSchema = statementParameterSchema.extend({
  reason: z.enum(notifiedReasons),
  image: z.string().nullable().optional(),
  price_minor: z.number().int().nullable().optional(),
  price_before_minor: z.number().int().nullable().optional(),
  currency_id: z.number().int().optional(),
  /** The price in the other currency, as it was when the alert was made. */
  other_price_minor: z.number().int().nullable().optional(),
  /** Place and street. */
  addresses: localisedSchema.optional(),
  /** In the unit of `area_type_id`. */
  area: z.number().optional(),
  area_type_id: z.number().int().optional(),
  /** 10 means ten and more; null for what has no rooms. */
  room_count: z.number().int().nullable().optional(),
  floor: z.number().int().nullable().optional(),
  total_floors: z.number().int().nullable().optional(),
  /** A walk to the nearest station of the metro; null without one. */
  metro_minutes: z.number().int().nullable().optional(),
});
export type AlertedStatement = z.infer<typeof alertedStatementSchema>;

/** The median price of a m² of the apartments that are listed at a place, or of its rent for a month, when the alert was made. */
const medianPriceSchema = z.object({
  deal_type_id: z.number().int(),
  median_minor: z.number().int(),
  currency_id: z.number().int(),
  /** The place in the locative: "in Vake". */
  places_in: localisedSchema,
  /** The place in the address of its prices: "tbilisi/vake-saburtalo/vake". */
  slugs: localisedSchema,
});
export type MedianPrice = z.infer<typeof medianPriceSchema>;

/** The search of an alert. */
export const alertedSearchSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** When its alerts came at the time of this one. */
  frequency: z.enum(alertFrequencies).optional(),
  /** Null for a search that is not about apartments of one deal at one place, and where too few are listed. */
  median_price: medianPriceSchema.nullable().optional(),
  /** How many statements its list had when the alert was made. */
  total: z.number().int().optional(),
});
