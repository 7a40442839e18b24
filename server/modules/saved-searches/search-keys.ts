import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';

/** What the keys of a statement are made of, as in its search row; 0 for none. */
export type KeyedStatement = {
  dealTypeId: number;
  realEstateTypeId: number;
  roomTypeId: number;
  cityId: number;
  districtId: number;
  urbanId: number;
  streetId: number;
  metroStationId: number;
  projectId: number;
};

const any = '*';
/** A search of many lists is looked up under fewer conditions. */
const keysMax = 60;

const orAny = (ids: readonly number[] | undefined): string[] => (ids?.length ? [...new Set(ids)].map(String) : [any]);
const named = (name: string, ids: readonly number[] | undefined): string[] => [...new Set(ids)].map((id) => `${name}${id}`);

/** One of the lists that narrow a search by place: places of all levels are alternatives, stations and complexes are separate lists. */
function placeKeys({
  cities,
  districts,
  urbans,
  streets,
  grouped_streets,
  metro_station_ids,
  metro_minutes_to: minutes,
  projects,
}: StatementFilters): string[] {
  const places = [
    ...named('c', cities),
    ...named('d', districts),
    ...named('u', urbans),
    ...named('s', [...(streets ?? []), ...(grouped_streets ?? [])]),
  ];
  // Within a walk of a station, another may be the nearest, which a statement's key names.
  const stations = minutes === undefined ? named('m', metro_station_ids) : [];
  const lists = [places, stations, named('p', projects)].filter((keys) => keys.length > 0);
  return lists.sort((left, right) => left.length - right.length)[0] ?? [any];
}

const product = (lists: readonly string[][]): string[] =>
  lists.reduce((keys, list) => keys.flatMap((key) => list.map((member) => (key === '' ? member : `${key}/${member}`))), ['']);

/**
 * The keys of a search: deal, type, place and rooms, "1/1/u38/3". Every statement that fits the search has at least one of them;
 * one that has a key need not fit.
 */
export function keysOfSearch(filters: StatementFilters): string[] {
  const lists = [orAny(filters.deal_types), orAny(filters.real_estate_types), placeKeys(filters), orAny(filters.room_types)];
  // The places narrow most, the type least.
  for (const dropped of [3, 1, 0, 2]) {
    if (lists.reduce((count, list) => count * list.length, 1) <= keysMax) break;
    lists[dropped] = [any];
  }
  return product(lists);
}

/** Every key under which searches that a statement fits may be stored. */
export function keysOfStatement(row: KeyedStatement): string[] {
  const places = [
    ['c', row.cityId],
    ['d', row.districtId],
    ['u', row.urbanId],
    ['s', row.streetId],
    ['m', row.metroStationId],
    ['p', row.projectId],
  ] as const;
  const placed = places.flatMap(([name, id]) => (id > 0 ? [`${name}${id}`] : []));
  return product([
    [String(row.dealTypeId), any],
    [String(row.realEstateTypeId), any],
    [...placed, any],
    [String(row.roomTypeId), any],
  ]);
}
