import { ApiFailure } from '@/lib/api/client';
import type { Localised } from '@/lib/contracts/common';
import type { Estimate } from '@/lib/contracts/estimate';
import type { City, Street } from '@/lib/contracts/locations';
import type { FilterParameters, Option } from '@/lib/contracts/parameters';
import { type EstimateValues, emptyForm } from './domain/form-values';

const named = (id: number, name: string) => {
  const display_names: Localised = { ka: name, en: name, ru: name };
  return { id, display_name: name, display_names };
};
const place = (id: number, name: string) =>
  ({ ...named(id, name), lat: 41.7, lng: 44.8 }) as City['districts'][number]['urbans'][number];

/** Tbilisi with one district of two neighbourhoods, the second without a municipal district; and a city without any. */
export const cities: City[] = [
  {
    ...place(1, 'Tbilisi'),
    kind: 'capital',
    districts: [{ ...place(4, 'Vake-Saburtalo'), urbans: [place(38, 'Vake'), place(70, 'Tsodoreti')] }],
  } as City,
  { ...place(15, 'Batumi'), kind: 'city', districts: [] } as City,
];

const option = (id: number, name: string): Option => ({
  ...named(id, name),
  key: null,
  real_estate_types: [1],
  deal_types: [1],
  icon: null,
  group: null,
  is_display_only: false,
});

export const parameters: FilterParameters = {
  dictionaries: {
    real_estate_types: [option(1, 'Apartment'), option(4, 'Land plot')],
    statuses: [option(2, 'New'), option(3, 'Under construction'), { ...option(4, 'Agricultural'), real_estate_types: [4] }],
    project_types: [option(8, 'Non-standard'), option(14, 'A complex'), option(15, 'B complex'), option(16, 'C complex')],
    conditions: [option(1, 'Newly renovated'), { ...option(9, 'For rent alone'), deal_types: [2] }],
    room_types: [option(2, '2')],
  },
  sections: [],
};

export const street = {
  ...named(1774, 'Chavchavadze Avenue'),
  city_id: 1,
  district_id: 4,
  urban_id: 38,
  place_names: { ka: 'Vake', en: 'Vake, Tbilisi', ru: 'Vake' },
  latitude: 41.71,
  longitude: 44.76,
} as Street;

/** A complete form. */
export const filledForm: EstimateValues = {
  ...emptyForm,
  district_id: 4,
  urban_id: 38,
  street_id: 1774,
  street_name: 'Chavchavadze Avenue',
  address: 'Chavchavadze Avenue 37',
  marker: { lat: 41.71, lng: 44.76 },
  project_type_id: 8,
  status_id: 2,
  condition_id: 1,
  room_type_id: 2,
  floor: '7',
  total_floors: '14',
  area: '64',
};

export const estimate: Estimate = {
  id: 5,
  total_price: 243_000,
  square_price: 3_797,
  currency_id: 1,
  interval: { low: 200_000, high: 290_000, coverage: 0.8 },
  comparables_count: 24,
  comparables: [
    {
      statement_id: 10_000_001,
      total_price: 250_000,
      square_price: 3_900,
      area: 64.5,
      floor: 5,
      total_floors: 9,
      room_type_id: 2,
      condition_id: 1,
      status_id: 2,
      distance_m: 143,
      weight: 0.8,
    },
    {
      statement_id: 10_000_002,
      total_price: 200_000,
      square_price: 3_600,
      area: 55,
      floor: null,
      total_floors: null,
      room_type_id: null,
      condition_id: null,
      status_id: null,
      distance_m: 1_260,
      weight: 0.2,
    },
  ],
  model: { fitted_at: '2026-11-20T10:00:00.000Z', rows: 3_000, median_abs_pct_error: 8.46 },
};

/** A failed response. */
export const apiFailure = (status: number, errors: Record<string, string[]> = {}): ApiFailure =>
  new ApiFailure(status, { result: false, data: null, message: 'errors.invalid', errors, request_id: 'r' });
