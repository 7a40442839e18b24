import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Company } from '@/lib/contracts/companies/companies';
import type { Locale } from '@/lib/contracts/locales';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { brokersRoute, companyPath } from '@/lib/routes/addresses/company-address';
import { localePath } from '@/lib/routes/locale-path';
import { pageMetadata, truncateDescription } from './page-metadata';

/** Metadata of the list of brokers; a filtered one is not indexed. */
export async function brokersMetadata(locale: Locale, isFiltered: boolean): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'companies.list' });
  return pageMetadata({
    locale,
    title: t('title'),
    description: t('description'),
    pathIn: (language) => localePath(language, brokersRoute),
    image: `/og/home/${locale}`,
    isIndexed: !isFiltered,
  });
}

/** Metadata of a company's page; a search among its statements is not indexed. */
export async function companyMetadata(locale: Locale, company: Company, isFiltered: boolean): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'companies.page' });
  const name = transliterateName(company.name, locale);
  const values = { name, count: company.statements_count, agents: company.agents_count };
  return pageMetadata({
    locale,
    title: name,
    description: truncateDescription(t('description', values), company.about[locale]),
    pathIn: (language) => companyPath(language, company),
    image: `/og/home/${locale}`,
    isIndexed: !isFiltered,
  });
}
