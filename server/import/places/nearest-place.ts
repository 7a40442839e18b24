import { distanceMetres, type Point } from '@/lib/domain/place/map-bounds';
import { type PlaceIds, places, streets } from '@/server/data/gazetteer';

type Anchor = { ids: PlaceIds; point: Point };

const at = (place: { lat: number; lng: number }): Point => ({ latitude: place.lat, longitude: place.lng });

/** Points whose urban, or district without urbans, is known: centres, and streets, which draw the borders finer. */
const anchors: readonly Anchor[] = [
  ...places.cities.flatMap((city) =>
    city.districts.flatMap((district): Anchor[] =>
      district.urbans.length > 0
        ? district.urbans.map((urban) => ({
            ids: { cityId: city.id, districtId: district.id, urbanId: urban.id },
            point: at(urban),
          }))
        : [{ ids: { cityId: city.id, districtId: district.id, urbanId: null }, point: at(district) }],
    ),
  ),
  ...streets
    .filter((street) => street.urban_id !== null)
    .map((street) => ({
      ids: { cityId: street.city_id, districtId: street.district_id, urbanId: street.urban_id },
      point: at(street),
    })),
];
const cities: readonly Anchor[] = places.cities.map((city) => ({
  ids: { cityId: city.id, districtId: null, urbanId: null },
  point: at(city),
}));

const URBAN_REACH_METRES = 6000;
const CITY_REACH_METRES = 25_000;

function closest(candidates: readonly Anchor[], point: Point, reachMetres: number): PlaceIds | undefined {
  let best: PlaceIds | undefined;
  let bestMetres = reachMetres;
  for (const { ids, point: anchor } of candidates) {
    const metres = distanceMetres(point, anchor);
    if (metres > bestMetres) continue;
    best = ids;
    bestMetres = metres;
  }
  return best;
}

/** The urban, or district without urbans, that a point most likely is in; inside a city, or a district of it, when they are given. */
export function nearestUrban(point: Point, cityId?: number, districtId?: number): PlaceIds | undefined {
  const inside = anchors.filter(
    ({ ids }) => (cityId === undefined || ids.cityId === cityId) && (districtId === undefined || ids.districtId === districtId),
  );
  return closest(inside, point, URBAN_REACH_METRES);
}

/** The urban around a point, else the city near it; undefined far from any city. */
export const nearestPlace = (point: Point): PlaceIds | undefined =>
  nearestUrban(point) ?? closest(cities, point, CITY_REACH_METRES);

/** The centre of a city. */
export const cityPoint = (cityId: number): Point | undefined => cities.find(({ ids }) => ids.cityId === cityId)?.point;
