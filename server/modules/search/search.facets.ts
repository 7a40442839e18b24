import type { Condition } from '@aivani/search-index/condition';
import { priceBarCount } from '@/lib/contracts/statements/facets';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { toMajorUnits } from '@/lib/domain/money/amount';
import { popularConditions } from '@/lib/domain/statement/popular-conditions';
import { metroStations } from '../../data/gazetteer';
import type { FacetCounts, PriceSpread } from '../../ports/search-engine';
import { allOf, conditionWithoutPlaces } from './search.condition';
import type { Price, SearchIndex } from './search.index';

/** Makes the condition of filters at the moment and in the places of one search. */
export type ConditionReader = (filters: StatementFilters) => Condition;

/** Steps that read well: 1, 2 or 5 with zeros. @param highMinor what all bars but the last must reach */
export function priceStep(highMinor: number): number {
  const least = toMajorUnits(highMinor) / (priceBarCount - 1);
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power;
}

const record = (keys: readonly (string | number)[], counts: readonly number[]): Record<string, number> =>
  Object.fromEntries(keys.map((key, index) => [key, counts[index] ?? 0]));

async function spreadOf(index: SearchIndex, condition: Condition, price: Price): Promise<PriceSpread | null> {
  const [median, high] = (await index.percentiles(condition, price, [0.5, 0.95])) ?? [];
  if (median === undefined || high === undefined) return null;
  const step = priceStep(high);
  const counts = await index.histogram(condition, price, step * 100, priceBarCount);
  return { kind: price.kind, step, counts, median: Math.round(toMajorUnits(median)) };
}

async function countPopular(index: SearchIndex, filters: StatementFilters, read: ConditionReader, now: Date) {
  const names = Object.keys(popularConditions);
  const others = Object.values(popularConditions).map((part) => conditionWithoutPlaces(part, 1, now));
  const counts = record(names, await index.countEach(read(filters), others));
  // With chosen stations a walk is one to them, whichever station is the nearest.
  if (!filters.metro_station_ids?.length || filters.metro_minutes_to !== undefined) return counts;
  const [metro = 0] = await index.count([read({ ...filters, ...popularConditions.metro })]);
  return { ...counts, metro };
}

/** Where stations are chosen beside a walk, another one counts the statements that it would add. */
async function countStations(
  index: SearchIndex,
  { metro_station_ids: chosen = [], ...others }: StatementFilters,
  read: ConditionReader,
  now: Date,
): Promise<Record<string, number>> {
  if (others.metro_minutes_to === undefined) return Object.fromEntries(await index.countBy(read(others), 'metroStationId'));
  const within = (ids: number[]): Condition =>
    conditionWithoutPlaces({ metro_station_ids: ids, metro_minutes_to: others.metro_minutes_to }, 1, now);
  const added = metroStations.map(({ id }) =>
    chosen.length > 0 && !chosen.includes(id) ? allOf([within([id]), { kind: 'not', part: within(chosen) }]) : within([id]),
  );
  const ids = metroStations.map(({ id }) => id);
  return record(ids, await index.countEach(read(others), added));
}

/** The counts of the filter panel. @param read of the search's own places and rate */
export async function countFacets(
  index: SearchIndex,
  filters: StatementFilters,
  price: Price,
  read: ConditionReader,
  now: Date,
): Promise<FacetCounts> {
  const unpriced = { ...filters, [`${price.kind}_from`]: undefined, [`${price.kind}_to`]: undefined };
  const [popular, parking, metroStationCounts, prices] = await Promise.all([
    countPopular(index, filters, read, now),
    index.countBy(read({ ...filters, parking_types: [], has_parking: false }), 'parkingTypeId'),
    countStations(index, filters, read, now),
    spreadOf(index, read(unpriced), price),
  ]);
  return { popular, parkingTypes: Object.fromEntries(parking), metroStations: metroStationCounts, prices };
}
