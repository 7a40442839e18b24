import type { DraftBody } from '@/lib/contracts/statements/own-statements';

/** Everything that publishing requires of a flat for sale on a street of Vake, Tbilisi: 100,000 USD. */
export const completeFlat = {
  deal_type_id: 1,
  real_estate_type_id: 1,
  status_id: 1,
  condition_id: 1,
  room_type_id: 3,
  bedroom_type_id: 2,
  floor: 4,
  total_floors: 9,
  area: 80,
  city_id: 1,
  district_id: 4,
  urban_id: 38,
  address: 'აბაშიძის ქუჩა',
  street_number: '12ა',
  currency_id: 2,
  price: 100_000,
  comments: { ka: 'ნათელი ბინა' },
} satisfies DraftBody;
