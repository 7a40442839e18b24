import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contracts/locales';
import { formatNumber } from '@/lib/format/number';
import { localePath } from '@/lib/routes/locale-path';
import { type PageMetadata, pageMetadata } from './page-metadata';

/** Metadata of the home page. @param total listed statements */
export async function homeMetadata(locale: Locale, total: number): Promise<PageMetadata> {
  const t = await getTranslations({ locale, namespace: 'seo.home' });
  return pageMetadata({
    locale,
    title: t('title'),
    description: t('description', { count: total, shown: formatNumber(total, locale) }),
    pathIn: (language) => localePath(language, '/'),
    image: `/og/home/${locale}`,
  });
}
