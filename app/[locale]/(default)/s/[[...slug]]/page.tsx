import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { Locale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { cache } from 'react';
import { SearchSplit } from '@/features/map/components/search-split';
import { SearchView } from '@/features/search/components/search-view';
import { countSearch, loadSearch, readSearch } from '@/features/search/load-search';
import { googleMapsKey } from '@/lib/env';
import { formatNumber } from '@/lib/format/number';

type Props = {
  params: Promise<{ locale: Locale; slug?: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The query string behind Next's record of it. */
function queryOf(record: Record<string, string | string[] | undefined>): string {
  const pairs = Object.entries(record).flatMap(([name, value = []]) => [value].flat().map((text) => [name, text]));
  return new URLSearchParams(pairs).toString();
}

/** Metadata and page read the same address of one request. */
const readOnce = cache(readSearch);

async function readProps({ params, searchParams }: Props) {
  const { locale, slug = [] } = await params;
  setRequestLocale(locale);
  const search = await readOnce(locale, slug[0] ?? null, queryOf(await searchParams));
  if (!search) notFound();
  return search;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const search = await readProps(props);
  const [t, { total, page }] = await Promise.all([
    getTranslations({ locale: search.locale, namespace: 'search.meta' }),
    countSearch(search),
  ]);
  const { title } = search;
  return {
    title: page > 1 ? t('page', { title, page }) : title,
    description: t('description', { title, count: total, shown: formatNumber(total, search.locale) }),
  };
}

export default async function SearchPage(props: Props) {
  const search = await readProps(props);
  const view = await loadSearch(search);
  if (view.count.page > Math.max(1, view.count.last_page)) notFound();
  return (
    <SearchView
      {...view}
      now={new Date()}
      surround={(list) => (
        <SearchSplit filters={search.filters} googleMapsKey={googleMapsKey}>
          {list}
        </SearchSplit>
      )}
    />
  );
}
