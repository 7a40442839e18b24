import { getTranslations } from 'next-intl/server';
import type { Company } from '@/lib/contracts/companies/companies';
import type { Locale } from '@/lib/contracts/locales';
import { siteSettings } from '@/lib/env';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { brokersRoute, companyPath, developersRoute } from '@/lib/routes/addresses/company-address';
import { localePath } from '@/lib/routes/locale-path';
import { siteOrigin } from '@/lib/seo/origin';
import { breadcrumbJsonLd, JsonLd, type JsonLdNode } from './json-ld';

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function agentJsonLd(origin: string, locale: Locale, company: Company): JsonLdNode {
  const { latitude, longitude, logo, address, about } = company;
  return {
    '@type': 'RealEstateAgent',
    name: transliterateName(company.name, locale),
    url: origin + companyPath(locale, company),
    ...(about[locale] ? { description: about[locale] } : {}),
    ...(logo ? { logo: origin + logo } : {}),
    ...(company.website ? { sameAs: company.website } : {}),
    ...(company.founded_year === null ? {} : { foundingDate: String(company.founded_year) }),
    ...(address[locale] ? { address: { '@type': 'PostalAddress', streetAddress: address[locale], addressCountry: 'GE' } } : {}),
    ...(latitude !== null && longitude !== null ? { geo: { '@type': 'GeoCoordinates', latitude, longitude } } : {}),
    ...(company.languages.length > 0 ? { knowsLanguage: company.languages } : {}),
    openingHoursSpecification: company.opening_hours.map(({ weekday, from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${dayNames[weekday - 1]}`,
      opens: from,
      closes: to,
    })),
  };
}

/** The company and its breadcrumb. */
export async function BrokerJsonLd({ company, locale }: { company: Company; locale: Locale }) {
  const [origin, t] = [await siteOrigin(), await getTranslations({ locale, namespace: 'companies.list' })];
  const way = breadcrumbJsonLd(origin, [
    { name: siteSettings.name[locale], path: localePath(locale, '/') },
    { name: t('crumb'), path: localePath(locale, brokersRoute) },
    { name: transliterateName(company.name, locale), path: companyPath(locale, company) },
  ]);
  return <JsonLd things={[agentJsonLd(origin, locale, company), way]} />;
}

/** The developer and its breadcrumb. */
export async function DeveloperJsonLd({ company, locale }: { company: Company; locale: Locale }) {
  const [origin, t] = [await siteOrigin(), await getTranslations({ locale, namespace: 'projects.crumbs' })];
  const way = breadcrumbJsonLd(origin, [
    { name: siteSettings.name[locale], path: localePath(locale, '/') },
    { name: t('developers'), path: localePath(locale, developersRoute) },
    { name: transliterateName(company.name, locale), path: companyPath(locale, company) },
  ]);
  const { openingHoursSpecification: _hours, ...developer } = agentJsonLd(origin, locale, company);
  return <JsonLd things={[{ ...developer, '@type': 'Organization' }, way]} />;
}

/** The breadcrumb of the list of brokers. */
export async function BrokersJsonLd({ locale }: { locale: Locale }) {
  const [origin, t] = [await siteOrigin(), await getTranslations({ locale, namespace: 'companies.list' })];
  const way = breadcrumbJsonLd(origin, [
    { name: siteSettings.name[locale], path: localePath(locale, '/') },
    { name: t('crumb'), path: localePath(locale, brokersRoute) },
  ]);
  return <JsonLd things={[way]} />;
}
