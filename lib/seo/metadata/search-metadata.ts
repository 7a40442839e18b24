import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contracts/locales';
import { serialiseStatementFilters } from '@/lib/contracts/statements/filter-query';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { PlaceIndex } from '@/lib/domain/place/place-index';
import { isDealTypeId, isRealEstateTypeId, roomCountOf } from '@/lib/domain/statement/market-ids';
import { buildListTitle } from '@/lib/format/list-title';
import { formatNumber } from '@/lib/format/number';
import { searchFeedPath, searchPath, singlePlace } from '@/lib/routes/addresses/search-address';
import { indexableFilters, searchIndexRule } from '@/lib/seo/index-rules';
import { type PageMetadata, pageMetadata, truncateDescription, truncateTitle } from './page-metadata';

/** "იყიდება 2-ოთახიანი ბინები ვაკეში": the title of a list of index-worthy filters. */
export function searchTitle(locale: Locale, filters: StatementFilters, places: Pick<PlaceIndex, 'find'>): string {
  const [deal = 0] = filters.deal_types ?? [];
  const [type = 0] = filters.real_estate_types ?? [];
  const [rooms = 0] = filters.room_types ?? [];
  const ref = singlePlace(filters);
  return buildListTitle(
    {
      dealTypeId: isDealTypeId(deal) ? deal : null,
      realEstateTypeId: isRealEstateTypeId(type) ? type : null,
      roomCount: roomCountOf(rooms),
      placeIn: (ref && places.find(ref)?.namesIn[locale]) ?? null,
      isAuction: filters.is_auction ?? false,
    },
    locale,
  );
}

type SearchPage = {
  locale: Locale;
  filters: StatementFilters;
  places: PlaceIndex;
  /** The heading of the page, which may name more than the canonical list. */
  title: string;
  total: number;
};

/** The picture of an indexed list, the same on each of its pages; a filtered list has that of the site. */
function searchImage(locale: Locale, filters: StatementFilters, isIndexed: boolean): string {
  if (!isIndexed) return `/og/home/${locale}`;
  const query = serialiseStatementFilters(indexableFilters(filters)).toString();
  return `/og/search/${locale}${query === '' ? '' : `?${query}`}`;
}

/** Metadata of a list: its title with the count, its address, whether it is indexed. */
export async function searchMetadata({ locale, filters, places, title, total }: SearchPage): Promise<PageMetadata> {
  const t = await getTranslations({ locale, namespace: 'seo.search' });
  const { canonical, isIndexed } = searchIndexRule(filters, total);
  const name = isIndexed ? searchTitle(locale, canonical, places) : title;
  const page = filters.page ?? 1;
  const values = { title: name, count: total, shown: formatNumber(total, locale) };
  const counted = total > 0 ? truncateTitle(t('title', values), name) : name;
  const metadata = pageMetadata({
    locale,
    title: page > 1 ? t('page', { title: name, page }) : counted,
    description: total > 0 ? truncateDescription(t('description', values), t('more')) : t('empty', { title: name }),
    pathIn: (language) => searchPath(language, isIndexed ? canonical : filters, places),
    image: searchImage(locale, filters, isIndexed),
    isIndexed,
  });
  const feed = { 'application/rss+xml': searchFeedPath(locale, filters) };
  return { ...metadata, alternates: { ...metadata.alternates, types: feed } };
}
