import { z } from 'zod';
import { crudFields } from '@/components/crud/crud-fields.schema';

const placeId = z.number().int().nullable();

/** An entry of one's own base as the form holds it; numbers are the texts of their fields. */
export const inventoryFormSchema = z.object({
  real_estate_type_id: crudFields.choice,
  deal_type_id: crudFields.choice,
  city_id: placeId.refine((id): boolean => id !== null, 'errors.field_required'),
  district_id: placeId,
  urban_id: placeId,
  address: z.string().trim().max(255),
  area: crudFields.area
    .min(1, 'errors.field_required')
    .refine((text) => text === '' || Number(text) > 0, 'errors.field_too_small'),
  /** Empty where it is not known. */
  room_type_id: z.string(),
  price: crudFields.price,
  currency_id: crudFields.currency,
  owner_name: crudFields.name,
  owner_phone: crudFields.phone,
  comment: crudFields.comment,
  shared: z.boolean(),
});
export type InventoryForm = z.infer<typeof inventoryFormSchema>;
