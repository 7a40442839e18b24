import type { PlaceNode, PlaceSelection } from '@/components/ui/place-tree';
import type { Locale } from '@/lib/contracts/common';
import type { City } from '@/lib/contracts/locations';
import type { StatementFilters } from '@/lib/contracts/statement-filters';

/** The gazetteer as the picker shows it, in the language of the page. */
export function buildPlaceTree(cities: City[], locale: Locale): PlaceNode[] {
  const names = new Intl.Collator(locale);
  // The large cities, which alone are divided, come first in the gazetteer's order; people look the others up by name.
  const large = cities.filter(({ districts }) => districts.length > 0);
  const others = cities
    .filter(({ districts }) => districts.length === 0)
    .sort((one, other) => names.compare(one.display_names[locale], other.display_names[locale]));
  return [...large, ...others].map((city) => ({
    id: String(city.id),
    label: city.display_names[locale],
    children: city.districts.map((district) => ({
      id: String(district.id),
      label: district.display_names[locale],
      children: district.urbans.map((urban) => ({ id: String(urban.id), label: urban.display_names[locale] })),
    })),
  }));
}

const chosenOf = (ids: number[] | undefined, known: { id: number }[]): string[] =>
  known.filter(({ id }) => ids?.includes(id)).map(({ id }) => String(id));

/** What the filters choose, as the picker keeps it: places of one city, the first that any of them names. */
export function selectionOf({ cities: cityIds, districts, urbans }: StatementFilters, cities: City[]): PlaceSelection {
  for (const city of cities) {
    const middle = chosenOf(districts, city.districts);
    const leaves = city.districts.flatMap((district) => chosenOf(urbans, district.urbans));
    if (cityIds?.includes(city.id) || middle.length > 0 || leaves.length > 0) return [[String(city.id)], middle, leaves];
  }
  return [[], [], []];
}

/** The place filters of a selection; the city is left unsaid where something inside it is chosen. */
export function placeFiltersOf([top, middle, leaves]: PlaceSelection): Pick<StatementFilters, 'cities' | 'districts' | 'urbans'> {
  const isNarrowed = middle.length > 0 || leaves.length > 0;
  return { cities: isNarrowed ? [] : top.map(Number), districts: middle.map(Number), urbans: leaves.map(Number) };
}
