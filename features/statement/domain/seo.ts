import type { Locale } from '@/lib/contracts/common';
import type { StatementDetail } from '@/lib/contracts/statements';
import { formatArea } from '@/lib/format/number';
import { priceViewOf } from './price-view';

/** Title and description of a statement's page in a language, from its fields; the price is the one its owner typed. */
export function seoOf(statement: StatementDetail, locale: Locale): { title: string; description: string } {
  const title = statement.dynamic_titles[locale];
  const price = priceViewOf(statement, statement.currency_id === 2 ? 2 : 1, locale)?.main;
  const area = formatArea(statement.area, locale, statement.area_type_id);
  const address = addressLine(statement, locale);
  const line = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ');
  return { title: line(title, price, area), description: `${line(title, address)}. ${line(area, price)}. ID ${statement.id}.` };
}

type Addressed = Pick<StatementDetail, 'city_names' | 'urban_names' | 'district_names' | 'addresses'>;

/** "Tbilisi, Vake, Chavchavadze Avenue 37": the city, the narrowest known place, the street. */
export function addressLine({ city_names, urban_names, district_names, addresses }: Addressed, locale: Locale): string {
  const place = urban_names[locale] || district_names[locale];
  const parts = [city_names[locale], place, addresses[locale]];
  return parts.filter((part, index) => part && part !== parts[index - 1]).join(', ');
}
