import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contracts/locales';
import type { DealPrices, PlacePrices } from '@/lib/contracts/statements/prices';
import { siteSettings } from '@/lib/env';
import { localePath } from '@/lib/routes/locale-path';
import { siteOrigin } from '@/lib/seo/origin';
import { type BreadcrumbItem, breadcrumbJsonLd, JsonLd } from './json-ld';

type Props = { locale: Locale; prices: PlacePrices; title: string; crumbs: { name: string; href: string }[] };

/** The way to the prices of a place, and the figures as a data set. */
export async function PricesJsonLd({ locale, prices, title, crumbs }: Props) {
  const [t, origin] = [await getTranslations({ locale, namespace: 'prices' }), await siteOrigin()];
  const home: BreadcrumbItem = { name: siteSettings.name[locale], path: localePath(locale, '/') };
  const way = [home, ...crumbs.map(({ name, href }) => ({ name, path: href }))];
  const measured = ({ now: { figure } }: DealPrices, name: string, unitText: string) =>
    figure
      ? [
          {
            '@type': 'PropertyValue',
            name,
            value: figure['1'].median,
            minValue: figure['1'].low,
            maxValue: figure['1'].high,
            unitText,
          },
        ]
      : [];
  const variableMeasured = [
    ...measured(prices.sale, t('sale_median'), 'GEL/m²'),
    ...measured(prices.rent, t('rent_median'), 'GEL/m² per month'),
  ];
  const months = prices.sale.months;
  const place = crumbs.length > 1 ? crumbs.slice(1).toReversed() : [];
  const dataset = {
    '@type': 'Dataset',
    name: title,
    description: t('seo.description', { title }),
    url: origin + (crumbs.at(-1)?.href ?? ''),
    inLanguage: locale,
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', '@id': `${origin}/#organization`, name: siteSettings.name[locale], url: origin },
    ...(prices.updated_at === null ? {} : { dateModified: prices.updated_at }),
    temporalCoverage: `${months[0]?.month}/${months.at(-1)?.month}`,
    spatialCoverage: { '@type': 'Place', name: [...place.map(({ name }) => name), t('country')].join(', ') },
    variableMeasured,
  };
  return <JsonLd things={[breadcrumbJsonLd(origin, way), ...(variableMeasured.length > 0 ? [dataset] : [])]} />;
}
