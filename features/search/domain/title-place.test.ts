import { describe, expect, it } from 'vitest';
import type { Place, PlaceLevel } from '@/lib/domain/place/place-index';
import { titlePlace } from './title-place';

const place = (level: PlaceLevel, id: number, cityId: number, name: string): Place => ({
  level,
  id,
  cityId,
  districtId: null,
  names: { ka: name, en: name, ru: name },
  namesIn: { ka: name, en: name, ru: name },
  slugs: { ka: name, en: name, ru: name },
});
const known = [
  place('cities', 1, 1, 'Tbilisi'),
  place('cities', 15, 15, 'Batumi'),
  place('urbans', 38, 1, 'Vake'),
  place('urbans', 47, 1, 'Vera'),
  place('metro_station_ids', 3, 1, 'Delisi'),
  place('metro_station_ids', 14, 1, 'Rustaveli'),
];
const places = {
  find: ({ level, id }: { level: PlaceLevel; id: number }) => known.find((one) => one.level === level && one.id === id),
};
const named = (filters: Parameters<typeof titlePlace>[0]) => titlePlace(filters, places)?.names.en ?? null;

describe('titlePlace', () => {
  it('is the only chosen place', () => {
    expect(named({ urbans: [38] })).toBe('Vake');
  });

  it('is the city that all chosen places lie in', () => {
    expect(named({ urbans: [38, 47] })).toBe('Tbilisi');
  });

  it('is the whole country for places of several cities, for none, and for an unknown one', () => {
    expect(named({ cities: [15], urbans: [38] })).toBeNull();
    expect(named({})).toBeNull();
    expect(named({ urbans: [9999] })).toBeNull();
  });

  it('is the only station of the metro, the city of several, and never a station beside a place', () => {
    expect(named({ metro_station_ids: [3] })).toBe('Delisi');
    expect(named({ metro_station_ids: [3, 14] })).toBe('Tbilisi');
    expect(named({ urbans: [38], metro_station_ids: [3] })).toBe('Vake');
  });

  it('does not name the city of a street', () => {
    expect(named({ urbans: [38], streets: [5] })).toBeNull();
  });
});
