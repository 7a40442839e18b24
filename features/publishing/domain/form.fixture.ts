import type { City } from '@/lib/contracts/locations';
import type { FilterParameters, Option } from '@/lib/contracts/parameters';
import type { ListingValues } from '@/lib/domain/statement/listing-values';
import { emptyValues } from './form-values';

const names = (name: string) => ({ ka: name, en: name, ru: name });

const option = (id: number, name: string, types: number[], deals: number[]): Option => ({
  id,
  key: null,
  display_name: name,
  display_names: names(name),
  real_estate_types: types,
  deal_types: deals,
  icon: null,
  group: null,
  is_display_only: false,
});

const all = [1, 4];
const deals = [1, 2, 10];
const pair = (real_estate_type_id: number, deal_type_id: number, filters: string[]) => ({
  real_estate_type_id,
  deal_type_id,
  filters,
});
const flat = ['price', 'area', 'room_types', 'statuses', 'conditions', 'floor', 'has_balcony', 'heating_types', 'parameters'];

/** A market of flats (1), sold (1) or rented (2), and of land (4), sold or leased (10). */
export const parameters: FilterParameters = {
  dictionaries: {
    real_estate_types: [option(1, 'Apartment', [1], [1, 2]), option(4, 'Land plot', [4], [1, 10])],
    deal_types: [option(1, 'For sale', all, [1]), option(2, 'For rent', [1], [2]), option(10, 'For lease', [4], [10])],
    room_types: ['1', '2', '3'].map((name, index) => option(index + 1, name, [1], [1, 2])),
    statuses: [option(2, 'New', [1], [1, 2]), option(4, 'Agricultural', [4], [1, 10])],
    conditions: [option(1, 'Newly renovated', [1], [1, 2]), option(5, 'White frame', [1], [1])],
    heating_types: [option(1, 'Central', [1], [1, 2])],
    rent_types: [option(1, 'Whole property', [1], [2])],
    area_types: [option(1, 'm²', all, deals), option(2, 'ha', [4], deals)],
    price_types: [1, 2, 3].map((id) => option(id, `price type ${id}`, all, deals)),
    currencies: [option(1, 'Lari', all, deals), option(2, 'US dollar', all, deals)],
    durations: [1, 2, 3].map((id) => option(id, `term ${id}`, all, deals)),
    parameters: [option(6, 'Lift', [1], [1, 2]), option(24, 'Water', all, deals)],
  },
  sections: [
    pair(1, 1, flat),
    pair(1, 2, [...flat, 'rent_types']),
    pair(4, 1, ['price', 'area', 'area_types', 'statuses', 'parameters']),
    pair(4, 10, ['price', 'area', 'area_types', 'statuses', 'parameters']),
  ],
};

const place = (id: number, name: string) => ({
  id,
  display_name: name,
  display_names: names(name),
  display_name_in: name,
  display_names_in: names(name),
  slug: name,
  slugs: names(name),
  lat: 41.7,
  lng: 44.8,
  streets_count: 1,
});

/** Tbilisi (1) with one neighbourhood (38), and Gori (15) without any. */
export const cities: City[] = [
  { ...place(1, 'Tbilisi'), kind: 'capital', districts: [{ ...place(4, 'Vake-Saburtalo'), urbans: [place(38, 'Vake')] }] },
  { ...place(15, 'Gori'), kind: 'city', districts: [] },
];

/** A flat for sale with everything that publishing requires. */
export const completeFlat: ListingValues = {
  ...emptyValues,
  real_estate_type_id: 1,
  deal_type_id: 1,
  city_id: 1,
  district_id: 4,
  urban_id: 38,
  street_id: 7,
  street_name: 'Chavchavadze Ave.',
  area: '70',
  floor: '3',
  total_floors: '9',
  room_type_id: 2,
  status_id: 2,
  condition_id: 1,
  price: '120000',
  phone_number: '599001234',
};
