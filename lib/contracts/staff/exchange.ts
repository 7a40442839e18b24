import { z } from 'zod';
import { envelope } from '../common';
import { decimalNumber } from '../decimal';

const personSchema = z.object({ id: z.number().int(), name: z.string() });

/** A rate that was published, or that the staff set. Rates are GEL for one unit of the currency. */
const rateEntrySchema = z.object({
  id: z.number().int(),
  currency_id: z.number().int(),
  rate: z.number(),
  /** Null for a published one. */
  set_by: personSchema.nullable(),
  reason: z.string(),
  ends_at: z.iso.datetime().nullable(),
  /** When it was ended, by itself or by the staff; null while it is in force and for published ones. */
  ended_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
});
export type RateEntry = z.infer<typeof rateEntrySchema>;

/** stale: none was published for more than a day. jump: the last one is more than 3% from the one before. */
const rateWarnings = ['stale', 'jump'] as const;

const staffRateSchema = z.object({
  currency_id: z.number().int(),
  key: z.string(),
  /** The one in force. */
  rate: z.number(),
  /** The last one that was read from the source; null before the first. */
  published: rateEntrySchema.nullable(),
  /** The staff's own one in force. */
  own: rateEntrySchema.nullable(),
  warnings: z.array(z.enum(rateWarnings)),
  /** How far the last published one is from the one before, in percent; null without two. */
  change_percent: z.number().nullable(),
});
export type StaffRate = z.infer<typeof staffRateSchema>;

/** GET v1/admin/exchange-rate: the rates in force and the newest fifty of their history. */
export const staffRatesSchema = envelope(
  z.object({
    /** Whether a source of published rates is configured. */
    has_source: z.boolean(),
    rates: z.array(staffRateSchema),
    history: z.array(rateEntrySchema),
  }),
);
export type StaffRates = z.infer<typeof staffRatesSchema>['data'];

/**
 * POST v1/admin/exchange-rate with a fresh TOTP code: applies until `ends_at` instead of what is published. 422 `errors.rate_far` for one
 * more than half away from the present one.
 */
export const rateBodySchema = z.strictObject({
  currency_id: z.union([z.literal(2), z.literal(3)]),
  rate: decimalNumber({ whole: 3, decimals: 4 }, 'errors.field_invalid').pipe(z.number().positive('errors.field_invalid')),
  reason: z.string().trim().min(3, 'errors.field_required').max(500, 'errors.field_too_big'),
  ends_at: z.iso.datetime(),
});
export type RateBody = z.output<typeof rateBodySchema>;
