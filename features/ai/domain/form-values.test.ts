import { describe, expect, it } from 'vitest';
import { applyChange, emptyForm } from './form-values';

const placed = {
  ...emptyForm,
  district_id: 4,
  urban_id: 38,
  street_id: 7,
  street_name: 'X',
  address: 'X 1',
  marker: { lat: 1, lng: 2 },
};

describe('applyChange', () => {
  it('never counts below zero balconies, and clears the area without any', () => {
    expect(applyChange({ ...emptyForm, balconies: '0' }, { balconies: '-1' }).balconies).toBe('0');
    const one = { ...emptyForm, balconies: '1', balcony_area: '6' };
    expect(applyChange(one, { balconies: '2' }).balcony_area).toBe('6');
    expect(applyChange(one, { balconies: '0' }).balcony_area).toBe('');
  });

  it('drops the street with its district, and keeps it when only the neighbourhood changes', () => {
    expect(applyChange(placed, { district_id: 5 })).toMatchObject({
      urban_id: null,
      street_id: null,
      street_name: '',
      marker: null,
    });
    expect(applyChange(placed, { urban_id: 41 })).toMatchObject({ urban_id: 41, street_id: 7, street_name: 'X' });
    expect(applyChange(placed, { district_id: 4 })).toEqual(placed);
  });

  it('keeps the place of a street', () => {
    const street = { district_id: 5, urban_id: 51, street_id: 9, street_name: 'Y', marker: { lat: 3, lng: 4 } };
    expect(applyChange(placed, street)).toMatchObject(street);
  });

  it('drops the project type of what is still built, and that and the condition of land', () => {
    const home = { ...emptyForm, project_type_id: 8, condition_id: 1 };
    expect(applyChange(home, { status_id: 3 })).toMatchObject({ project_type_id: null, condition_id: 1 });
    expect(applyChange(home, { real_estate_type_id: 4 })).toMatchObject({ project_type_id: null, condition_id: null });
  });
});
