import type { Localised } from '@/lib/contracts/common';
import { distanceMetres } from '@/lib/domain/place/map-bounds';
import { metroReachMetres } from '@/lib/domain/place/walk';
import { type MetroStationRow, metroStations } from '../../data/gazetteer';
import type { Gazetteer } from './locations.gazetteer';

export type PlaceIds = { cityId: number | null; districtId: number | null; urbanId: number | null; streetId: number | null };
type Point = { latitude: number; longitude: number };

/** A place as a statement stores it, with the levels that follow from a smaller one, and its point without a pin. */
export type ResolvedPlace = PlaceIds & {
  /** Levels that are unknown or belong to another parent. */
  wrong: (keyof PlaceIds)[];
  point: Point | null;
};

/** Whether a city has neighbourhoods to choose from. */
export const hasUrbans = ({ rows }: Gazetteer, cityId: number): boolean => rows.urbans.some((urban) => urban.cityId === cityId);

/** Completes a place from its smallest level up; given levels that do not agree are reported as wrong. */
export function resolvePlace({ rows, streetsById }: Gazetteer, ids: PlaceIds): ResolvedPlace {
  const street = ids.streetId === null ? undefined : streetsById.get(ids.streetId);
  const urbanId = ids.urbanId ?? street?.urbanId ?? null;
  const urban = rows.urbans.find(({ id }) => id === urbanId);
  const districtId = ids.districtId ?? urban?.districtId ?? street?.districtId ?? null;
  const district = rows.districts.find(({ id }) => id === districtId);
  const cityId = ids.cityId ?? street?.cityId ?? urban?.cityId ?? district?.cityId ?? null;
  const city = rows.cities.find(({ id }) => id === cityId);
  const wrong: (keyof PlaceIds)[] = [];
  if (cityId !== null && !city) wrong.push('cityId');
  if (districtId !== null && district?.cityId !== cityId) wrong.push('districtId');
  if (urbanId !== null && (urban?.cityId !== cityId || urban?.districtId !== districtId)) wrong.push('urbanId');
  // A long street runs through several neighbourhoods, so only its city has to agree.
  if (ids.streetId !== null && street?.cityId !== cityId) wrong.push('streetId');
  const holder = street ?? urban ?? district ?? city;
  return {
    cityId,
    districtId,
    urbanId,
    streetId: ids.streetId,
    wrong,
    point: holder ? { latitude: holder.latitude, longitude: holder.longitude } : null,
  };
}

const metresTo = (point: Point, { lat, lng }: MetroStationRow): number =>
  distanceMetres(point, { latitude: lat, longitude: lng });

/** The metro station within a walk of a point; null without one. */
export function findNearestMetroStation(point: Point): number | null {
  let nearest: { id: number; metres: number } | null = null;
  for (const station of metroStations) {
    const metres = metresTo(point, station);
    if (metres <= metroReachMetres && metres < (nearest?.metres ?? Number.POSITIVE_INFINITY))
      nearest = { id: station.id, metres };
  }
  return nearest?.id ?? null;
}

/** A station with the straight line to it in whole metres; null for an unknown station. @param point null gives no distance */
export function describeMetroStation(id: number | null, point: Point | null): { name: Localised; metres: number | null } | null {
  const station = metroStations.find((row) => row.id === id);
  return station ? { name: station.name, metres: point ? Math.round(metresTo(point, station)) : null } : null;
}
