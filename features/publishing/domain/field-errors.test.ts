import { describe, expect, it } from 'vitest';
import type { ListingValues } from '@/lib/domain/statement/listing-values';
import { formErrors, responseErrors } from './field-errors';
import { cities, completeFlat, parameters } from './form.fixture';
import { emptyValues } from './form-values';

const errorsFor = (changes: Partial<ListingValues>, isComplete = true) =>
  formErrors({ ...completeFlat, ...changes }, parameters, cities, isComplete);
const required = { key: 'errors.field_required' };

it('accepts a complete flat', () => {
  expect(errorsFor({})).toEqual({});
});

it('requires type and deal before anything else', () => {
  expect(formErrors(emptyValues, parameters, cities, true)).toEqual({ real_estate_type_id: required, deal_type_id: required });
});

describe('what is missing', () => {
  it.each([
    [{ area: '' }, 'area'],
    [{ price: '' }, 'price'],
    [{ room_type_id: null }, 'room_type_id'],
    [{ urban_id: null }, 'urban_id'],
    [{ city_id: null, district_id: null, urban_id: null }, 'city_id'],
    [{ street_id: null }, 'street_id'],
    [{ phone_number: '' }, 'phone_number'],
  ] as const)('counts %o for publishing', (changes, field) => {
    expect(errorsFor(changes)).toMatchObject({ [field]: required });
  });

  it('is not required of a draft', () => {
    expect(errorsFor({ area: '', price: '', urban_id: null }, false)).toEqual({});
  });

  it('requires no neighbourhood in a city without any, and no negotiable price', () => {
    expect(errorsFor({ city_id: 15, district_id: null, urban_id: null })).toEqual({});
    expect(errorsFor({ price: '', price_type_id: 1 })).toEqual({});
  });

  it('accepts an address as text instead of a street', () => {
    expect(errorsFor({ street_id: null, address: 'Behind the school' })).toEqual({});
  });
});

describe('what is wrong by itself', () => {
  it('names the bound that a figure crosses', () => {
    expect(errorsFor({ balconies: '21' }, false)).toEqual({ balconies: { key: 'errors.field_too_big', bound: 20 } });
    expect(errorsFor({ price: '0' }, false)).toEqual({ price: { key: 'errors.field_too_small', bound: 1 } });
  });

  it('finds a floor above the last one and an area that no flat has', () => {
    expect(errorsFor({ floor: '10' })).toEqual({ floor: { key: 'errors.floor_above_top' } });
    expect(errorsFor({ area: '2' })).toEqual({ area: { key: 'errors.field_too_small' } });
  });

  it('accepts only links of known hosts', () => {
    expect(errorsFor({ youtube_link: 'https://example.com/v' })).toEqual({ youtube_link: { key: 'errors.link_host' } });
    expect(errorsFor({ youtube_link: 'https://youtu.be/abc' })).toEqual({});
  });
});

it('reads the first message of each field of a response', () => {
  expect(responseErrors({ price: ['errors.field_required', 'errors.other'], 'comments.ka': ['errors.field_too_big'] })).toEqual({
    price: required,
    comments: { key: 'errors.field_too_big' },
  });
});
