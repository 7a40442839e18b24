import type { Locale } from '@/lib/contracts/common';
import {
  type City,
  type Complex,
  type GroupedStreet,
  idOfSuggestion,
  type MetroStation,
  type Street,
  type SuggestionKind,
  type TextPlaces,
} from '@/lib/contracts/locations';
import { createVersionedCache } from '../../cache/cache';
import { metroStations } from '../../data/gazetteer';
import { buildGazetteer, type Gazetteer } from './locations.gazetteer';
import { toCityTree, toComplex, toGroupedStreet, toMetroStation, toStreet } from './locations.mapper';
import { orderCities } from './locations.order';
import type { LocationsRepository, StreetRow } from './locations.repository';
import { hasUrbans, type PlaceIds, type ResolvedPlace, resolvePlace } from './locations.resolver';
import type { CountOfPlace } from './place-counts';

const resultsMax = 20;

const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s.,'’]+/g, ' ')
    .trim();

export type StreetSearch = {
  query: string;
  queryLengthMin: number;
  cityId?: number | undefined;
  locale: Locale;
  /** The visitor, who sees the streets that they added; null for a guest. */
  userId: number | null;
};
export type StreetPlaces = { cities?: number[] | undefined; districts?: number[] | undefined; urbans?: number[] | undefined };

/** Whether a word of the name begins as the query does. */
const isNamed = (street: StreetRow, query: string): boolean =>
  Object.values(street.name).some((name) => ` ${plainName(name)}`.includes(` ${plainName(query)}`));

const isIn = (street: StreetRow, { cities, districts, urbans }: StreetPlaces): boolean =>
  (cities?.includes(street.cityId) ?? false) ||
  (districts?.includes(street.districtId ?? 0) ?? false) ||
  (urbans?.includes(street.urbanId ?? 0) ?? false);

/** Places, streets and metro stations, in the requested language and in all three. */
export function createLocationsService(repository: LocationsRepository, readCounts: () => Promise<CountOfPlace>) {
  const rememberGazetteer = createVersionedCache<Gazetteer>(repository.findVersion);
  const rememberTree = createVersionedCache<City[]>(repository.findVersion);
  const findPending = async (userId: number | null) => (userId === null ? [] : repository.findPendingOf(userId));
  const readGazetteer = () => rememberGazetteer('all', async () => buildGazetteer(await repository.findAll()));

  return {
    findVersion: repository.findVersion,

    /** The tree of cities; the same object as long as neither the gazetteer nor the order of the cities changes. */
    async findCities(locale: Locale, withStreets = false): Promise<City[]> {
      const { rows } = await readGazetteer();
      const cities = orderCities(rows.cities, locale, await readCounts());
      const order = cities.map(({ id }) => id).join();
      return rememberTree(`${locale} ${withStreets} ${order}`, async () => toCityTree({ ...rows, cities }, locale, withStreets));
    },

    /** Streets that match the query, the visitor's own pending ones first, at most 20; none for a query that is too short. */
    async searchStreets({ query, queryLengthMin, cityId, locale, userId }: StreetSearch): Promise<Street[]> {
      const trimmed = query.trim();
      if (trimmed.length < queryLengthMin) return [];
      const gazetteer = await readGazetteer();
      const own = (await findPending(userId)).filter(
        (row) => (cityId === undefined || row.cityId === cityId) && isNamed(row, trimmed),
      );
      return [...own, ...gazetteer.searchStreets(trimmed, cityId, resultsMax)]
        .slice(0, resultsMax)
        .map((row) => toStreet(row, gazetteer.placeOf(row), gazetteer.stationsOf(row), locale));
    },

    readGazetteer,

    /** The places that a free text names, as filters of the list, and the words that are left. */
    async readText(text: string): Promise<TextPlaces> {
      const { places, rest } = (await readGazetteer()).readText(text);
      const idsOf = (kind: SuggestionKind) =>
        places.flatMap(({ point }) => (point.find_point === kind ? (idOfSuggestion(point) ?? []) : []));
      return {
        q: rest,
        cities: idsOf('city'),
        districts: idsOf('district'),
        urbans: idsOf('urban'),
        streets: idsOf('street'),
        metro_station_ids: idsOf('metro'),
        projects: idsOf('complex'),
      };
    },

    /** The known ones among the ids, in their order. */
    async findGroupedStreets(ids: number[], locale: Locale): Promise<GroupedStreet[]> {
      const { streetsById } = await readGazetteer();
      return ids.flatMap((id) => streetsById.get(id) ?? []).map((row) => toGroupedStreet(row, locale));
    },

    /** The streets of any of the places. */
    async findGroupedStreetsOf(places: StreetPlaces, locale: Locale): Promise<GroupedStreet[]> {
      const { rows } = await readGazetteer();
      return rows.streets.filter((street) => isIn(street, places)).map((row) => toGroupedStreet(row, locale));
    },

    /**
     * A place completed from its smallest level, with what does not agree named, and whether its city has neighbourhoods.
     * @param userId whose pending street it may be
     */
    async resolvePlace(ids: PlaceIds, userId: number | null): Promise<ResolvedPlace & { hasUrbans: boolean }> {
      const known = await readGazetteer();
      const isKnown = ids.streetId === null || known.streetsById.has(ids.streetId);
      const own = isKnown ? [] : await findPending(userId);
      const streetsById = isKnown ? known.streetsById : new Map(own.map((row) => [row.id, row]));
      const gazetteer = { ...known, streetsById };
      const settled = resolvePlace(gazetteer, ids);
      return { ...settled, hasUrbans: settled.cityId !== null && hasUrbans(gazetteer, settled.cityId) };
    },

    /** The street of that name in a city, in whichever of the three languages it is written; a pending one only for its author. */
    async findStreetNamed(cityId: number, name: string, userId: number): Promise<StreetRow | undefined> {
      const searched = plainName(name);
      const { rows } = await readGazetteer();
      return [...rows.streets, ...(await findPending(userId))].find(
        (row) => row.cityId === cityId && Object.values(row.name).some((known) => plainName(known) === searched),
      );
    },

    async listComplexes(locale: Locale): Promise<Complex[]> {
      const { rows } = await readGazetteer();
      return rows.complexes.map((row) => toComplex(row, locale));
    },

    listMetroStations: (locale: Locale): MetroStation[] => metroStations.map((row) => toMetroStation(row, locale)),
  };
}

export type LocationsService = ReturnType<typeof createLocationsService>;
