import type { Point } from '@/lib/domain/place/map-bounds';
import { type PlaceIds, places, streets } from './gazetteer';

const at = ({ lat, lng }: { lat: number; lng: number }): Point => ({ latitude: lat, longitude: lng });
const byId = (rows: readonly { id: number; lat: number; lng: number }[]): ReadonlyMap<number | null, Point> =>
  new Map(rows.map((row) => [row.id, at(row)]));

const districts = places.cities.flatMap((city) => city.districts);
const ofStreets = byId(streets);
const ofUrbans = byId(districts.flatMap(({ urbans }) => urbans));
const ofDistricts = byId(districts);
const ofCities = byId(places.cities);
/** Cities that are not divided: the middle of any other says nothing. */
const ofSmallCities = byId(places.cities.filter((city) => city.districts.length === 0));

/** A map reads positions in single precision, the mean of one among them. */
const keyOf = (latitude: number, longitude: number): string => `${Math.fround(latitude)} ${Math.fround(longitude)}`;
const centreKeys = new Set(
  [ofStreets, ofUrbans, ofDistricts, ofCities].flatMap((centres) =>
    [...centres.values()].map(({ latitude, longitude }) => keyOf(latitude, longitude)),
  ),
);

type Place = PlaceIds & { streetId: number | null };

/** The middle of a street, else of its neighbourhood or district, else of a city that has none; null where only a large city is known. */
export const centreOf = ({ streetId, urbanId, districtId, cityId }: Place): Point | null =>
  ofStreets.get(streetId) ?? ofUrbans.get(urbanId) ?? ofDistricts.get(districtId) ?? ofSmallCities.get(cityId) ?? null;

/** Whether a position is only the middle of its street, neighbourhood, district or city: nobody has put a pin on the house. */
export function isCentre({
  latitude,
  longitude,
  ...place
}: Place & { latitude: number | null; longitude: number | null }): boolean {
  if (latitude === null || longitude === null) return false;
  const centres = [
    ofStreets.get(place.streetId),
    ofUrbans.get(place.urbanId),
    ofDistricts.get(place.districtId),
    ofCities.get(place.cityId),
  ];
  return centres.some((centre) => centre?.latitude === latitude && centre.longitude === longitude);
}

/** The same for a single statement of a map, whose place is not known there. */
export const isCentrePoint = ({ lat, lng }: { lat: number; lng: number }): boolean => centreKeys.has(keyOf(lat, lng));
