import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import type { Locale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { cache } from 'react';
import { CompanyCrumbs } from '@/features/companies/components/company-crumbs';
import { CompanyPhone } from '@/features/companies/components/company-phone';
import { CompanyAbout } from '@/features/companies/components/page/company-about';
import { CompanyAgents } from '@/features/companies/components/page/company-agents';
import { CompanyAside, OpeningStatus, Verification } from '@/features/companies/components/page/company-aside';
import { CompanyBar } from '@/features/companies/components/page/company-bar';
import { CompanyCover, CompanyHeader } from '@/features/companies/components/page/company-header';
import { CompanyTabs } from '@/features/companies/components/page/company-tabs';
import { SectionSplit } from '@/features/map/components/search-map/section-split';
import { ListView } from '@/features/search/components/list-view';
import { loadList, readListSearch } from '@/features/search/load-search';
import { viewerHeadersOf } from '@/features/statement/queries/get-statement';
import { getCompany } from '@/lib/api/companies';
import type { Company } from '@/lib/contracts/companies/companies';
import { googleMapsKey, siteSettings } from '@/lib/env';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { PageMessages } from '@/lib/i18n/page-messages';
import { companyRoute } from '@/lib/routes/addresses/company-address';
import { BrokerJsonLd } from '@/lib/seo/json-ld/company-json-ld';
import { companyMetadata } from '@/lib/seo/metadata/company-metadata';

type Props = {
  params: Promise<{ locale: Locale; id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The same object for the metadata and the page of one request. */
const viewerHeaders = cache(async () => viewerHeadersOf(await headers()));

const broker = 3;

async function findCompany({ params }: Props): Promise<{ locale: Locale; company: Company }> {
  const { locale, id } = await params;
  setRequestLocale(locale);
  const company = await getCompany(decodeURIComponent(id), await viewerHeaders());
  if (company?.type_id !== broker) notFound();
  return { locale, company };
}

async function queryOf({ searchParams }: Props): Promise<string> {
  const pairs = Object.entries(await searchParams).flatMap(([name, value = []]) => [value].flat().map((text) => [name, text]));
  return new URLSearchParams(pairs).toString();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, company } = await findCompany(props);
  return companyMetadata(locale, company, (await queryOf(props)) !== '');
}

/** What the company lists, with the filters of the search and the map; the state stands in this page's query. */
async function loadStatements(locale: Locale, company: Company, query: string) {
  const base = { path: companyRoute(company), fixed: { agencies: [company.id] } };
  const search = await readListSearch(locale, query, base);
  const list = await loadList(search, base);
  if (list.count.page > Math.max(1, list.count.last_page)) notFound();
  return { base, list, filters: search.filters };
}

/** The page of a broker. */
export default async function BrokerPage(props: Props) {
  const { locale, company } = await findCompany(props);
  const [t, { base, list, filters }] = [
    await getTranslations('companies.page'),
    await loadStatements(locale, company, await queryOf(props)),
  ];
  const now = new Date();
  const name = transliterateName(company.name, locale);
  const { latitude: lat, longitude: lng } = company;
  const office = lat !== null && lng !== null ? { lat, lng, label: t('office', { name }) } : undefined;
  return (
    <PageMessages names={['companies', 'phone', 'search', 'place', 'map']}>
      <BrokerJsonLd company={company} locale={locale} />
      <CompanyPhone id={company.id}>
        <div className="container-page pb-24 lg:pb-20">
          <CompanyCrumbs name={name} />
          <CompanyCover cover={company.cover} />
          <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start lg:gap-x-12">
            <div className="min-w-0">
              <CompanyHeader company={company} status={<OpeningStatus company={company} now={now} />} />
              <CompanyTabs company={company} />
              <div className="mt-7 lg:mt-9">
                <CompanyAbout company={company} />
              </div>
            </div>
            <aside className="relative max-lg:mt-6 lg:-mt-13 lg:mr-4">
              <CompanyAside company={company} siteName={siteSettings.name[locale]} now={now} />
              <div className="mt-4 rounded-card bg-aivani-50 p-4 lg:hidden">
                <Verification company={company} now={now} />
              </div>
            </aside>
          </div>
          <CompanyAgents company={company} />
          <div className="mt-9 lg:mt-14">
            <ListView
              {...list}
              id="statements"
              title={t('statements')}
              now={now}
              surround={(statements) => (
                <SectionSplit filters={filters} base={base} office={office} googleMapsKey={googleMapsKey}>
                  {statements}
                </SectionSplit>
              )}
            />
          </div>
        </div>
        <CompanyBar company={company} />
      </CompanyPhone>
    </PageMessages>
  );
}
