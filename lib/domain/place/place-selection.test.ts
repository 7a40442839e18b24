import { describe, expect, it } from 'vitest';
import {
  filtersFromSelection,
  idsFromSelection,
  listsFromSelection,
  type PlaceSelection,
  placesOf,
  selectedStreets,
  selectionFromFilters,
  selectionFromIds,
  selectionFromLists,
} from './place-selection';
import { cities } from './places.fixture';

const noIds = { city_id: null, district_id: null, urban_id: null };

describe('filters', () => {
  const names = new Map([
    ['street 7', 'Barnovi Street'],
    ['metro 3', 'Delisi'],
  ]);
  const nameOf = (kind: string, id: number) => names.get(`${kind} ${id}`) ?? '';
  const selection: PlaceSelection = [
    { kind: 'district', id: 4 },
    { kind: 'urban', id: 38 },
    { kind: 'street', id: 7, name: 'Barnovi Street' },
  ];

  it('choose places of each level and streets of both kinds, each once', () => {
    const filters = {
      districts: [4],
      urbans: [38],
      streets: [7],
      grouped_streets: [7, 9],
      metro_station_ids: [3],
      projects: [6],
    };
    expect(selectionFromFilters(filters, nameOf)).toEqual([
      ...selection,
      { kind: 'street', id: 9, name: '' },
      { kind: 'metro', id: 3, name: 'Delisi' },
      { kind: 'complex', id: 6, name: '' },
    ]);
    expect(selectionFromFilters({}, nameOf)).toEqual([]);
  });

  const none = { cities: [], districts: [], urbans: [], streets: [], metro_station_ids: [], projects: [] };

  it('name every level of a selection, so that former ones are replaced', () => {
    expect(filtersFromSelection(selection)).toEqual({ ...none, districts: [4], urbans: [38], streets: [7] });
    expect(filtersFromSelection([{ kind: 'metro', id: 3, name: 'Delisi' }])).toEqual({ ...none, metro_station_ids: [3] });
    expect(filtersFromSelection([{ kind: 'complex', id: 6, name: '' }])).toEqual({ ...none, projects: [6] });
    expect(filtersFromSelection([])).toEqual(none);
  });

  it('keep the names of streets', () => {
    expect(selectedStreets(selection)).toEqual([{ id: 7, name: 'Barnovi Street' }]);
  });
});

describe('lists of ids', () => {
  it('round-trip through a selection', () => {
    const lists = { cities: [1], districts: [4], urbans: [38, 47] };
    expect(listsFromSelection(selectionFromLists(lists))).toEqual(lists);
  });
});

describe('ids of one place', () => {
  it('choose the narrowest level', () => {
    expect(selectionFromIds({ city_id: 1, district_id: 4, urban_id: 38 })).toEqual([{ kind: 'urban', id: 38 }]);
    expect(selectionFromIds({ city_id: 1, district_id: 4, urban_id: null })).toEqual([{ kind: 'district', id: 4 }]);
    expect(selectionFromIds({ ...noIds, city_id: 1 })).toEqual([{ kind: 'city', id: 1 }]);
    expect(selectionFromIds(noIds)).toEqual([]);
  });

  it('bring the levels around the place', () => {
    expect(idsFromSelection([{ kind: 'urban', id: 47 }], cities)).toEqual({ city_id: 1, district_id: 4, urban_id: 47 });
    expect(idsFromSelection([{ kind: 'district', id: 4 }], cities)).toEqual({ city_id: 1, district_id: 4, urban_id: null });
    expect(idsFromSelection([{ kind: 'city', id: 15 }], cities)).toEqual({ ...noIds, city_id: 15 });
  });

  it('are null for no place and for one that the gazetteer lacks', () => {
    expect(idsFromSelection([], cities)).toEqual(noIds);
    expect(idsFromSelection([{ kind: 'urban', id: 999 }], cities)).toEqual(noIds);
  });
});

it('names the places of an address from the largest', () => {
  expect(placesOf({ city_id: 1, district_id: 4, urban_id: 47 }, cities).map(({ id }) => id)).toEqual([1, 4, 47]);
});
