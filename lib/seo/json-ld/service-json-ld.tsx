import type { Locale } from '@/lib/contracts/locales';
import type { ServicePage } from '@/lib/contracts/money/services';
import { siteSettings } from '@/lib/env';
import { localePath } from '@/lib/routes/locale-path';
import { serviceRouteOf } from '@/lib/routes/service-routes';
import { siteOrigin } from '@/lib/seo/origin';
import { breadcrumbJsonLd, JsonLd, type JsonLdNode } from './json-ld';

function serviceJsonLd(origin: string, locale: Locale, page: ServicePage, name: string): JsonLdNode {
  const url = origin + localePath(locale, serviceRouteOf(page.key).landing);
  return {
    '@type': 'Service',
    name,
    description: page.lead[locale],
    serviceType: name,
    url,
    provider: { '@id': `${origin}/#organization` },
    // A price of zero is not an offer.
    ...(page.price_from > 0
      ? {
          offers: {
            '@type': 'Offer',
            url,
            availability: 'https://schema.org/InStock',
            businessFunction: 'http://purl.org/goodrelations/v1#ProvideService',
            priceSpecification: { '@type': 'PriceSpecification', priceCurrency: 'GEL', minPrice: page.price_from },
          },
        }
      : {}),
  };
}

const questionsJsonLd = (locale: Locale, { questions }: ServicePage): JsonLdNode => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question[locale],
    acceptedAnswer: { '@type': 'Answer', text: answer[locale] },
  })),
});

/** The service with its smallest price, its breadcrumb, and its questions. */
export async function ServiceJsonLd({ page, name, locale }: { page: ServicePage; name: string; locale: Locale }) {
  const origin = await siteOrigin();
  const way = breadcrumbJsonLd(origin, [
    { name: siteSettings.name[locale], path: localePath(locale, '/') },
    { name, path: localePath(locale, serviceRouteOf(page.key).landing) },
  ]);
  const things = [serviceJsonLd(origin, locale, page, name), way];
  return <JsonLd things={page.questions.length > 0 ? [...things, questionsJsonLd(locale, page)] : things} />;
}
