import { type Locale, locales } from '@/lib/contracts/locales';
import { siteSettings } from '@/lib/env';
import { toE164 } from '@/lib/format/phone';
import { localePath } from '@/lib/routes/locale-path';
import { siteOrigin } from '@/lib/seo/origin';
import { JsonLd, type JsonLdNode } from './json-ld';

const organizationId = (origin: string): string => `${origin}/#organization`;

/** The organization that runs the site. */
export function organizationJsonLd(origin: string, locale: Locale): JsonLdNode {
  const { name, supportPhone, supportEmail: email } = siteSettings;
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: name[locale],
    alternateName: [...new Set(Object.values(name))].filter((other) => other !== name[locale]),
    url: `${origin}/`,
    logo: `${origin}/assets/brand/apple-icon.png`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: toE164(supportPhone),
      email,
      availableLanguage: locales,
    },
  };
}

/** The site in a language, and how its search is addressed. */
export function websiteJsonLd(origin: string, locale: Locale): JsonLdNode {
  return {
    '@type': 'WebSite',
    '@id': `${origin}${localePath(locale, '/')}#website`,
    name: siteSettings.name[locale],
    url: origin + localePath(locale, '/'),
    inLanguage: locale,
    publisher: { '@id': organizationId(origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${localePath(locale, '/s')}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The site and who runs it. */
export async function HomeJsonLd({ locale }: { locale: Locale }) {
  const origin = await siteOrigin();
  return <JsonLd things={[organizationJsonLd(origin, locale), websiteJsonLd(origin, locale)]} />;
}
