import type { Client, ClientBody } from '@/lib/contracts/account/clients';
import { currencyIds } from '@/lib/domain/money/currency';
import { hasRooms } from '@/lib/domain/statement/market-ids';
import { fieldNumber, fieldText } from '@/lib/format/number';
import type { ClientForm } from '../client-form.schema';

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

/** A form that passed its schema as the API takes it: areas in m², prices in whole units. */
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
