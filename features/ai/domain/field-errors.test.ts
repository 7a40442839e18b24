import { describe, expect, it } from 'vitest';
import type { City } from '@/lib/contracts/locations';
import { partial } from '@/tests/factories/partial';
import { type EstimateErrors, formErrors } from './field-errors';
import { type EstimateValues, emptyForm } from './form-values';

const vakeId = 38;
/** Lies outside the ten municipal districts. */
const tsodoretiId = 70;
const place = (id: number) => ({ id }) as City['districts'][number]['urbans'][number];
const district = (id: number, urbans: number[]) => ({ id, urbans: urbans.map(place) }) as City['districts'][number];
const tbilisi = partial<City>({ id: 1, districts: [district(4, [vakeId, tsodoretiId]), district(9, [])] });
const undivided = { id: 2, districts: [] as City['districts'] } as City;

const required = { key: 'errors.field_required' };
const filled: EstimateValues = {
  ...emptyForm,
  district_id: 4,
  urban_id: vakeId,
  street_id: 1774,
  street_name: 'Chavchavadze Avenue',
  marker: { lat: 41.71, lng: 44.76 },
  project_type_id: 8,
  status_id: 2,
  condition_id: 1,
  room_type_id: 2,
  floor: '7',
  total_floors: '14',
  area: '64',
};
const errorsFor = (change: Partial<EstimateValues>): EstimateErrors => formErrors({ ...filled, ...change }, [tbilisi, undivided]);

describe('formErrors', () => {
  it('accepts a complete form', () => {
    expect(errorsFor({})).toEqual({});
  });

  it('requires everything of an empty form but the area of 0 balconies', () => {
    const errors = formErrors(emptyForm, [tbilisi]);
    expect(Object.keys(errors).sort()).toEqual(
      [
        'district_id',
        'street_id',
        'project_type_id',
        'status_id',
        'condition_id',
        'room_type_id',
        'area',
        'floor',
        'total_floors',
      ].sort(),
    );
    expect(new Set(Object.values(errors).map(({ key }) => key))).toEqual(new Set(['errors.field_required']));
  });

  it.each([
    [{ area: '34' }, { area: { key: 'errors.field_too_small', bound: 35 } }],
    [{ area: '35' }, {}],
    [{ floor: '0' }, { floor: { key: 'errors.field_too_small', bound: 1 } }],
    [{ floor: '31', total_floors: '30' }, { floor: { key: 'errors.field_too_big', bound: 30 } }],
    [{ floor: '16', total_floors: '14' }, { total_floors: { key: 'errors.field_too_small', bound: 16 } }],
    [{ floor: '14', total_floors: '14' }, {}],
    [{ total_floors: '30' }, {}],
    [{ total_floors: '31' }, { total_floors: { key: 'errors.field_too_big', bound: 30 } }],
    [{ floor: '' }, { floor: required }],
    [{ total_floors: '' }, { total_floors: required }],
    [{ street_id: null }, { street_id: required }],
    [{ balconies: '1' }, { balcony_area: required }],
    [{ balconies: '1', balcony_area: '0' }, { balcony_area: { key: 'errors.field_too_small', bound: 1 } }],
    [{ balconies: '1', balcony_area: '1' }, {}],
  ] as const)('judges %o', (change, expected) => {
    expect(errorsFor(change)).toEqual(expected);
  });

  it('requires a district and a neighbourhood only where the level above is divided', () => {
    expect(errorsFor({ district_id: null, urban_id: null })).toEqual({ district_id: required });
    expect(errorsFor({ urban_id: null })).toEqual({ urban_id: required });
    expect(errorsFor({ district_id: 9, urban_id: null })).toEqual({});
    expect(errorsFor({ city_id: 2, district_id: null, urban_id: null })).toEqual({});
  });

  it('reports a neighbourhood without estimates', () => {
    expect(errorsFor({ urban_id: tsodoretiId })).toEqual({ urban_id: { key: 'ai.field_errors.no_sector' } });
  });

  it('requires no project type under construction, and neither that nor a condition for land', () => {
    expect(errorsFor({ status_id: 3, project_type_id: null })).toEqual({});
    expect(errorsFor({ real_estate_type_id: 4, project_type_id: null, condition_id: null })).toEqual({});
    expect(errorsFor({ project_type_id: null, condition_id: null })).toEqual({
      project_type_id: required,
      condition_id: required,
    });
  });
});
