import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contracts/locales';
import type { DealPrices, PlacePrices } from '@/lib/contracts/statements/prices';
import { siteSettings } from '@/lib/env';
import { localePath } from '@/lib/routes/locale-path';
import { siteOrigin } from '@/lib/seo/origin';
import { organizationJsonLd } from './home-json-ld';
import { type BreadcrumbItem, breadcrumbJsonLd, JsonLd, type JsonLdNode } from './json-ld';

type Props = { locale: Locale; prices: PlacePrices; title: string; crumbs: { name: string; href: string }[] };
/** Translates a message of the `prices` namespace. */
type Texts = (key: 'sale_median' | 'rent_median' | 'country' | 'seo.description', values?: { title: string }) => string;

/** The prices of a place as a schema.org Dataset; null when no price is known. */
export function pricesJsonLd(origin: string, { locale, prices, title, crumbs }: Props, text: Texts): JsonLdNode | null {
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
    ...measured(prices.sale, text('sale_median'), 'GEL/m²'),
    ...measured(prices.rent, text('rent_median'), 'GEL/m² per month'),
  ];
  if (variableMeasured.length === 0) return null;
  const months = prices.sale.months;
  const place = crumbs.slice(1).toReversed();
  return {
    '@type': 'Dataset',
    name: title,
    description: text('seo.description', { title }),
    url: origin + (crumbs.at(-1)?.href ?? ''),
    inLanguage: locale,
    isAccessibleForFree: true,
    creator: organizationJsonLd(origin, locale),
    ...(prices.updated_at === null ? {} : { dateModified: prices.updated_at }),
    temporalCoverage: `${months[0]?.month}/${months.at(-1)?.month}`,
    spatialCoverage: { '@type': 'Place', name: [...place.map(({ name }) => name), text('country')].join(', ') },
    variableMeasured,
  };
}

/** Breadcrumbs and the Dataset of a page of prices. */
export async function PricesJsonLd(props: Props) {
  const { locale, crumbs } = props;
  const [t, origin] = [await getTranslations({ locale, namespace: 'prices' }), await siteOrigin()];
  const home: BreadcrumbItem = { name: siteSettings.name[locale], path: localePath(locale, '/') };
  const way = [home, ...crumbs.map(({ name, href }) => ({ name, path: href }))];
  const dataset = pricesJsonLd(origin, props, t);
  return <JsonLd things={[breadcrumbJsonLd(origin, way), ...(dataset ? [dataset] : [])]} />;
}
