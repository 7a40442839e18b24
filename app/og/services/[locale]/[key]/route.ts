import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { getServicePage } from '@/features/services/queries/service-page';
import { currencyIds } from '@/lib/domain/money/currency';
import { formatPriceFrom } from '@/lib/format/money';
import { routing } from '@/lib/i18n/routing';
import { serviceRoutes } from '@/lib/routes/service-routes';
import { ogImageNotFound, ogImageResponse } from '@/lib/seo/og-image/response';

/** The picture that other sites show with a link to the page of a service. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; key: string }> },
): Promise<Response> {
  const { locale, key } = await params;
  const route = serviceRoutes.find((candidate) => candidate.key === key);
  if (!hasLocale(routing.locales, locale) || !route) return ogImageNotFound();
  const [t, page] = await Promise.all([getTranslations({ locale, namespace: 'services.names' }), getServicePage(route.key)]);
  return ogImageResponse({ locale, title: t(route.key), detail: formatPriceFrom(page.price_from, currencyIds.gel, locale) });
}
