import { expect, it } from 'vitest';
import { filterTable, namesOf } from '@/lib/contracts/statements/filters';
import { keysOfSearch, keysOfStatement } from './search-keys';

const flat = {
  dealTypeId: 1,
  realEstateTypeId: 1,
  roomTypeId: 2,
  cityId: 1,
  districtId: 4,
  urbanId: 47,
  streetId: 0,
  metroStationId: 3,
  projectId: 0,
};
const isCandidate = (filters: Parameters<typeof keysOfSearch>[0]): boolean => {
  const keys = new Set(keysOfStatement(flat));
  return keysOfSearch(filters).some((key) => keys.has(key));
};

it('looks up a walk to a station where another is the nearest, and a station without a walk only where it is the nearest', () => {
  expect(isCandidate({ metro_station_ids: [2], metro_minutes_to: 15 })).toBe(true);
  expect(isCandidate({ metro_station_ids: [2] })).toBe(false);
  expect(isCandidate({ metro_station_ids: [3] })).toBe(true);
});

/** The place of a statement that each filter by place names; other lists are no part of a key. */
const fieldOf: Record<string, number> = { ...flat, streetId: 9, projectId: 8 };

it.each(namesOf(filterTable))('a statement that a search by %s alone finds is looked up', (name) => {
  const filter = filterTable.find((each) => each.name === name);
  const value = filter && 'field' in filter ? fieldOf[filter.field] : undefined;
  const keys = new Set(keysOfStatement({ ...flat, streetId: 9, projectId: 8 }));
  expect(keysOfSearch({ [name]: value === undefined ? undefined : [value] }).some((key) => keys.has(key))).toBe(true);
});
