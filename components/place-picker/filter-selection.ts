import type { PlaceSelection } from '@/components/place-picker/place-tree';
import type { City } from '@/lib/contracts/locations';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';

const chosenOf = (ids: number[] | undefined, known: { id: number }[]): string[] =>
  known.filter(({ id }) => ids?.includes(id)).map(({ id }) => String(id));

/** What the filters choose, as the picker keeps it: places of one city, the first that any of them names. */
export function selectionFromFilters({ cities: cityIds, districts, urbans }: StatementFilters, cities: City[]): PlaceSelection {
  for (const city of cities) {
    const middle = chosenOf(districts, city.districts);
    const leaves = city.districts.flatMap((district) => chosenOf(urbans, district.urbans));
    if (cityIds?.includes(city.id) || middle.length > 0 || leaves.length > 0) return [[String(city.id)], middle, leaves];
  }
  return [[], [], []];
}

/** The place filters of a selection; the city is left unsaid where something inside it is chosen. */
export function filtersFromSelection([top, middle, leaves]: PlaceSelection): Pick<
  StatementFilters,
  'cities' | 'districts' | 'urbans'
> {
  const isNarrowed = middle.length > 0 || leaves.length > 0;
  return { cities: isNarrowed ? [] : top.map(Number), districts: middle.map(Number), urbans: leaves.map(Number) };
}
