import { describe, expect, it } from 'vitest';
import { buildingAgeOf } from './building-age';

describe('buildingAgeOf', () => {
  it('names new and unfinished buildings of homes', () => {
    expect(buildingAgeOf({ real_estate_type_id: 1, status_id: 2 })).toBe('new_building');
    expect(buildingAgeOf({ real_estate_type_id: 2, status_id: 3 })).toBe('under_construction');
  });

  it('returns nothing for old buildings, unknown status, land and commercial space', () => {
    expect(buildingAgeOf({ real_estate_type_id: 1, status_id: 1 })).toBeNull();
    expect(buildingAgeOf({ real_estate_type_id: 1, status_id: null })).toBeNull();
    expect(buildingAgeOf({ real_estate_type_id: 4, status_id: 2 })).toBeNull();
    expect(buildingAgeOf({ real_estate_type_id: 5, status_id: 3 })).toBeNull();
  });
});
