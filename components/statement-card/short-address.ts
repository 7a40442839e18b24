import type { Locale } from '@/lib/contracts/common';
import type { StatementCard } from '@/lib/contracts/statements/statements';

type Placed = Pick<StatementCard, 'urban_names' | 'district_names' | 'city_names'>;

export const narrowestPlace = ({ urban_names, district_names, city_names }: Placed, locale: Locale): string =>
  urban_names?.[locale] || district_names?.[locale] || city_names[locale];

/** "Vake, Chavchavadze Ave. 37": the narrowest known place, then the street. */
export const shortAddress = (statement: StatementCard, locale: Locale): string =>
  [narrowestPlace(statement, locale), statement.addresses[locale]].filter(Boolean).join(', ');
