import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { cache } from 'react';
import { PricesView } from '@/features/prices/components/prices-view';
import { getParameters } from '@/lib/api/market/market-data';
import { getPrices } from '@/lib/api/market/prices';
import { getCityTree, getPlaces } from '@/lib/api/places/places';
import { countStatements } from '@/lib/api/statements/statement-count';
import type { Locale } from '@/lib/contracts/locales';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { dealTypes, realEstateTypes } from '@/lib/domain/statement/market-ids';
import { PageMessages } from '@/lib/i18n/page-messages';
import { lastPlaceOf, pathToPlace, pricesPath, readPricesPath } from '@/lib/routes/addresses/prices-address';
import { searchPath } from '@/lib/routes/addresses/search-address';
import { PricesJsonLd } from '@/lib/seo/json-ld/prices-json-ld';
import { pricesMetadata } from '@/lib/seo/metadata/prices-metadata';

type Props = {
  params: Promise<{ locale: Locale; place?: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Metadata and page read the same place of one request. */
const readPlace = cache(async (locale: Locale, segments: string) => {
  const cities = await getCityTree();
  const way = readPricesPath(cities, segments === '' ? [] : segments.split('/'));
  if (!way) notFound();
  const [t, prices] = [await getTranslations({ locale, namespace: 'prices' }), await getPrices(lastPlaceOf(way))];
  const place = way.at(-1);
  const title = place ? t('title', { place: place.display_names_in[locale] }) : t('title_country');
  return { cities, way, prices, title };
});

async function readProps({ params, searchParams }: Props) {
  const { locale, place = [] } = await params;
  setRequestLocale(locale);
  const deal = (await searchParams).deal_types === String(dealTypes.rent) ? ('rent' as const) : ('sale' as const);
  return { locale, deal, ...(await readPlace(locale, place.map(decodeURIComponent).join('/'))) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return pricesMetadata(await readProps(props));
}

/** What apartments cost and let for in the country or at a place of it. */
export default async function PricesPage(props: Props) {
  const { locale, deal, cities, way, prices, title } = await readProps(props);
  const t = await getTranslations('prices');
  const { level, id } = prices.place;
  const placeFilters: StatementFilters = level === 'country' ? {} : { [level]: [id] };
  const kind: StatementFilters = { real_estate_types: [realEstateTypes.apartment], ...placeFilters };
  const [places, { dictionaries }, { total }] = await Promise.all([getPlaces(), getParameters(), countStatements(kind)]);
  const listOf = (dealTypeId: number, bounds: StatementFilters = {}) =>
    searchPath(locale, { ...kind, deal_types: [dealTypeId], ...bounds }, places);
  const path = pricesPath(locale, way);
  const crumbs = [
    { name: t('crumb'), href: pricesPath(locale, []) },
    ...way.map(({ display_names }, index) => ({
      name: display_names[locale],
      href: pricesPath(locale, way.slice(0, index + 1)),
    })),
  ];
  return (
    <PageMessages names={['place', 'prices']}>
      <PricesJsonLd locale={locale} prices={prices} title={title} crumbs={crumbs} />
      <PricesView
        prices={prices}
        deal={deal}
        title={title}
        crumbs={crumbs}
        listedCount={total}
        paths={{ sale: path, rent: `${path}?deal_types=${dealTypes.rent}` }}
        listPaths={{ sale: listOf(dealTypes.sale), rent: listOf(dealTypes.rent) }}
        listPathOf={(bounds) => listOf(dealTypes[deal], bounds)}
        conditionName={(conditionId) =>
          dictionaries.conditions?.find((option) => option.id === conditionId)?.display_names[locale] ?? null
        }
        beside={prices.places.map((place) => {
          const steps = pathToPlace(cities, place);
          const name = steps.at(-1)?.display_names[locale] ?? '';
          return { ...place, name, href: pricesPath(locale, steps), isCurrent: place.level === level && place.id === id };
        })}
        now={new Date()}
      />
    </PageMessages>
  );
}
