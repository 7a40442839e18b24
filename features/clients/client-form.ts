import { z } from 'zod';
import { crudFields } from '@/components/crud/crud-fields.schema';
import type { Client, ClientBody } from '@/lib/contracts/account/clients';
import { currencyIds } from '@/lib/domain/money/currency';
import { hasRooms } from '@/lib/domain/statement/market-ids';
import { fieldNumber, fieldText } from '@/lib/format/number';

const ids = z.array(z.number().int());
const isInOrder = (from: string, to: string): boolean => from === '' || to === '' || Number(from) <= Number(to);

/** A buyer and what they look for as form values; numbers are texts. */
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

export const emptyClientForm: ClientForm = {
  name: '',
  phone: '',
  real_estate_type_id: '',
  deal_type_id: '',
  cities: [],
  districts: [],
  urbans: [],
  room_types: [],
  price_from: '',
  price_to: '',
  currency_id: '2',
  area_from: '',
  area_to: '',
  comment: '',
};

/** A client as the form shows it. */
export const toClientForm = (client: Client): ClientForm => ({
  name: client.name,
  phone: client.phone ?? '',
  real_estate_type_id: String(client.real_estate_type_id),
  deal_type_id: String(client.deal_type_id),
  cities: client.cities,
  districts: client.districts,
  urbans: client.urbans,
  room_types: client.room_types.map(String),
  price_from: fieldText(client.price_from),
  price_to: fieldText(client.price_to),
  currency_id: client.currency_id === currencyIds.gel ? '1' : '2',
  area_from: fieldText(client.area_from),
  area_to: fieldText(client.area_to),
  comment: client.comment,
});

/** The request body of a valid form: areas in m², prices in whole units. */
export const toClientBody = (form: ClientForm): ClientBody => ({
  ...form,
  phone: form.phone || null,
  real_estate_type_id: Number(form.real_estate_type_id),
  deal_type_id: Number(form.deal_type_id),
  room_types: hasRooms(Number(form.real_estate_type_id)) ? form.room_types.map(Number) : [],
  price_from: fieldNumber(form.price_from),
  price_to: fieldNumber(form.price_to),
  currency_id: Number(form.currency_id),
  area_from: fieldNumber(form.area_from),
  area_to: fieldNumber(form.area_to),
});
