import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contracts/locales';
import type { PlacePrices } from '@/lib/contracts/statements/prices';
import { formatPricePerSqm, formatRentPerSqm } from '@/lib/format/money';
import { type PlaceStep, pricesPath } from '@/lib/routes/addresses/prices-address';
import { pageMetadata, truncateDescription } from './page-metadata';

type PricesPage = { locale: Locale; deal: 'sale' | 'rent'; way: PlaceStep[]; prices: PlacePrices; title: string };

/** Metadata of the prices of a place; a page without a price, and the second view of one, is not indexed. */
export async function pricesMetadata({ locale, deal, way, prices: { sale, rent }, title }: PricesPage): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'prices.seo' });
  const [price, monthly] = [sale.now.figure?.['1'].median, rent.now.figure?.['1'].median];
  const figures = [
    price === undefined ? null : t('sale', { price: formatPricePerSqm(price, 1, locale) }),
    monthly === undefined ? null : t('rent', { price: formatRentPerSqm(monthly, 1, locale) }),
  ].filter((figure) => figure !== null);
  return pageMetadata({
    locale,
    title,
    description: truncateDescription(t('description', { title }), ...figures),
    pathIn: (language) => pricesPath(language, way),
    image: `/og/home/${locale}`,
    isIndexed: deal === 'sale' && price !== undefined,
  });
}
