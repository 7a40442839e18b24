import { withOrder } from '@/features/search/domain/list-order';
import { describeSearch } from '@/features/search/load-search';
import { getStatements } from '@/features/search/queries/search';
import { getPlaces } from '@/lib/api/places/places';
import { type Locale, locales } from '@/lib/contracts/locales';
import type { StatementCard } from '@/lib/contracts/statements/statements';
import { toCurrencyId } from '@/lib/domain/money/currency';
import { siteSettings } from '@/lib/env';
import { formatArea } from '@/lib/format/number';
import { priceViewOf } from '@/lib/format/price-view';
import { readFilters, searchFeedPath, searchPath } from '@/lib/routes/addresses/search-address';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { feedXml } from '@/lib/seo/feed';
import { feedResponse } from '@/lib/seo/feed-response';
import { siteOrigin } from '@/lib/seo/origin';

const statementsMax = 50;

/** "$ 120,000 · 75 m² · Abashidze St. 5" */
function summarise(statement: StatementCard, locale: Locale): string {
  const price = priceViewOf(statement, toCurrencyId(statement.statement_currency_id), locale);
  const area = statement.area > 0 ? formatArea(statement.area, locale, statement.area_type_id) : '';
  return [price && price.main + price.period, area, statement.addresses[locale]].filter(Boolean).join(' · ');
}

/** The newest statements of a search in one language as RSS 2.0. The query is that of a list; unknown parameters are ignored. */
export async function GET(request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const { name } = await params;
  const locale = locales.find((language) => name === `${language}.xml`);
  if (!locale) return new Response(null, { status: 404 });
  const requested = withOrder(readFilters(new URL(request.url).search), 'date_desc');
  const [origin, search, { data }] = await Promise.all([
    siteOrigin(),
    getPlaces().then((places) => describeSearch(locale, requested, places)),
    getStatements({ ...requested, per_page: statementsMax }),
  ]);
  const site = siteSettings.name[locale];
  const xml = feedXml({
    title: `${search.title} · ${site}`,
    description: search.title,
    language: locale,
    link: origin + searchPath(locale, requested, search.places),
    self: origin + searchFeedPath(locale, requested),
    items: data.map((statement) => ({
      id: `urn:uuid:${statement.uuid}`,
      title: statement.dynamic_titles[locale],
      link: origin + statementPath(locale, statement),
      description: summarise(statement, locale),
      publishedAt: new Date(statement.last_updated_iso),
    })),
  });
  return feedResponse(request, xml, 600);
}
