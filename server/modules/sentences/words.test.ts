import { expect, it } from 'vitest';
import { filterTable, namesOf } from '@/lib/contracts/statements/filters';
import sentences from './sentences.json';
import { entries } from './words';

/** Filters that nobody says: scopes of other pages, what a map draws, kinds that owners hardly fill in. A new filter is spoken or listed here. */
const unspoken = [
  ...['ids', 'users', 'agencies', 'grouped_streets', 'bounds', 'drawn_areas'],
  ...['hot_water_types', 'storeroom_types', 'door_window_types', 'lease_types', 'lease_contract_types', 'daily_rent_types'],
  ...['area_types', 'is_vip', 'is_super_vip', 'is_vip_plus', 'is_vip_or_with_3d', 'projects'],
];

it('every declared filter has words, or is listed as one that nobody says', () => {
  const said = new Set([
    ...entries.flatMap(([meaning]) => (meaning.is === 'filters' ? Object.keys(meaning.filters) : [])),
    ...sentences.flatMap(({ filters }) => Object.keys(filters)),
  ]);
  const isSaid = (name: string): boolean => [name, `${name}_from`, `${name}_to`].some((each) => said.has(each));
  expect(namesOf(filterTable).filter((name) => !isSaid(name) && !unspoken.includes(name))).toEqual([]);
});
