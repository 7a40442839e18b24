import type { Locale } from '@/lib/contracts/common';
import type { StatementCard } from '@/lib/contracts/statements/statements';
import { cityIds } from '@/lib/domain/place/place-index';

type Placed = Pick<StatementCard, 'urban_names' | 'district_names' | 'city_names'>;

export const narrowestPlace = ({ urban_names, district_names, city_names }: Placed, locale: Locale): string =>
  urban_names?.[locale] || district_names?.[locale] || city_names[locale];

/**
 * The street under a title that names the narrowest place: "Chavchavadze Ave. 37", outside the capital "Batumi, New Boulevard 5".
 * Without a street the place is repeated, so that the line is never empty.
 */
export function shortAddress(statement: Placed & Pick<StatementCard, 'city_id' | 'addresses'>, locale: Locale): string {
  const place = narrowestPlace(statement, locale);
  const street = statement.addresses[locale];
  const city = statement.city_names[locale];
  const isCityNamed = city === place || statement.city_id === cityIds.tbilisi;
  if (!street) return isCityNamed ? place : `${city}, ${place}`;
  return isCityNamed ? street : `${city}, ${street}`;
}
