import { getLocale, getTranslations } from 'next-intl/server';
import { Breadcrumb } from '@/components/ui/navigation/breadcrumb';
import { localePath } from '@/lib/routes/locale-path';

/** The path from the home page to one of the site's own pages. */
export async function PageBreadcrumb({ current }: { current: string }) {
  const [t, locale] = [await getTranslations('content'), await getLocale()];
  return <Breadcrumb label={t('breadcrumb')} crumbs={[{ name: t('home'), href: localePath(locale, '/') }]} current={current} />;
}
