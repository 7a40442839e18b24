import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { routing } from '@/lib/i18n/routing';
import { ogImageNotFound, ogImageResponse } from '@/lib/seo/og-image/response';

/** The picture that other sites show with a link to the home page. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return ogImageNotFound();
  const t = await getTranslations({ locale, namespace: 'seo.home' });
  return ogImageResponse({ locale, title: t('title'), detail: null });
}
