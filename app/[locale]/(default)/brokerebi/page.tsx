import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { CompanyCrumbs } from '@/features/companies/components/company-crumbs';
import { BrokerSearch } from '@/features/companies/components/list/broker-search';
import { ClaimPanel } from '@/features/companies/components/list/claim-panel';
import { CompanyList } from '@/features/companies/components/list/company-list';
import type { PlaceGroup } from '@/features/companies/components/list/search-cell';
import { TopBrokers } from '@/features/companies/components/list/top-brokers';
import { brokersPath, placeOfQuery, readBrokerQuery, toApiQuery } from '@/features/companies/domain/broker-query';
import { getBrokers, getTopBrokers } from '@/lib/api/companies';
import { getCityTree } from '@/lib/api/places/places';
import type { Localised } from '@/lib/contracts/common';
import { formatNumber } from '@/lib/format/number';
import { PageMessages } from '@/lib/i18n/page-messages';
import { BrokersJsonLd } from '@/lib/seo/json-ld/company-json-ld';
import { brokersMetadata } from '@/lib/seo/metadata/company-metadata';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

async function readQuery({ searchParams }: Props) {
  const given = Object.entries(await searchParams).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return readBrokerQuery(new URLSearchParams(given));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const query = await readQuery(props);
  return brokersMetadata(await getLocale(), brokersPath('ka', query).includes('?'));
}

/** The places that brokers can be filtered by: the districts of the capital and the cities. */
async function loadPlaces(): Promise<PlaceGroup[]> {
  const [locale, t, cities] = [await getLocale(), await getTranslations('companies.search'), await getCityTree()];
  const [capital] = cities;
  const option = (level: 'cities' | 'districts', { id, display_names }: { id: number; display_names: Localised }) => ({
    value: `${level}-${id}`,
    name: display_names[locale],
  });
  return [
    { label: t('cities'), places: cities.map((city) => option('cities', city)) },
    { label: t('districts_of'), places: (capital?.districts ?? []).map((district) => option('districts', district)) },
  ];
}

/** Brokers and agencies. */
export default async function BrokersPage(props: Props) {
  const query = await readQuery(props);
  const [locale, t, list, top, groups] = await Promise.all([
    getLocale(),
    getTranslations('companies.list'),
    getBrokers(toApiQuery(query)),
    getTopBrokers(),
    loadPlaces(),
  ]);
  if (query.page > list.last_page) notFound();
  const place = placeOfQuery(query);
  const placeName = groups.flatMap(({ places }) => places).find(({ value }) => value === query.place)?.name ?? null;
  const isPlain = query.page === 1 && !query.name && !place && !query.deal && !query.language;
  const { companies, agents, verified } = list.summary;
  return (
    <PageMessages names={['companies']}>
      <BrokersJsonLd locale={locale} />
      <div className="container-page pb-12 max-lg:pt-4 lg:pb-20">
        <CompanyCrumbs />
        <h1 className="mt type-h1 lg:mt-1">{t('title')}</h1>
        <p className="type-body mt-1 text-ink-2">{t('lead', { companies, agents, verified: formatNumber(verified, locale) })}</p>
        <BrokerSearch query={query} places={groups} />
        {isPlain ? <TopBrokers companies={top} /> : null}
        <CompanyList list={list} query={query} placeName={placeName} />
        <ClaimPanel />
      </div>
    </PageMessages>
  );
}
