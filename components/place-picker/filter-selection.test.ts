import { describe, expect, it } from 'vitest';
import type { City } from '@/lib/contracts/locations';
import { partial } from '@/tests/factories/partial';
import { filtersFromSelection, selectionFromFilters } from './filter-selection';

const named = (id: number, name: string) => ({ id, display_names: { ka: name, en: name, ru: name } });
const cities = partial<City[]>([
  { ...named(1, 'Tbilisi'), districts: [{ ...named(4, 'Vake-Saburtalo'), urbans: [named(38, 'Vake'), named(40, 'Saburtalo')] }] },
  { ...named(3, 'Gori'), districts: [] },
]);

describe('selectionOf', () => {
  it('finds the city that chosen districts and neighbourhoods lie in', () => {
    expect(selectionFromFilters({ urbans: [38] }, cities)).toEqual([['1'], [], ['38']]);
    expect(selectionFromFilters({ districts: [4] }, cities)).toEqual([['1'], ['4'], []]);
    expect(selectionFromFilters({ cities: [3] }, cities)).toEqual([['3'], [], []]);
    expect(selectionFromFilters({}, cities)).toEqual([[], [], []]);
  });
});

describe('placeFiltersOf', () => {
  it('names the city only while nothing inside it is chosen', () => {
    expect(filtersFromSelection([['1'], [], []])).toEqual({ cities: [1], districts: [], urbans: [] });
    expect(filtersFromSelection([['1'], ['4'], ['38']])).toEqual({ cities: [], districts: [4], urbans: [38] });
    expect(filtersFromSelection([[], [], []])).toEqual({ cities: [], districts: [], urbans: [] });
  });
});
