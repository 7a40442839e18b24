import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contracts/locales';
import { guidedRoute } from '@/lib/routes/addresses/guided-address';
import { localePath } from '@/lib/routes/locale-path';
import { pageMetadata } from './page-metadata';

/** Metadata of the guided search. @param isFirst whether the address contains no answers: only that one is for search engines */
export async function guidedMetadata(locale: Locale, isFirst: boolean): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'seo.guided' });
  return pageMetadata({
    locale,
    title: t('title'),
    description: t('description'),
    pathIn: (language) => localePath(language, guidedRoute),
    image: `/og/home/${locale}`,
    isIndexed: isFirst,
  });
}
