import type { Locale, Localised } from '@/lib/contracts/common';
import type { City } from '@/lib/contracts/locations';

/** Cities of the gazetteer that rules name. */
export const cityIds = { tbilisi: 1, batumi: 15 } as const;

export type PlaceLevel = 'cities' | 'districts' | 'urbans';
export type PlaceRef = { level: PlaceLevel; id: number };
export type Place = PlaceRef & {
  cityId: number;
  districtId: number | null;
  names: Localised;
  namesIn: Localised;
  slugs: Localised;
};

export type PlaceIndex = {
  find(ref: PlaceRef): Place | undefined;
  /** The place whose romanised locative this is: a city before a district before an urban, the larger city first. */
  findBySlug(locale: Locale, slug: string): Place | null;
};

function* placesOf(cities: City[]): Generator<Place> {
  const base = (place: { display_names: Localised; display_names_in: Localised; slugs: Localised }) => ({
    names: place.display_names,
    namesIn: place.display_names_in,
    slugs: place.slugs,
  });
  for (const city of cities) yield { level: 'cities', id: city.id, cityId: city.id, districtId: null, ...base(city) };
  for (const city of cities)
    for (const district of city.districts)
      yield { level: 'districts', id: district.id, cityId: city.id, districtId: district.id, ...base(district) };
  for (const city of cities)
    for (const district of city.districts)
      for (const urban of district.urbans)
        yield { level: 'urbans', id: urban.id, cityId: city.id, districtId: district.id, ...base(urban) };
}

/** Places by id and by slug, from the tree of cities, districts and urbans. */
export function indexPlaces(cities: City[]): PlaceIndex {
  const byRef = new Map<string, Place>();
  const bySlug = new Map<string, Place>();
  for (const place of placesOf(cities)) {
    byRef.set(`${place.level}/${place.id}`, place);
    for (const [locale, slug] of Object.entries(place.slugs)) {
      const key = `${locale}/${slug}`;
      if (!bySlug.has(key)) bySlug.set(key, place);
    }
  }
  return {
    find: ({ level, id }) => byRef.get(`${level}/${id}`),
    findBySlug: (locale, slug) => bySlug.get(`${locale}/${slug}`) ?? null,
  };
}
