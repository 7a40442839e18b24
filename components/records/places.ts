import type { PlaceNode, PlaceSelection } from '@/components/ui/place-tree';
import type { Locale } from '@/lib/contracts/common';
import type { City } from '@/lib/contracts/locations';

/** The gazetteer as the picker shows it: the divided cities first, the others by name. */
export function placeTreeOf(cities: readonly City[], locale: Locale): PlaceNode[] {
  const names = new Intl.Collator(locale);
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

/** Ids by level; below a city those of districts and neighbourhoods that narrow it. */
export type PlaceIds = { cities: number[]; districts: number[]; urbans: number[] };

const texts = (ids: readonly number[]): string[] => ids.map(String);
const numbers = (ids: readonly string[]): number[] => ids.map(Number);

/** Places as the picker keeps them. */
export const selectionOf = ({ cities, districts, urbans }: PlaceIds): PlaceSelection => [
  texts(cities),
  texts(districts),
  texts(urbans),
];

/** The places of the picker's selection. */
export const placeIdsOf = ([top, middle, leaves]: PlaceSelection): PlaceIds => ({
  cities: numbers(top),
  districts: numbers(middle),
  urbans: numbers(leaves),
});
