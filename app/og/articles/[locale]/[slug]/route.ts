import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { findArticle } from '@/lib/api/content';
import { routing } from '@/lib/i18n/routing';
import { ogImageNotFound, ogImageResponse } from '@/lib/seo/og-image/response';

/** The picture that other sites show with a link to an article: its title over its drawing. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; slug: string }> },
): Promise<Response> {
  const { locale, slug } = await params;
  if (!hasLocale(routing.locales, locale)) return ogImageNotFound();
  const article = await findArticle(slug, locale);
  if (article?.slug !== slug) return ogImageNotFound();
  const t = await getTranslations({ locale, namespace: 'content.categories' });
  const title = article.titles[article.content.language] ?? '';
  return ogImageResponse({ locale, title, detail: null, note: t(article.category) }, `/assets/scenes/${article.picture}.webp`);
}
