import type { TextPlaces } from '@/lib/contracts/locations';
import type { ChoiceName, Facets, PriceKind } from '@/lib/contracts/statements/facets';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { resolveTextPlaces } from '@/lib/domain/place/text-places';
import type { Clock } from '../../ports/clock';
import type { SearchEngine } from '../../ports/search-engine';

export type FacetsParts = { search: SearchEngine; readText: (text: string) => Promise<TextPlaces>; clock: Clock };
export type FacetsService = ReturnType<typeof createFacetsService>;

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
export function createFacetsService({ search, readText, clock }: FacetsParts) {
  return {
    /** @param kind of the prices in the histogram */
    find: async (requested: StatementFilters, kind: PriceKind): Promise<Facets> => {
      const filters = await resolveTextPlaces(requested, readText);
      const { popular, parkingTypes, metroStations, prices } = await search.facets(filters, kind, clock());
      return { popular, parking_types: parkingTypes, metro_station_ids: metroStations, prices };
    },

    /** How many statements each choice of a condition would leave, by the id of the choice. */
    countChoices: async (requested: StatementFilters, choice: ChoiceName): Promise<Record<string, number>> =>
      search.countByOption(withoutChoice(await resolveTextPlaces(requested, readText), choice), choice, clock()),
  };
}
