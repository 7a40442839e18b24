import { type SQL, sql } from 'drizzle-orm';
import { metresPerDegree } from '@/lib/domain/place/map-bounds';
import { metroStations } from '../../../data/gazetteer';

/** The stations as a table `station`, to be joined to a statement `s`. */
export const stationTable: SQL = sql.raw(
  `(values ${metroStations.map(({ id, lat, lng }) => `(${id}, ${lat}::float8, ${lng}::float8)`).join(', ')}) as station (id, lat, lng)`,
);

/** Whole metres of the straight line from the statement to its station, as `distanceMetres` has them; null without a station or a point. */
export const metroDistanceM: SQL = sql.raw(
  `round(${metresPerDegree} * sqrt(power(s.latitude - station.lat, 2) + power((s.longitude - station.lng) * cos(radians(s.latitude)), 2)))::int`,
);

/** What people call each station, whichever of the three languages they type. */
export const stationTerms: Record<number, string> = Object.fromEntries(
  metroStations.map(({ id, name }) => [id, `მეტროს სადგური ${name.ka} metro station ${name.en} станция метро ${name.ru}`]),
);
