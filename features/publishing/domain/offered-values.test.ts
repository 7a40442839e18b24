import { describe, expect, it } from 'vitest';
import { completeFlat, parameters } from './form.fixture';
import { emptyValues } from './form-values';
import { dealsOf, optionsOf, pruneValues, shownFields } from './offered-values';

const ids = (options: { id: number }[]) => options.map(({ id }) => id);

describe('shownFields', () => {
  it('shows nothing before type and deal', () => {
    expect(shownFields(parameters, emptyValues).size).toBe(0);
  });

  it('follows the dictionaries: land has neither rooms nor floors', () => {
    const land = shownFields(parameters, { ...emptyValues, real_estate_type_id: 4, deal_type_id: 1 });
    expect(land.has('area')).toBe(true);
    expect(land.has('room_type_id')).toBe(false);
    expect(land.has('floor')).toBe(false);
  });
});

it('offers a field only what fits the pair', () => {
  expect(ids(optionsOf(parameters, 'condition_id', { ...completeFlat, deal_type_id: 2 }))).toEqual([1]);
  expect(ids(optionsOf(parameters, 'status_id', completeFlat))).toEqual([2]);
});

it('offers land no rent and flats no lease', () => {
  expect(ids(dealsOf(parameters, 4))).toEqual([1, 10]);
  expect(ids(dealsOf(parameters, 1))).toEqual([1, 2]);
  expect(ids(dealsOf(parameters, null))).toEqual([1, 2, 10]);
});

describe('pruneValues', () => {
  it('empties what the new type does not offer and keeps the rest', () => {
    const land = pruneValues(parameters, { ...completeFlat, real_estate_type_id: 4, parameters: [6, 24] });
    expect(land).toMatchObject({ room_type_id: null, floor: '', status_id: null, parameters: [24] });
    expect(land).toMatchObject({ area: '70', price: '120000', city_id: 1, street_name: 'Chavchavadze Ave.' });
  });

  it('empties an entry that the new deal does not offer', () => {
    expect(pruneValues(parameters, { ...completeFlat, deal_type_id: 2, condition_id: 5 }).condition_id).toBeNull();
    expect(pruneValues(parameters, { ...completeFlat, deal_type_id: 2 }).condition_id).toBe(1);
  });

  it('clears a deal that the new type does not have', () => {
    expect(pruneValues(parameters, { ...completeFlat, real_estate_type_id: 4, deal_type_id: 2 }).deal_type_id).toBeNull();
  });
});
