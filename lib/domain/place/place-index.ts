import type { Locale, Localised } from '@/lib/contracts/common';
import type { City, MetroStation } from '@/lib/contracts/locations';

/** Cities of the gazetteer that rules name. */
export const cityIds = { tbilisi: 1, batumi: 15 } as const;

/** The name of the filter that chooses the place. */
export type PlaceLevel = 'cities' | 'districts' | 'urbans' | 'metro_station_ids';
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
  /** The place whose romanised locative this is: a city before a district before an urban before a station, the larger city first. */
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

/** Only Tbilisi has a metro. */
const placeOfStation = ({ id, display_names, display_names_in, slugs_in }: MetroStation): Place => ({
  level: 'metro_station_ids',
  id,
  cityId: cityIds.tbilisi,
  districtId: null,
  names: display_names,
  namesIn: display_names_in,
  slugs: slugs_in,
});

/** Places by id and by slug, from the tree of cities, districts and urbans, and from the stations of the metro. */
export function indexPlaces(cities: City[], stations: MetroStation[] = []): PlaceIndex {
  const byRef = new Map<string, Place>();
  const bySlug = new Map<string, Place>();
  for (const place of [...placesOf(cities), ...stations.map(placeOfStation)]) {
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
