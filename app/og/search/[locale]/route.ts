import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { getPlaces } from '@/lib/api/places/places';
import { countStatements } from '@/lib/api/statements/statement-count';
import { formatNumber } from '@/lib/format/number';
import { routing } from '@/lib/i18n/routing';
import { readFilters, singlePlace } from '@/lib/routes/addresses/search-address';
import { indexedTotalMin, searchIndexRule } from '@/lib/seo/index-rules';
import { searchTitle } from '@/lib/seo/metadata/search-metadata';
import { ogImageNotFound, ogImageResponse } from '@/lib/seo/og-image/response';

/**
 * The picture of a list: its title and its count. Only indexed lists have one, which bounds the number of pictures; a filtered list shows
 * that of the whole list.
 */
export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return ogImageNotFound();
  const filters = readFilters(new URL(request.url).search);
  // Checked before the count, so that other lists cost no query.
  if (!searchIndexRule(filters, indexedTotalMin).isIndexed || filters.page !== undefined) return ogImageNotFound();
  const places = await getPlaces();
  const place = singlePlace(filters);
  if (place && !places.find(place)) return ogImageNotFound();
  const { total } = await countStatements(filters);
  if (total === 0) return ogImageNotFound();
  const t = await getTranslations({ locale, namespace: 'seo.picture' });
  const detail = t('count', { count: total, shown: formatNumber(total, locale) });
  return ogImageResponse({ locale, title: searchTitle(locale, filters, places), detail });
}
