import { describe, expect, it } from 'vitest';
import { type ChosenPlace, mostSpecific } from './search.scope';

const none = { cities: [], districts: [], urbans: [], streets: [] };
const district = (id: number, cityId: number): ChosenPlace => ({
  level: 'districts',
  id,
  cityId,
  districtId: null,
  urbanId: null,
});
const urban = (id: number, districtId: number): ChosenPlace => ({ level: 'urbans', id, cityId: 1, districtId, urbanId: null });
const street = (id: number, urbanId: number | null): ChosenPlace => ({ level: 'streets', id, cityId: 1, districtId: 4, urbanId });

describe('mostSpecific', () => {
  it('narrows a city by its district', () =>
    expect(mostSpecific({ ...none, cities: [1], districts: [4] }, [district(4, 1)])).toEqual({ ...none, districts: [4] }));
  it('keeps a city beside a district of another one', () =>
    expect(mostSpecific({ ...none, cities: [1, 15], districts: [4] }, [district(4, 1)])).toEqual({
      ...none,
      cities: [15],
      districts: [4],
    }));
  it('widens a district by an urban of another one', () =>
    expect(mostSpecific({ ...none, districts: [4], urbans: [60] }, [district(4, 1), urban(60, 5)])).toEqual({
      ...none,
      districts: [4],
      urbans: [60],
    }));
  it('narrows city, district and urban by one street inside them', () =>
    expect(
      mostSpecific({ cities: [1], districts: [4], urbans: [38], streets: [9] }, [district(4, 1), urban(38, 4), street(9, 38)]),
    ).toEqual({ ...none, streets: [9] }));
  it('keeps an urban beside a street that the gazetteer puts in none', () =>
    expect(mostSpecific({ ...none, urbans: [38], streets: [9] }, [urban(38, 4), street(9, null)])).toEqual({
      ...none,
      urbans: [38],
      streets: [9],
    }));
});
