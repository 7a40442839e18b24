import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';

/** Chosen places by level; a statement matches when it is in any one of them. */
export type PlaceScope = { cities: number[]; districts: number[]; urbans: number[]; streets: number[] };

/** What the values of filters are compared by: the most specific places, and the price of a dollar in GEL. */
export type SearchScope = PlaceScope & { usdRateGel: number };

/** A chosen place with the places that contain it, as far as they are in the gazetteer. */
export type ChosenPlace = {
  level: keyof PlaceScope;
  id: number;
  cityId: number;
  districtId: number | null;
  urbanId: number | null;
};

/**
 * What people mean by places of several levels. A place inside another chosen one narrows it: city Tbilisi with district Vake-Saburtalo
 * means that district. Places that do not contain one another widen each other: district Vake-Saburtalo with an urban of another district
 * means either, and so does Tbilisi's district with the city of Batumi. So each chosen place that contains another chosen one is dropped,
 * and what is left is a union.
 */
export function mostSpecific(scope: PlaceScope, places: ChosenPlace[]): PlaceScope {
  const below = (level: keyof PlaceScope): ChosenPlace[] =>
    places.filter((place) => levels.indexOf(place.level) > levels.indexOf(level));
  const withoutParents = (level: keyof PlaceScope, idOf: (place: ChosenPlace) => number | null): number[] => {
    const parents = new Set(below(level).map(idOf));
    return scope[level].filter((id) => !parents.has(id));
  };
  return {
    cities: withoutParents('cities', (place) => place.cityId),
    districts: withoutParents('districts', (place) => place.districtId),
    urbans: withoutParents('urbans', (place) => place.urbanId),
    streets: scope.streets,
  };
}

const levels: (keyof PlaceScope)[] = ['cities', 'districts', 'urbans', 'streets'];

/** Whether places of more than one level are chosen, so that they have to be compared. */
export const isMixed = (scope: PlaceScope): boolean => levels.filter((level) => scope[level].length > 0).length > 1;

/** The places that filters choose. A grouped street is the street of the same id. */
export const chosenPlaces = (filters: StatementFilters): PlaceScope => ({
  cities: filters.cities ?? [],
  districts: filters.districts ?? [],
  urbans: filters.urbans ?? [],
  streets: [...new Set([...(filters.streets ?? []), ...(filters.grouped_streets ?? [])])],
});

export const noPlaces: PlaceScope = { cities: [], districts: [], urbans: [], streets: [] };

const pricedNames = ['price_from', 'price_to', 'square_price_from', 'square_price_to'] as const;
export const isPriced = (filters: StatementFilters): boolean =>
  filters.order_by === 'price' || filters.order_by === 'square_price' || pricedNames.some((name) => filters[name] !== undefined);
