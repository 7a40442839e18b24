import { z } from 'zod';
import { priceMax } from '@/lib/contracts/bounds';

const areaMaxSqm = 10_000_000;

/** A number as the text of its field; empty when unknown. */
const figure = (max: number) =>
  z
    .string()
    .regex(/^(\d{1,12}(\.\d{1,2})?)?$/, 'errors.field_invalid')
    .refine((text) => Number(text) <= max, 'errors.field_too_big');

/** Fields that the CRUD forms share. */
export const crudFields = {
  choice: z.string().min(1, 'errors.field_required'),
  /** Square metres. */
  area: figure(areaMaxSqm),
  price: figure(priceMax),
  currency: z.enum(['1', '2']),
  name: z.string().trim().max(100, 'errors.field_too_big'),
  /** Any phone number, with or without a country code. */
  phone: z
    .string()
    .trim()
    .regex(/^(\+?[\d\s()-]{6,24})?$/, 'errors.field_invalid'),
  comment: z.string().trim().max(1000, 'errors.field_too_big'),
};
