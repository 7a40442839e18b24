import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import type { Locale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { cache, type ReactNode } from 'react';
import { CompanyPhone } from '@/features/companies/components/company-phone';
import { CompanyAbout } from '@/features/companies/components/page/company-about';
import { CompanyAside, OpeningStatus, Verification } from '@/features/companies/components/page/company-aside';
import { CompanyBar } from '@/features/companies/components/page/company-bar';
import { CompanyCover, CompanyHeader } from '@/features/companies/components/page/company-header';
import { SectionSplit } from '@/features/map/components/search-map/section-split';
import { ListView } from '@/features/search/components/list-view';
import { loadList, readListSearch } from '@/features/search/load-search';
import { viewerHeadersOf } from '@/features/statement/queries/get-statement';
import { getCompany } from '@/lib/api/companies';
import type { Company } from '@/lib/contracts/companies/companies';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { googleMapsKey, siteSettings } from '@/lib/env';
import { transliterateName } from '@/lib/format/slugs/romanise';
import type { Messages } from '@/lib/i18n/messages';
import { PageMessages } from '@/lib/i18n/page-messages';
import { companyRoute } from '@/lib/routes/addresses/company-address';
import { companyMetadata } from '@/lib/seo/metadata/company-metadata';

export type CompanyPageProps = {
  params: Promise<{ locale: Locale; id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The same object for the metadata and the page of one request. */
const viewerHeaders = cache(async () => viewerHeadersOf(await headers()));

/** The company of the address; a 404 for companies of other types. */
export async function findCompany({ params }: CompanyPageProps, typeId: number): Promise<{ locale: Locale; company: Company }> {
  const { locale, id } = await params;
  setRequestLocale(locale);
  const company = await getCompany(decodeURIComponent(id), await viewerHeaders());
  if (company?.type_id !== typeId) notFound();
  return { locale, company };
}

async function queryOf({ searchParams }: CompanyPageProps): Promise<string> {
  const pairs = Object.entries(await searchParams).flatMap(([name, value = []]) => [value].flat().map((text) => [name, text]));
  return new URLSearchParams(pairs).toString();
}

export const companyPageMetadata =
  (typeId: number) =>
  async (props: CompanyPageProps): Promise<Metadata> => {
    const { locale, company } = await findCompany(props, typeId);
    return companyMetadata(locale, company, (await queryOf(props)) !== '');
  };

/**
 * The statements of a company, with the filters of the search and the map; the query string contains the state.
 * @param fixed the filters that choose them
 */
export async function loadStatements(props: CompanyPageProps, company: Company, fixed: StatementFilters) {
  const { locale } = await props.params;
  const base = { path: companyRoute(company), fixed };
  const search = await readListSearch(locale, await queryOf(props), base);
  const list = await loadList(search, base);
  if (list.count.page > Math.max(1, list.count.last_page)) notFound();
  return { base, list, filters: search.filters };
}

type Props = {
  locale: Locale;
  company: Company;
  statements: Awaited<ReturnType<typeof loadStatements>>;
  /** Namespaces of messages that the children read. */
  messages?: readonly (keyof Messages)[];
  crumbs: ReactNode;
  tabs?: ReactNode;
  /** Between the company and its statements. */
  children: ReactNode;
  /**
   * Shown on phones after the statements in place of the children, with the verification. A second copy keeps the focus order that of the
   * page.
   */
  phoneEnd?: ReactNode;
};

/** The page of a broker or a developer. */
export async function CompanyPage({ locale, company, statements, messages = [], crumbs, tabs, children, phoneEnd }: Props) {
  const t = await getTranslations('companies.page');
  const now = new Date();
  const notOnPhones = phoneEnd ? 'max-lg:hidden' : '';
  const verification = (
    <div className="mt-4 rounded-card bg-aivani-50 p-4 lg:hidden">
      <Verification company={company} now={now} />
    </div>
  );
  const { latitude: lat, longitude: lng } = company;
  const name = transliterateName(company.name, locale);
  const office = lat !== null && lng !== null ? { lat, lng, label: t('office', { name }) } : undefined;
  return (
    <PageMessages names={['companies', 'phone', 'search', 'place', 'map', ...messages]}>
      <CompanyPhone id={company.id}>
        <div className="container-page pb-24 lg:pb-20">
          {crumbs}
          <CompanyCover cover={company.cover} />
          <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start lg:gap-x-12">
            <div className="min-w-0">
              <CompanyHeader company={company} status={<OpeningStatus company={company} now={now} />} />
              {tabs}
              <div className={`mt-7 lg:mt-9 ${notOnPhones}`}>
                <CompanyAbout company={company} />
              </div>
            </div>
            <aside className="relative max-lg:mt-6 lg:-mt-13 lg:mr-4">
              <CompanyAside company={company} siteName={siteSettings.name[locale]} now={now} />
              {phoneEnd ? null : verification}
            </aside>
          </div>
          <div className={notOnPhones}>{children}</div>
          <div className="mt-9 lg:mt-14">
            <ListView
              {...statements.list}
              id="statements"
              title={t('statements')}
              now={now}
              surround={(list) => (
                <SectionSplit filters={statements.filters} base={statements.base} office={office} googleMapsKey={googleMapsKey}>
                  {list}
                </SectionSplit>
              )}
            />
          </div>
          {phoneEnd ? (
            <div className="lg:hidden">
              {phoneEnd}
              <div className="mt-9">
                <CompanyAbout company={company} idPrefix="phone-" />
              </div>
              {verification}
            </div>
          ) : null}
        </div>
        <CompanyBar company={company} />
      </CompanyPhone>
    </PageMessages>
  );
}
