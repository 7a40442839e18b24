import type { Locale } from '@/lib/contracts/locales';
import type { StatementFilters } from '@/lib/contracts/statement-filters';
import type { StatementCard, StatementCount } from '@/lib/contracts/statements';
import type { PlaceIndex } from '@/lib/routes/place-index';
import { breadcrumbThing } from './breadcrumb-thing';
import { JsonLd } from './json-ld';
import { siteOrigin } from './origin';
import { itemListThing, searchSteps } from './search-things';

type Props = {
  locale: Locale;
  filters: StatementFilters;
  places: PlaceIndex;
  title: string;
  statements: StatementCard[];
  count: StatementCount;
};

/** The way to a list, and what its page shows; an empty list is none. */
export async function SearchJsonLd({ locale, filters, places, title, statements, count }: Props) {
  const origin = await siteOrigin();
  const way = breadcrumbThing(origin, searchSteps(locale, filters, places));
  const list = itemListThing(origin, locale, title, statements, (count.page - 1) * count.per_page);
  return <JsonLd things={statements.length > 0 ? [way, list] : [way]} />;
}
