import type { FilterParameters, Option } from '@/lib/contracts/parameters';

const option = (id: number, name: string, types: number[], deals: number[]): Option => ({
  id,
  key: null,
  display_name: name,
  display_names: { ka: name, en: name, ru: name },
  real_estate_types: types,
  deal_types: deals,
  icon: null,
  group: null,
  is_display_only: false,
});

const buildings = [1, 2];
const all = [1, 2, 4];
const daily = ['price', 'area', 'room_types', 'statuses', 'parking_types', 'parameters', 'not_last', 'owner'];
const sale = ['square_price', ...daily];
const land = ['price', 'area', 'area_types', 'statuses', 'owner'];
const pair = (type: number, deal: number, filters: string[]) => ({ real_estate_type_id: type, deal_type_id: deal, filters });

/** Parameters of a market of flats (1), houses (2) and land (4) for sale (1), rent (2), daily rent (7) and lease (10). */
export const parameters: FilterParameters = {
  dictionaries: {
    deal_types: [
      option(1, 'For sale', all, [1]),
      option(2, 'For rent', buildings, [2]),
      option(7, 'Daily rent', buildings, [7]),
      option(10, 'For lease', [4], [10]),
    ],
    real_estate_types: [
      option(1, 'Apartment', [1], [1, 2, 7]),
      option(2, 'House', [2], [1, 2, 7]),
      option(4, 'Land plot', [4], [1, 10]),
    ],
    room_types: ['1', '2', '3'].map((name, index) => option(index + 1, name, buildings, [1, 2, 7])),
    daily_rent_types: [option(1, '1', buildings, [7]), option(2, '2', buildings, [7])],
    parking_types: [option(5, 'Underground', buildings, [1, 2, 7]), option(3, 'No parking', buildings, [1, 2, 7])],
    parameters: [option(6, 'Lift', buildings, [1, 2, 7])],
    area_types: [option(1, 'm²', [4], [1, 10]), option(2, 'ha', [4], [1, 10])],
    statuses: [
      option(2, 'New', buildings, [1, 2, 7]),
      option(1, 'Older building', buildings, [1, 2, 7]),
      option(4, 'Agricultural', [4], [1, 10]),
    ],
  },
  sections: [
    pair(1, 1, ['floor', ...sale]),
    pair(1, 2, ['floor', ...sale]),
    pair(1, 7, ['daily_rent_types', 'floor', ...daily]),
    pair(2, 1, sale),
    pair(2, 2, sale),
    pair(2, 7, ['daily_rent_types', ...daily]),
    pair(4, 1, land),
    pair(4, 10, land),
  ],
};
