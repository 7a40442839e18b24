import type { Localised } from '@/lib/contracts/common';
import { complexes, places, streets } from '@/server/data/gazetteer';
import { buildGazetteer } from '@/server/modules/locations/locations.gazetteer';
import type { GazetteerRows } from '@/server/modules/locations/locations.repository';
import { partial } from './partial';

const located = <T extends { name_in: Localised; lat: number; lng: number }>({
  name_in: nameIn,
  lat: latitude,
  lng: longitude,
  ...row
}: T) => ({
  ...row,
  nameIn,
  latitude,
  longitude,
});
const rows = partial<GazetteerRows>({
  cities: places.cities.map(located),
  districts: places.cities.flatMap((city) => city.districts.map((row) => ({ ...located(row), cityId: city.id }))),
  urbans: places.cities.flatMap((city) =>
    city.districts.flatMap(({ id, urbans }) => urbans.map((row) => ({ ...located(row), cityId: city.id, districtId: id }))),
  ),
  streets: streets.map((row) => ({ ...located(row), cityId: row.city_id, districtId: row.district_id, urbanId: row.urban_id })),
  complexes: complexes.map((row) => ({
    ...row,
    cityId: row.city_id,
    districtId: row.district_id,
    urbanId: row.urban_id,
    latitude: row.lat,
    longitude: row.lng,
  })),
});

/** The gazetteer of the seed, without a database. */
export const createGazetteer = () => buildGazetteer(rows);
