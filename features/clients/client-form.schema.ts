import { z } from 'zod';

const areaMaxSqm = 10_000_000;
const priceMax = 999_999_999;

const choice = z.string().min(1, 'errors.field_required');
const ids = z.array(z.number().int());
const amount = (max: number) =>
  z
    .string()
    .regex(/^(\d{1,12}(\.\d{1,2})?)?$/, 'errors.field_invalid')
    .refine((text) => Number(text) <= max, 'errors.field_too_big');
const isInOrder = (from: string, to: string): boolean => from === '' || to === '' || Number(from) <= Number(to);

/** A buyer and what they look for as the form holds it; numbers are the texts of their fields. */
export const clientFormSchema = z
  .object({
    name: z.string().trim().min(1, 'errors.field_required').max(100, 'errors.field_too_big'),
    /** Any number that can be called, with or without the code of a country. */
    phone: z
      .string()
      .trim()
      .regex(/^(\+?[\d\s()-]{6,24})?$/, 'errors.field_invalid'),
    real_estate_type_id: choice,
    deal_type_id: choice,
    cities: ids,
    districts: ids,
    urbans: ids,
    room_types: z.array(z.string()),
    price_from: amount(priceMax),
    price_to: amount(priceMax),
    currency_id: z.enum(['1', '2']),
    /** Square metres. */
    area_from: amount(areaMaxSqm),
    area_to: amount(areaMaxSqm),
    comment: z.string().trim().max(1000, 'errors.field_too_big'),
  })
  .refine(({ price_from, price_to }) => isInOrder(price_from, price_to), {
    path: ['price_to'],
    message: 'errors.field_below_from',
  })
  .refine(({ area_from, area_to }) => isInOrder(area_from, area_to), {
    path: ['area_to'],
    message: 'errors.field_below_from',
  });
export type ClientForm = z.infer<typeof clientFormSchema>;
