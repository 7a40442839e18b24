import { z } from 'zod';
import { recordLines } from '@/components/records/record.schema';

const ids = z.array(z.number().int());
const isInOrder = (from: string, to: string): boolean => from === '' || to === '' || Number(from) <= Number(to);

/** A buyer and what they look for as the form holds it; numbers are the texts of their fields. */
export const clientFormSchema = z
  .object({
    name: recordLines.name.min(1, 'errors.field_required'),
    phone: recordLines.phone,
    real_estate_type_id: recordLines.choice,
    deal_type_id: recordLines.choice,
    cities: ids,
    districts: ids,
    urbans: ids,
    room_types: z.array(z.string()),
    price_from: recordLines.price,
    price_to: recordLines.price,
    currency_id: recordLines.currency,
    area_from: recordLines.area,
    area_to: recordLines.area,
    comment: recordLines.comment,
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
