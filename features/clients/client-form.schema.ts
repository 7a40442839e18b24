import { z } from 'zod';
import { crudFields } from '@/components/crud/crud-fields.schema';

const ids = z.array(z.number().int());
const isInOrder = (from: string, to: string): boolean => from === '' || to === '' || Number(from) <= Number(to);

/** A buyer and what they look for as the form holds it; numbers are the texts of their fields. */
export const clientFormSchema = z
  .object({
    name: crudFields.name.min(1, 'errors.field_required'),
    phone: crudFields.phone,
    real_estate_type_id: crudFields.choice,
    deal_type_id: crudFields.choice,
    cities: ids,
    districts: ids,
    urbans: ids,
    room_types: z.array(z.string()),
    price_from: crudFields.price,
    price_to: crudFields.price,
    currency_id: crudFields.currency,
    area_from: crudFields.area,
    area_to: crudFields.area,
    comment: crudFields.comment,
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
