import { CompanyCrumbs } from '@/features/companies/components/company-crumbs';
import { CompanyAgents } from '@/features/companies/components/page/company-agents';
import { CompanyTabs } from '@/features/companies/components/page/company-tabs';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { BrokerJsonLd } from '@/lib/seo/json-ld/company-json-ld';
import { CompanyPage, type CompanyPageProps, companyPageMetadata, findCompany, loadStatements } from '../../company-page';

const broker = 3;

export const generateMetadata = companyPageMetadata(broker);

/** The page of a broker: the company, its agents, and what they list. */
export default async function BrokerPage(props: CompanyPageProps) {
  const { locale, company } = await findCompany(props, broker);
  const statements = await loadStatements(props, company, { agencies: [company.id] });
  return (
    <>
      <BrokerJsonLd company={company} locale={locale} />
      <CompanyPage
        locale={locale}
        company={company}
        statements={statements}
        crumbs={<CompanyCrumbs name={transliterateName(company.name, locale)} />}
        tabs={<CompanyTabs company={company} />}
        phoneEnd={<CompanyAgents company={company} idPrefix="phone-" />}
      >
        <CompanyAgents company={company} />
      </CompanyPage>
    </>
  );
}
