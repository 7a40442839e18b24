import { or, type SQL, sql } from 'drizzle-orm';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { metresPerDegree } from '@/lib/domain/place/map-bounds';
import { straightMetresOfWalk } from '@/lib/domain/place/walk';
import { metroStations } from '../../../data/gazetteer';
import { statementSearch as rows } from '../search.table';

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

/** Whether a chosen station that is not the nearest one is within the straight line. */
function isOtherNear({ id, lat, lng }: (typeof metroStations)[number], metres: number): SQL {
  const [latitude, longitude] = [sql`${rows.latitude}::float8`, sql`${rows.longitude}::float8`];
  const north = metres / metresPerDegree;
  return sql`(${rows.metroStationId} <> ${id}::int and ${rows.latitude} between ${lat - north}::real and ${lat + north}::real
    and ${metresPerDegree}::float8 * sqrt(power(${latitude} - ${lat}::float8, 2)
      + power((${longitude} - ${lng}::float8) * cos(radians(${latitude})), 2)) <= ${metres}::float8)`;
}

/**
 * Whether a statement is within a walk of one of the chosen stations, and with none chosen of any. A station need not be the nearest one,
 * whose distance the row has.
 */
export function walkConditions({ metro_station_ids: ids = [], metro_minutes_to: minutes }: StatementFilters): SQL[] {
  if (minutes === undefined) return [];
  const metres = straightMetresOfWalk(minutes);
  const isNear = sql`${rows.metroDistanceM} <= ${metres}::float8`;
  if (ids.length === 0) return [isNear];
  const nearest = sql`(${rows.metroStationId} = any(${`{${ids.join(',')}}`}::int[]) and ${isNear})`;
  const others = metroStations.filter(({ id }) => ids.includes(id)).map((station) => isOtherNear(station, metres));
  return [or(nearest, ...others) ?? nearest];
}
