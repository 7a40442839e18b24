import { expect, it } from 'vitest';
import type { City } from '@/lib/contracts/locations';
import { partial } from '@/tests/factories/partial';
import { groupByCity, toServedPlaces } from './served-places';

const cities: City[] = [
  partial<City>({
    id: 1,
    districts: [
      { id: 4, urbans: [{ id: 38 }, { id: 47 }] },
      { id: 5, urbans: [] },
    ],
  }),
  partial<City>({ id: 15, districts: [] }),
];

it('groups places by their city and puts them back', () => {
  const stored = { cities: [15], districts: [5], urbans: [38] };
  const groups = groupByCity(stored, cities);
  expect(groups).toEqual([
    { cities: [1], districts: [5], urbans: [38] },
    { cities: [15], districts: [], urbans: [] },
  ]);
  expect(toServedPlaces(groups)).toEqual(stored);
});

it('names a whole city once', () =>
  expect(
    toServedPlaces([
      { cities: [1], districts: [], urbans: [] },
      { cities: [1], districts: [], urbans: [] },
    ]),
  ).toEqual({
    cities: [1],
    districts: [],
    urbans: [],
  }));
