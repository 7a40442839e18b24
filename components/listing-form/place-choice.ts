import type { City } from '@/lib/contracts/locations';
import type { PlaceValues } from '@/lib/domain/statement/listing-values';

/** The gazetteer entries of a place, the largest first. */
export function placesOf({ city_id, district_id, urban_id }: PlaceValues, cities: readonly City[]) {
  const city = cities.find(({ id }) => id === city_id);
  const district = city?.districts.find(({ id }) => id === district_id);
  const urban = district?.urbans.find(({ id }) => id === urban_id);
  return [city, district, urban].filter((place) => place !== undefined);
}
