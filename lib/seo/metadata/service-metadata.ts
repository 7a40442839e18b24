import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contracts/locales';
import type { ServicePage, ServicePageKey } from '@/lib/contracts/money/services';
import { currencyIds } from '@/lib/domain/money/currency';
import { formatPriceFrom } from '@/lib/format/money';
import { localePath } from '@/lib/routes/locale-path';
import { serviceRouteOf } from '@/lib/routes/service-routes';
import { pageMetadata, truncateDescription, truncateTitle } from './page-metadata';

const imageOf = (locale: Locale, key: ServicePageKey): string => `/og/services/${locale}/${key}`;

/** Metadata of the page that presents a service: its name with its promise, and its description with the smallest price. */
export async function serviceMetadata(locale: Locale, page: ServicePage): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'services' });
  const name = t(`names.${page.key}`);
  const from = formatPriceFrom(page.price_from, currencyIds.gel, locale);
  return pageMetadata({
    locale,
    title: truncateTitle(`${page.title[locale]}: ${from}`, page.title[locale]),
    description: truncateDescription(page.lead[locale], `${name}: ${t('seo.price', { price: from })}`),
    pathIn: (language) => localePath(language, serviceRouteOf(page.key).landing),
    image: imageOf(locale, page.key),
  });
}

/** Metadata of an order view, which no search engine is to show. */
export async function serviceOrderMetadata(locale: Locale, key: ServicePageKey, path: string): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'services' });
  const title = t('order.title', { name: t(`names.${key}`) });
  return pageMetadata({
    locale,
    title,
    description: t('order.text'),
    pathIn: (language) => localePath(language, path),
    image: imageOf(locale, key),
    isIndexed: false,
  });
}
