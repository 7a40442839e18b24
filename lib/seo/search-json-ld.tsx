import type { Locale } from '@/lib/contracts/locales';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { StatementCard, StatementCount } from '@/lib/contracts/statements/statements';
import type { PlaceIndex } from '@/lib/domain/place/place-index';
import { breadcrumbJsonLd } from './breadcrumb-json-ld';
import { JsonLd } from './json-ld';
import { siteOrigin } from './origin';
import { itemListJsonLd, searchBreadcrumbs } from './search-list-json-ld';

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
  const way = breadcrumbJsonLd(origin, searchBreadcrumbs(locale, filters, places));
  const list = itemListJsonLd(origin, locale, title, statements, (count.page - 1) * count.per_page);
  return <JsonLd things={statements.length > 0 ? [way, list] : [way]} />;
}
