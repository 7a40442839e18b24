import { hasLocale } from 'next-intl';
import { getProject } from '@/lib/api/find-project';
import { currencyIds } from '@/lib/domain/money/currency';
import { formatPriceFrom } from '@/lib/format/money';
import { routing } from '@/lib/i18n/routing';
import { ogImageNotFound, ogImageResponse } from '@/lib/seo/og-image/response';

/** The picture that other sites show with a link to a project: its first picture, lowest price and place. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string; id: string }> }): Promise<Response> {
  const { locale, id } = await params;
  const project = hasLocale(routing.locales, locale) ? await getProject(id) : null;
  if (!hasLocale(routing.locales, locale) || !project) return ogImageNotFound();
  const price = project.price_from?.[currencyIds.usd];
  const detail = price === undefined ? null : formatPriceFrom(price, currencyIds.usd, locale);
  const text = { locale, title: project.display_names[locale], detail, note: project.place_names[locale] };
  return ogImageResponse(text, (project.images.find(({ is_main }) => is_main) ?? project.images[0])?.large);
}
