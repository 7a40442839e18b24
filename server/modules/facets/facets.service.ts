import type { TextPlaces } from '@/lib/contracts/locations';
import { type ChoiceName, type Facets, type PriceKind, priceBarCount } from '@/lib/contracts/statements/facets';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { toMajorUnits } from '@/lib/domain/money/amount';
import { resolveTextPlaces } from '@/lib/domain/place/text-places';
import { popularConditions } from '@/lib/domain/statement/popular-conditions';
import type { Clock } from '../../ports/clock';
import type { FacetsRepository } from './facets.repository';

export type FacetsParts = { facets: FacetsRepository; readText: (text: string) => Promise<TextPlaces>; clock: Clock };
export type FacetsService = ReturnType<typeof createFacetsService>;

/** Steps that read well: 1, 2 or 5 with zeros. @param highMinor what all bars but the last must reach */
export function priceStep(highMinor: number): number {
  const least = toMajorUnits(highMinor) / (priceBarCount - 1);
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power;
}

const withoutPrice = (filters: StatementFilters, kind: PriceKind): StatementFilters => ({
  ...filters,
  [`${kind}_from`]: undefined,
  [`${kind}_to`]: undefined,
});

const noPlaces = {
  districts: [],
  urbans: [],
  streets: [],
  grouped_streets: [],
  metro_station_ids: [],
} satisfies StatementFilters;

/** The search without a condition; the districts and urbans of a city are counted inside it. */
const withoutChoice = (filters: StatementFilters, choice: ChoiceName): StatementFilters => {
  if (choice === 'cities') return { ...filters, ...noPlaces, cities: [] };
  if (choice === 'districts' || choice === 'urbans') return { ...filters, ...noPlaces };
  // All chosen amenities have to be there, so each further one narrows what is found.
  if (choice === 'parameters') return filters;
  return { ...filters, [choice]: [], ...(choice === 'parking_types' ? { has_parking: false } : {}) };
};

/** What the filter panel shows next to its choices. */
export function createFacetsService({ facets, readText, clock }: FacetsParts) {
  const findPrices = async (filters: StatementFilters, kind: PriceKind, now: Date): Promise<Facets['prices']> => {
    const range = await facets.findPriceRange(filters, kind, now);
    if (!range) return null;
    const step = priceStep(range.high);
    const counts = Array.from({ length: priceBarCount }, () => 0);
    for (const { bar, count } of await facets.countPriceSteps(filters, kind, step * 100, now)) counts[bar] = count;
    return { kind, step, counts, median: Math.round(toMajorUnits(range.median)) };
  };

  const countPopular = async (filters: StatementFilters, now: Date): Promise<Record<string, number>> => {
    const counts = await facets.countEach(filters, popularConditions, now);
    // With chosen stations a walk is one to them, whichever station is the nearest.
    const isOfStations = filters.metro_station_ids?.length && filters.metro_minutes_to === undefined;
    return isOfStations ? { ...counts, metro: await facets.count({ ...filters, ...popularConditions.metro }, now) } : counts;
  };

  const countStations = ({ metro_station_ids: chosen = [], ...others }: StatementFilters, now: Date) =>
    others.metro_minutes_to === undefined
      ? facets.countByOption(others, 'metro_station_ids', now)
      : facets.countByWalk(others, chosen, now);

  return {
    /** @param kind of the prices in the histogram */
    find: async (requested: StatementFilters, kind: PriceKind): Promise<Facets> => {
      const filters = await resolveTextPlaces(requested, readText);
      const now = clock();
      const [popular, parking_types, metro_station_ids, prices] = await Promise.all([
        countPopular(filters, now),
        facets.countByOption({ ...filters, parking_types: [], has_parking: false }, 'parking_types', now),
        countStations(filters, now),
        findPrices(withoutPrice(filters, kind), kind, now),
      ]);
      return { popular, parking_types, metro_station_ids, prices };
    },

    /** How many statements each choice of a condition would leave, by the id of the choice. */
    countChoices: async (requested: StatementFilters, choice: ChoiceName): Promise<Record<string, number>> =>
      facets.countByOption(withoutChoice(await resolveTextPlaces(requested, readText), choice), choice, clock()),
  };
}
