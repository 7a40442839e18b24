import { z } from 'zod';
import { recordLines } from '@/components/records/record.schema';

const placeId = z.number().int().nullable();

/** An entry of one's own base as the form holds it; numbers are the texts of their fields. */
export const stockFormSchema = z.object({
  real_estate_type_id: recordLines.choice,
  deal_type_id: recordLines.choice,
  city_id: placeId.refine((id): boolean => id !== null, 'errors.field_required'),
  district_id: placeId,
  urban_id: placeId,
  address: z.string().trim().max(255),
  area: recordLines.area
    .min(1, 'errors.field_required')
    .refine((text) => text === '' || Number(text) > 0, 'errors.field_too_small'),
  /** Empty where it is not known. */
  room_type_id: z.string(),
  price: recordLines.price,
  currency_id: recordLines.currency,
  owner_name: recordLines.name,
  owner_phone: recordLines.phone,
  comment: recordLines.comment,
  shared: z.boolean(),
});
export type StockForm = z.infer<typeof stockFormSchema>;
