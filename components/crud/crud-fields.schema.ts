import { z } from 'zod';
import { priceMax } from '@/lib/contracts/bounds';

const areaMaxSqm = 10_000_000;

/** A figure as the text of its field; empty where it is not known. */
const figure = (max: number) =>
  z
    .string()
    .regex(/^(\d{1,12}(\.\d{1,2})?)?$/, 'errors.field_invalid')
    .refine((text) => Number(text) <= max, 'errors.field_too_big');

/** Lines that the forms of records have alike. */
export const crudFields = {
  choice: z.string().min(1, 'errors.field_required'),
  /** Square metres. */
  area: figure(areaMaxSqm),
  price: figure(priceMax),
  currency: z.enum(['1', '2']),
  name: z.string().trim().max(100, 'errors.field_too_big'),
  /** Any number that can be called, with or without the code of a country. */
  phone: z
    .string()
    .trim()
    .regex(/^(\+?[\d\s()-]{6,24})?$/, 'errors.field_invalid'),
  comment: z.string().trim().max(1000, 'errors.field_too_big'),
};
