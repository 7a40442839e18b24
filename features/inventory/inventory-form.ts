import { z } from 'zod';
import { crudFields } from '@/components/crud/crud-fields.schema';
import type { InventoryItem, InventoryItemBody } from '@/lib/contracts/account/clients';
import { currencyIds } from '@/lib/domain/money/currency';
import { hasRooms } from '@/lib/domain/statement/market-ids';
import { fieldNumber, fieldText } from '@/lib/format/number';

const placeId = z.number().int().nullable();

/** An inventory item as form values; numbers are texts. */
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
  /** Empty when unknown. */
  room_type_id: z.string(),
  price: crudFields.price,
  currency_id: crudFields.currency,
  owner_name: crudFields.name,
  owner_phone: crudFields.phone,
  comment: crudFields.comment,
  shared: z.boolean(),
});
export type InventoryForm = z.infer<typeof inventoryFormSchema>;

export const emptyInventoryForm: InventoryForm = {
  real_estate_type_id: '',
  deal_type_id: '',
  city_id: null,
  district_id: null,
  urban_id: null,
  address: '',
  area: '',
  room_type_id: '',
  price: '',
  currency_id: '2',
  owner_name: '',
  owner_phone: '',
  comment: '',
  shared: false,
};

/** An item as the form shows it. */
export const toInventoryForm = (item: InventoryItem): InventoryForm => ({
  real_estate_type_id: String(item.real_estate_type_id),
  deal_type_id: String(item.deal_type_id),
  city_id: item.city_id,
  district_id: item.district_id,
  urban_id: item.urban_id,
  address: item.address,
  area: String(item.area),
  room_type_id: fieldText(item.room_type_id),
  price: fieldText(item.price),
  currency_id: item.currency_id === currencyIds.gel ? '1' : '2',
  owner_name: item.owner_name ?? '',
  owner_phone: item.owner_phone ?? '',
  comment: item.comment ?? '',
  shared: item.shared,
});

/** The request body of a valid form: areas in m², prices in whole units. */
export const toInventoryBody = (form: InventoryForm): InventoryItemBody => ({
  ...form,
  real_estate_type_id: Number(form.real_estate_type_id),
  deal_type_id: Number(form.deal_type_id),
  city_id: form.city_id ?? 0,
  area: Number(form.area),
  room_type_id: hasRooms(Number(form.real_estate_type_id)) ? fieldNumber(form.room_type_id) : null,
  price: fieldNumber(form.price),
  currency_id: Number(form.currency_id),
  owner_phone: form.owner_phone || null,
});
