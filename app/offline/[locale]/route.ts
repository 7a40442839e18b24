import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { routing } from '@/lib/i18n/routing';
import { offlineDocument } from '@/lib/offline/offline-document';

const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The document that the service worker caches for offline use. It is the same for everybody. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return new Response(null, { status: 404 });
  const t = await getTranslations({ locale, namespace: 'offline' });
  const texts = {
    ...{ title: t('title'), text: t('text'), retry: t('retry'), favourites: t('favourites'), viewed: t('viewed') },
    ...{ none: t('none'), negotiable: t('negotiable'), kept: t('kept', { date: '{date}' }) },
  };
  return new Response(offlineDocument(locale, texts), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  });
}
