import { describe, expect, it } from 'vitest';
import type { City } from '@/lib/contracts/locations';
import { type FieldErrors, formErrors } from './field-errors';
import { emptyForm, type FormValues } from './form-values';

const vakeId = 38;
/** Lies outside the ten municipal districts. */
const tsodoretiId = 70;
const place = (id: number) => ({ id }) as City['districts'][number]['urbans'][number];
const district = (id: number, urbans: number[]) => ({ id, urbans: urbans.map(place) }) as City['districts'][number];
const tbilisi = { id: 1, districts: [district(4, [vakeId, tsodoretiId]), district(9, [])] } as unknown as City;
const undivided = { id: 2, districts: [] as City['districts'] } as City;

const filled: FormValues = {
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
  floor: 7,
  total_floors: 14,
  area: 64,
};
const faults = (change: Partial<FormValues>): FieldErrors => formErrors({ ...filled, ...change }, [tbilisi, undivided]);

describe('faultsOf', () => {
  it('finds nothing wrong with a form that is filled in', () => {
    expect(faults({})).toEqual({});
  });

  it('asks for everything of an empty form but the balcony area of no balconies', () => {
    const asked = formErrors(emptyForm, [tbilisi]);
    expect(Object.keys(asked).sort()).toEqual(
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
    expect(new Set(Object.values(asked).map(({ kind }) => kind))).toEqual(new Set(['required']));
  });

  it.each([
    [{ area: 34 }, { area: { kind: 'min', count: 35 } }],
    [{ area: 35 }, {}],
    [{ floor: 0 }, { floor: { kind: 'min', count: 1 } }],
    [{ floor: 31, total_floors: 30 }, { floor: { kind: 'max', count: 30 } }],
    [{ floor: 16, total_floors: 14 }, { total_floors: { kind: 'min', count: 16 } }],
    [{ floor: 14, total_floors: 14 }, {}],
    [{ total_floors: 30 }, {}],
    [{ total_floors: 31 }, { total_floors: { kind: 'max', count: 30 } }],
    [{ floor: null }, { floor: { kind: 'required' } }],
    [{ total_floors: null }, { total_floors: { kind: 'required' } }],
    [{ street_id: null }, { street_id: { kind: 'required' } }],
    [{ balconies: 1 }, { balcony_area: { kind: 'required' } }],
    [{ balconies: 1, balcony_area: 0 }, { balcony_area: { kind: 'min', count: 1 } }],
    [{ balconies: 1, balcony_area: 1 }, {}],
  ] as const)('judges %o', (change, expected) => {
    expect(faults(change)).toEqual(expected);
  });

  it('asks for a district and a neighbourhood only where the level above is divided', () => {
    expect(faults({ district_id: null, urban_id: null })).toEqual({ district_id: { kind: 'required' } });
    expect(faults({ urban_id: null })).toEqual({ urban_id: { kind: 'required' } });
    expect(faults({ district_id: 9, urban_id: null })).toEqual({});
    expect(faults({ city_id: 2, district_id: null, urban_id: null })).toEqual({});
  });

  it('tells of a neighbourhood that no estimate exists for', () => {
    expect(faults({ urban_id: tsodoretiId })).toEqual({ urban_id: { kind: 'no_sector' } });
  });

  it('asks neither for a project type of what is still built, nor for that and a condition of land', () => {
    expect(faults({ status_id: 3, project_type_id: null })).toEqual({});
    expect(faults({ real_estate_type_id: 4, project_type_id: null, condition_id: null })).toEqual({});
    expect(faults({ project_type_id: null, condition_id: null })).toEqual({
      project_type_id: { kind: 'required' },
      condition_id: { kind: 'required' },
    });
  });
});
