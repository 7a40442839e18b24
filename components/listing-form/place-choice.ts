import type { PlaceSelection } from '@/components/place-picker/place-tree';
import type { City } from '@/lib/contracts/locations';
import type { PlaceValues } from '@/lib/domain/statement/listing-values';

const idsOf = (id: number | null): string[] => (id === null ? [] : [String(id)]);

/** The chosen place as the picker stores it: the narrowest one, and its city. */
export function selectionOf({ city_id, district_id, urban_id }: PlaceValues): PlaceSelection {
  return [idsOf(city_id), urban_id === null ? idsOf(district_id) : [], idsOf(urban_id)];
}

/** The place behind a selection; a neighbourhood brings its district. */
export function placeOf([[top], [middle], [leaf]]: PlaceSelection, cities: readonly City[]): PlaceValues {
  const city = cities.find(({ id }) => String(id) === top);
  const district = city?.districts.find(({ id, urbans }) =>
    leaf === undefined ? String(id) === middle : urbans.some((urban) => String(urban.id) === leaf),
  );
  const urban = district?.urbans.find(({ id }) => String(id) === leaf);
  return { city_id: city?.id ?? null, district_id: district?.id ?? null, urban_id: urban?.id ?? null };
}

/** The gazetteer entries of a place, the largest first. */
export function placesOf({ city_id, district_id, urban_id }: PlaceValues, cities: readonly City[]) {
  const city = cities.find(({ id }) => id === city_id);
  const district = city?.districts.find(({ id }) => id === district_id);
  const urban = district?.urbans.find(({ id }) => id === urban_id);
  return [city, district, urban].filter((place) => place !== undefined);
}
