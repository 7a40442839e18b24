import { describe, expect, it } from 'vitest';
import { estimateBodySchema } from '@/lib/contracts/estimate';
import {
  apartmentKindOf,
  buildingStateOf,
  conditionOf,
  type EstimateForm,
  hasBuilding,
  hiddenProjectTypeIds,
  isEstimateReady,
  isProjectTypeFixed,
  sectorOf,
  toEstimatePayload,
  yearRangeOf,
} from './vocabulary';

/** A flat on Abashidze street, Vake, with everything filled. */
const filled: EstimateForm = {
  city_id: 1,
  district_id: 4,
  urban_id: 38,
  street_id: 1,
  street_number: '12',
  address: 'აბაშიძის ქუჩა 12',
  marker: { lat: 41.7085, lng: 44.7623 },
  real_estate_type_id: 1,
  project_type_id: 4,
  status_id: 1,
  condition_id: 2,
  room_type_id: 3,
  floor: 4,
  total_floors: 9,
  area: 72.5,
  balconies: 0,
  balcony_area: null,
  additional_information: { elevator: 1 },
};

describe('vocabulary of the estimate', () => {
  it.each([
    [1, 'old'],
    [2, 'new'],
    [3, 'under_construction'],
    [23, null],
    [null, null],
  ])('reads status %s as %s', (id, state) => {
    expect(buildingStateOf(id)).toBe(state);
  });

  it('gives every place outside the city’s districts no sector', () => {
    for (const urban of [44, 45, 68, 69, 70, 102, 0, 999, null]) expect(sectorOf(urban)).toBeNull();
  });

  it('makes anything under construction a new building, whatever type was chosen', () => {
    expect(apartmentKindOf(4, 3)).toBe('new_building');
    expect(apartmentKindOf(null, 3)).toBe('new_building');
    expect(isProjectTypeFixed(3)).toBe(true);
    expect(isProjectTypeFixed(2)).toBe(false);
  });

  it('reads a new house without a project type as a new building, and no kind of an old one', () => {
    expect(apartmentKindOf(null, 2)).toBe('new_building');
    expect(apartmentKindOf(null, 1)).toBeNull();
    expect(apartmentKindOf(null, null)).toBeNull();
  });

  it('hides the complexes of single developers and reads them as new buildings where a statement has them', () => {
    expect(hiddenProjectTypeIds).toEqual([14, 15, 16]);
    for (const id of hiddenProjectTypeIds) expect(apartmentKindOf(id, 2)).toBe('new_building');
  });

  it('has no kind for villas and town houses', () => {
    expect(apartmentKindOf(12, 1)).toBeNull();
    expect(apartmentKindOf(13, 1)).toBeNull();
  });

  it.each([
    [1, 4, 1, 'before_1955'],
    [1, 4, 2, '1955_2000'],
    [1, 17, 3, 'after_2000'],
    [1, 17, null, 'before_1955'],
    [1, 4, null, '1955_2000'],
    [1, null, null, '1955_2000'],
    [2, 8, null, 'after_2000'],
    [3, null, null, 'after_2000'],
    [null, 4, null, null],
  ])('dates status %s, project type %s, build year %s to %s', (status, project, year, range) => {
    expect(yearRangeOf(status, project, year)).toBe(range);
  });

  it('asks land for neither a project type nor a condition', () => {
    expect(hasBuilding(4)).toBe(false);
    for (const type of [1, 2, 3, 5, 6]) expect(hasBuilding(type)).toBe(true);
  });

  it('has all conditions and no other', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(conditionOf)).not.toContain(null);
    expect(conditionOf(9)).toBeNull();
    expect(conditionOf(null)).toBeNull();
  });
});

describe('payload of the estimate', () => {
  it('names everything in the vocabulary of the API', () => {
    expect(toEstimatePayload(filled)).toEqual({
      real_estate_sector: 'vake',
      type_of_apartment: 'khrushchev',
      status: 'old',
      condition: 'old_renovation',
      year_range: '1955_2000',
      floors: 9,
      floor: 4,
      rooms: 3,
      flat_area: 72.5,
      balcony: 0,
      balcony_area: null,
      elevator: 1,
      latitude: 41.7085,
      longitude: 44.7623,
      address: 'აბაშიძის ქუჩა 12',
    });
  });

  it('is what the API accepts', () => {
    expect(estimateBodySchema.safeParse(toEstimatePayload(filled))).toMatchObject({ success: true });
  });

  it('fixes type and status of what is under construction', () => {
    expect(toEstimatePayload({ ...filled, status_id: 3, project_type_id: null })).toMatchObject({
      type_of_apartment: 'new_building',
      status: 'under_construction',
      year_range: 'after_2000',
    });
  });

  it.each(['6', 6])('sends room type %j as 1', (rooms) => {
    const body = { ...toEstimatePayload(filled), rooms };
    expect(estimateBodySchema.parse(body)).toMatchObject({ rooms: 1 });
  });

  it.each<[string, Partial<EstimateForm>]>([
    ['another city', { city_id: 15 }],
    ['another type of real estate', { real_estate_type_id: 2 }],
    ['no district', { district_id: null }],
    ['no urban', { urban_id: null }],
    ['an urban in no sector', { urban_id: 68 }],
    ['no street', { street_id: null }],
    ['no marker', { marker: null }],
    ['no project type of an old house', { project_type_id: null }],
    ['no status', { status_id: null }],
    ['no condition', { condition_id: null }],
    ['no rooms', { room_type_id: null }],
    ['no floor', { floor: null }],
    ['a floor below the first', { floor: 0 }],
    ['no floors', { total_floors: null }],
    ['a floor above the top', { floor: 10 }],
    ['more than 30 floors', { total_floors: 31 }],
    ['no area', { area: null }],
    ['an area under 35 m²', { area: 34.9 }],
    ['balconies without an area', { balconies: 1 }],
    ['an area of balconies under 1 m²', { balconies: 1, balcony_area: 0.5 }],
    ['an area without balconies', { balcony_area: 4 }],
  ])('is not ready with %s', (_, change) => {
    expect(toEstimatePayload({ ...filled, ...change })).toBeNull();
    expect(isEstimateReady({ ...filled, ...change })).toBe(false);
  });

  it.each<[string, Partial<EstimateForm>]>([
    ['as it is', {}],
    ['with 30 floors', { total_floors: 30, floor: 30 }],
    ['with 35 m²', { area: 35 }],
    ['with a balcony and its area', { balconies: 1, balcony_area: 1 }],
    ['in a new house without a project type', { status_id: 2, project_type_id: null }],
    ['without a number of the house', { street_number: '', address: '' }],
  ])('is ready %s', (_, change) => {
    expect(isEstimateReady({ ...filled, ...change })).toBe(true);
    expect(estimateBodySchema.safeParse(toEstimatePayload({ ...filled, ...change }))).toMatchObject({ success: true });
  });
});
