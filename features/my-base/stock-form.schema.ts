import { z } from 'zod';

const areaMaxSqm = 10_000_000;
const priceMax = 999_999_999;
const amount = /^(\d{1,12}(\.\d{1,2})?)?$/;

const choice = z.string().min(1, 'errors.field_required');
const placeId = z.number().int().nullable();

/** An entry of one's own base as the form holds it; numbers are the texts of their fields. */
export const stockFormSchema = z.object({
  real_estate_type_id: choice,
  deal_type_id: choice,
  city_id: placeId.refine((id): boolean => id !== null, 'errors.field_required'),
  district_id: placeId,
  urban_id: placeId,
  address: z.string().trim().max(255),
  /** Square metres. */
  area: z
    .string()
    .min(1, 'errors.field_required')
    .regex(amount, 'errors.field_invalid')
    .refine((text) => text === '' || Number(text) > 0, 'errors.field_too_small')
    .refine((text) => Number(text) <= areaMaxSqm, 'errors.field_too_big'),
  /** Empty where it is not known. */
  room_type_id: z.string(),
  price: z
    .string()
    .regex(amount, 'errors.field_invalid')
    .refine((text) => Number(text) <= priceMax, 'errors.field_too_big'),
  currency_id: z.enum(['1', '2']),
  owner_name: z.string().trim().max(100, 'errors.field_too_big'),
  /** Any number that can be called, with or without the code of a country. */
  owner_phone: z
    .string()
    .trim()
    .regex(/^(\+?[\d\s()-]{6,24})?$/, 'errors.field_invalid'),
  comment: z.string().trim().max(1000, 'errors.field_too_big'),
  shared: z.boolean(),
});
export type StockForm = z.infer<typeof stockFormSchema>;
