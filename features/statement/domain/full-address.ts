import type { Locale } from '@/lib/contracts/common';
import type { StatementDetail } from '@/lib/contracts/statements/statements';

type Addressed = Pick<StatementDetail, 'city_names' | 'urban_names' | 'district_names' | 'addresses'>;

/** "Tbilisi, Vake, Chavchavadze Avenue 37": the city, the narrowest known place, the street. */
export function fullAddress({ city_names, urban_names, district_names, addresses }: Addressed, locale: Locale): string {
  const place = urban_names[locale] || district_names[locale];
  const parts = [city_names[locale], place, addresses[locale]];
  return parts.filter((part, index) => part && part !== parts[index - 1]).join(', ');
}
