import type { Locale } from '../../lib/contracts/common';
import type { City } from '../../lib/contracts/locations';

/** A city with its districts and their neighbourhoods as a picker shows it; ids are texts there. */
export const placeNodeOf = (city: City, locale: Locale) => ({
  id: String(city.id),
  label: city.display_names[locale],
  children: city.districts.map((district) => ({
    id: String(district.id),
    label: district.display_names[locale],
    children: district.urbans.map((urban) => ({ id: String(urban.id), label: urban.display_names[locale] })),
  })),
});

/** The gazetteer as a picker shows it. The large cities, which alone are divided, come first in its order; people look the others up by name. */
export function placeTreeOf(cities: readonly City[], locale: Locale) {
  const names = new Intl.Collator(locale);
  const large = cities.filter(({ districts }) => districts.length > 0);
  const others = cities
    .filter(({ districts }) => districts.length === 0)
    .sort((one, other) => names.compare(one.display_names[locale], other.display_names[locale]));
  return [...large, ...others].map((city) => placeNodeOf(city, locale));
}
