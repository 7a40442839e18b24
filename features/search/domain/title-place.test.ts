import { describe, expect, it } from 'vitest';
import type { GroupedStreet } from '@/lib/contracts/locations';
import type { Place, PlaceLevel } from '@/lib/domain/place/place-index';
import { titlePlaceIn } from './title-place';

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
const words = (text: string) => ({ ka: text, en: text, ru: text });
const streetOf = (id: number, city_id: number, urban_id: number | null): GroupedStreet => ({
  id,
  display_name: `street ${id}`,
  display_names: words(`street ${id}`),
  slug: `street-${id}`,
  slugs: words(`street-${id}`),
  display_name_in: `on street ${id}`,
  display_names_in: words(`on street ${id}`),
  city_id,
  district_id: null,
  urban_id,
});
const named = (filters: Parameters<typeof titlePlaceIn>[0], streets: GroupedStreet[] = []) =>
  titlePlaceIn(filters, places, streets)?.en ?? null;

describe('titlePlaceIn', () => {
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

  it('is the only station of the metro, the city of several, and never a station together with a place', () => {
    expect(named({ metro_station_ids: [3] })).toBe('Delisi');
    expect(named({ metro_station_ids: [3, 14] })).toBe('Tbilisi');
    expect(named({ urbans: [38], metro_station_ids: [3] })).toBe('Vake');
  });

  it('is the only street, also together with the places that it lies in', () => {
    const [street, elsewhere] = [streetOf(5, 1, 38), streetOf(6, 15, null)];
    expect(named({ streets: [5] }, [street])).toBe('on street 5');
    expect(named({ grouped_streets: [5], cities: [1], urbans: [38] }, [street])).toBe('on street 5');
    expect(named({ streets: [5], urbans: [47] }, [street])).toBe('Tbilisi');
    expect(named({ streets: [5], cities: [15] }, [street])).toBeNull();
    expect(named({ streets: [5, 6] }, [street, elsewhere])).toBeNull();
    expect(named({ streets: [5, 7] }, [street, streetOf(7, 1, 47)])).toBe('Tbilisi');
  });

  it('claims no place for a street that the gazetteer does not know', () => {
    expect(named({ urbans: [38], streets: [99] })).toBeNull();
  });
});
