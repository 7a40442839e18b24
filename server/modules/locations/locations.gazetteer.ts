import { idOfSuggestion, treeKinds } from '@/lib/contracts/locations';
import { type MetroStationRow, metroStations } from '../../data/gazetteer';
import type { StreetPlace } from './locations.mapper';
import { type FindablePoint, type SuggestedPoint, toFindablePoints } from './locations.points';
import type { GazetteerRows, StreetRow } from './locations.repository';
import { createMisspelledFinder } from './matching/misspelled-name';
import { createPlaceMatcher, type Found } from './matching/place-matcher';
import { type ReadText, readPlaceText } from './matching/place-text';
import { namesType } from './matching/query-words';

/** The whole gazetteer in memory, indexed for look-ups and searches by name: some thousands of rows that seldom change. */
export type Gazetteer = {
  rows: GazetteerRows;
  streetsById: Map<number, StreetRow>;
  placeOf(street: StreetRow): StreetPlace;
  stationsOf(street: StreetRow): MetroStationRow[];
  searchStreets(query: string, cityId: number | undefined, countMax: number): StreetRow[];
  /** A place by its kind and id, "urban-38". */
  pointOf(key: string): SuggestedPoint | undefined;
  /** The best match first. */
  find(query: string): Found<FindablePoint>[];
  /** The places that a free text names, and the other words. */
  readText(text: string): ReadText<FindablePoint>;
  /** Whether a normalised word occurs in the name of a place. */
  hasWord(word: string): boolean;
  /** The place that words name in full. */
  findNamed(words: string): FindablePoint | undefined;
  /** The city or the part of one that a word names with one wrong letter. */
  findMisspelled(word: string): FindablePoint | null;
  /** What is spelled most like a query that names nothing. */
  findNearest(query: string, countMax: number): SuggestedPoint[];
};

const byId = <T extends { id: number }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));

/** Whether words alone mean a point: many streets and stations are called by a word or a surname that means other things too. */
function isNameOf({ point, terms }: FindablePoint, words: string): boolean {
  if (point.find_point === 'street' || point.find_point === 'metro') return namesType(words, terms.types);
  return point.find_point !== 'complex' || words.includes(' ');
}

/** Indexes the rows; pure, and the same rows give the same results. */
export function buildGazetteer(rows: GazetteerRows): Gazetteer {
  const cities = byId(rows.cities);
  const districts = byId(rows.districts);
  const urbans = byId(rows.urbans);
  const streetsById = byId(rows.streets);
  const placeOf = (street: StreetRow): StreetPlace => ({
    city: cities.get(street.cityId),
    district: districts.get(street.districtId ?? 0),
    urban: urbans.get(street.urbanId ?? 0),
  });
  const findable = toFindablePoints(rows, placeOf);
  const matcher = createPlaceMatcher(findable);
  const pointsByKey = new Map(findable.map(({ point }) => [`${point.find_point}-${idOfSuggestion(point)}`, point]));
  const findNamed = (words: string) => {
    const found = matcher.findNamed(words);
    return found && isNameOf(found.place, words) ? found : undefined;
  };
  return {
    rows,
    streetsById,
    placeOf,
    stationsOf: (street) => metroStations.filter((station) => station.urban_ids.includes(street.urbanId ?? 0)),
    searchStreets: (query, cityId, countMax) =>
      matcher
        .find(query)
        .flatMap(({ place }) => streetsById.get(place.point.identifiers.street_id ?? 0) ?? [])
        .filter((street) => cityId === undefined || street.cityId === cityId)
        .slice(0, countMax),
    find: matcher.find,
    pointOf: (key) => pointsByKey.get(key),
    readText: (text) => readPlaceText(text, findNamed),
    hasWord: matcher.hasWord,
    findNamed: (words) => findNamed(words)?.place,
    findMisspelled: createMisspelledFinder(findable.filter(({ point }) => treeKinds.some((kind) => kind === point.find_point))),
    findNearest: (query, countMax) =>
      matcher
        .findNearest(query)
        .slice(0, countMax)
        .map(({ place }) => place.point),
  };
}
