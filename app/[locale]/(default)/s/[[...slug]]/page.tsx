import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { Locale } from 'next-intl';
import { setRequestLocale } from 'next-intl/server';
import { cache } from 'react';
import { InlineBannerSlot } from '@/features/banners/components/banner-slots';
import { SearchSplit } from '@/features/map/components/search-map/search-split';
import { SearchView } from '@/features/search/components/search-view';
import { countSearch, loadSearch, readSearch } from '@/features/search/load-search';
import { googleMapsKey } from '@/lib/env';
import { PageMessages } from '@/lib/i18n/page-messages';
import { hasLostAreas, ignoredFilters } from '@/lib/routes/addresses/search-address';
import { type SearchParams, searchQuery } from '@/lib/routes/search-params';
import { SearchJsonLd } from '@/lib/seo/json-ld/search-json-ld';
import { searchMetadata } from '@/lib/seo/metadata/search-metadata';

type Props = {
  params: Promise<{ locale: Locale; slug?: string[] }>;
  searchParams: Promise<SearchParams>;
};

/** Metadata and page read the same address of one request. */
const readOnce = cache(readSearch);

async function readProps({ params, searchParams }: Props) {
  const { locale, slug = [] } = await params;
  setRequestLocale(locale);
  const query = searchQuery(await searchParams);
  const search = await readOnce(locale, slug[0] ?? null, query);
  if (!search) notFound();
  return { search, isAreaLost: hasLostAreas(query, search.filters), ignored: ignoredFilters(query) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { search } = await readProps(props);
  const { total } = await countSearch(search);
  return searchMetadata({ ...search, total });
}

export default async function SearchPage(props: Props) {
  const { search, isAreaLost, ignored } = await readProps(props);
  const view = await loadSearch(search);
  if (view.count.page > Math.max(1, view.count.last_page)) notFound();
  return (
    <PageMessages names={['search', 'place', 'map', 'crud', 'push', 'saved_searches']}>
      <SearchJsonLd {...search} statements={view.statements} count={view.count} />
      <SearchView
        {...view}
        isAreaLost={isAreaLost}
        ignored={ignored}
        now={new Date()}
        advertisement={<InlineBannerSlot place="interscroller" />}
        surround={(list, floating) => (
          <SearchSplit
            filters={search.filters}
            nearest={view.relaxation?.nearest.map(({ statement }) => statement.id)}
            googleMapsKey={googleMapsKey}
            action={floating}
          >
            {list}
          </SearchSplit>
        )}
      />
    </PageMessages>
  );
}
