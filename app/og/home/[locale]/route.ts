import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { routing } from '@/lib/i18n/routing';
import { noPicture, pictureAnswer } from '@/lib/seo/picture/answer';

/** The picture that other sites show beside a link to the home page. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return noPicture();
  const t = await getTranslations({ locale, namespace: 'seo.home' });
  return pictureAnswer({ locale, title: t('title'), detail: null });
}
