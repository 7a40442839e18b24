import type { Locale } from '@/lib/contracts/locales';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import type { PlaceIndex } from '@/lib/domain/place/place-index';
import { statementPath } from '@/lib/routes/statement-address';
import { breadcrumbJsonLd } from './breadcrumb-json-ld';
import { JsonLd } from './json-ld';
import { listingJsonLd } from './listing-json-ld';
import { siteOrigin } from './origin';
import { searchBreadcrumbs } from './search-list-json-ld';

/** The lists that lead to a statement: its deal and type in each place that it lies in. */
function listsOf({ deal_type_id, real_estate_type_id, city_id, district_id, urban_id }: StatementDetail) {
  const narrowest = urban_id ? { urbans: [urban_id] } : district_id ? { districts: [district_id] } : { cities: [city_id] };
  return { deal_types: [deal_type_id], real_estate_types: [real_estate_type_id], ...narrowest };
}

/** The listing of an offered statement, and the way to it. */
export async function StatementJsonLd({
  locale,
  statement,
  places,
}: {
  locale: Locale;
  statement: StatementDetail;
  places: PlaceIndex;
}) {
  const origin = await siteOrigin();
  const self = { name: statement.dynamic_titles[locale], path: statementPath(locale, statement) };
  const steps = [...searchBreadcrumbs(locale, listsOf(statement), places), self];
  return <JsonLd things={[listingJsonLd(origin, statement, locale), breadcrumbJsonLd(origin, steps)]} />;
}
