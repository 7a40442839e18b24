import type { Localised } from '@/lib/contracts/common';
import type { Suggestion } from '@/lib/contracts/locations';
import { type MetroStationRow, metroStations } from '../../data/gazetteer';
import { joinNames, type StreetPlace } from './locations.mapper';
import { matchRank, type NameTerms, tokenize, tokenizeName } from './locations.match';
import type { GazetteerRows, StreetRow } from './locations.repository';

type Named<T> = { row: T; terms: NameTerms };
export type SuggestedPoint = { name: Localised } & Omit<Suggestion, 'locations'>;

/** The whole gazetteer in memory, indexed for look-ups and searches by name: some thousands of rows that seldom change. */
export type Gazetteer = {
  rows: GazetteerRows;
  streetsById: Map<number, StreetRow>;
  placeOf(street: StreetRow): StreetPlace;
  stationsOf(street: StreetRow): MetroStationRow[];
  searchStreets(query: string, cityId: number | undefined, countMax: number): StreetRow[];
  suggest(query: string, countMax: number): SuggestedPoint[];
};

const byId = <T extends { id: number }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));

/** The best matches first, those of one rank in the order given. */
function search<T>(query: string, entries: Named<T>[], countMax: number): T[] {
  const asked = tokenize(query);
  const ranked = entries.flatMap(({ row, terms }) => {
    const rank = matchRank(asked, terms);
    return rank === null ? [] : [{ row, rank }];
  });
  return ranked
    .sort((left, right) => left.rank - right.rank)
    .slice(0, countMax)
    .map(({ row }) => row);
}

type Place = { id: number; name: Localised; latitude: number; longitude: number };

function toSuggestedPoint(
  kind: Suggestion['find_point'],
  row: Place,
  parents: (Place | undefined)[],
  ids: Suggestion['identifiers'],
): SuggestedPoint {
  const location_names = joinNames([row.name, ...parents.map((parent) => parent?.name)]);
  return { name: row.name, location_names, find_point: kind, identifiers: ids, lat: row.latitude, lng: row.longitude };
}

function toSuggestedPoints(rows: GazetteerRows, placeOf: Gazetteer['placeOf']): Named<SuggestedPoint>[] {
  const cities = byId(rows.cities);
  const districts = byId(rows.districts);
  const none = { district_id: null, urban_id: null, street_id: null };
  const points = [
    ...rows.cities.map((row) => toSuggestedPoint('city', row, [], { ...none, city_id: row.id })),
    ...rows.districts.map((row) =>
      toSuggestedPoint('district', row, [cities.get(row.cityId)], { ...none, city_id: row.cityId, district_id: row.id }),
    ),
    ...rows.urbans.map((row) => {
      const ids = { city_id: row.cityId, district_id: row.districtId, urban_id: row.id, street_id: null };
      return toSuggestedPoint('urban', row, [districts.get(row.districtId), cities.get(row.cityId)], ids);
    }),
    ...rows.streets.map((row) => {
      const { urban, city } = placeOf(row);
      const ids = { city_id: row.cityId, district_id: row.districtId, urban_id: row.urbanId, street_id: row.id };
      return toSuggestedPoint('street', row, [urban, city], ids);
    }),
  ];
  return points.map((row) => ({ row, terms: tokenizeName(row.name) }));
}

/** Indexes the rows; pure, and the same rows give the same answers. */
export function buildGazetteer(rows: GazetteerRows): Gazetteer {
  const cities = byId(rows.cities);
  const districts = byId(rows.districts);
  const urbans = byId(rows.urbans);
  const placeOf = (street: StreetRow): StreetPlace => ({
    city: cities.get(street.cityId),
    district: districts.get(street.districtId ?? 0),
    urban: urbans.get(street.urbanId ?? 0),
  });
  const streets = rows.streets.map((row) => ({ row, terms: tokenizeName(row.name) }));
  const points = toSuggestedPoints(rows, placeOf);
  return {
    rows,
    streetsById: byId(rows.streets),
    placeOf,
    stationsOf: (street) => metroStations.filter((station) => station.urban_ids.includes(street.urbanId ?? 0)),
    searchStreets: (query, cityId, countMax) =>
      search(query, cityId === undefined ? streets : streets.filter(({ row }) => row.cityId === cityId), countMax),
    suggest: (query, countMax) => search(query, points, countMax),
  };
}
