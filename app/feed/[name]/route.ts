import { getTranslations } from 'next-intl/server';
import { findArticles } from '@/lib/api/content';
import { locales } from '@/lib/contracts/locales';
import { siteSettings } from '@/lib/env';
import { articlePath, blogPath, feedPath } from '@/lib/routes/addresses/content-address';
import { feedXml } from '@/lib/seo/feed';
import { feedResponse } from '@/lib/seo/feed-response';
import { siteOrigin } from '@/lib/seo/origin';

/** The newest articles of a language as RSS 2.0; an article that lacks the language is left out. */
export async function GET(request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const { name } = await params;
  const locale = locales.find((language) => name === `${language}.xml`);
  if (!locale) return new Response(null, { status: 404 });
  const [t, origin, { lead, data }] = await Promise.all([
    getTranslations({ locale, namespace: 'content' }),
    siteOrigin(),
    findArticles('per_page=30'),
  ]);
  const xml = feedXml({
    title: `${t('blog.title')} · ${siteSettings.name[locale]}`,
    description: t('blog.text'),
    language: locale,
    link: origin + blogPath(locale),
    self: origin + feedPath(locale),
    items: [...(lead ? [lead] : []), ...data].flatMap((article) => {
      const title = article.titles[locale];
      if (!title) return [];
      const link = origin + articlePath(locale, article.slug);
      const category = t(`categories.${article.category}`);
      return [
        {
          id: `article-${article.id}`,
          title,
          link,
          category,
          description: article.summaries[locale] ?? '',
          publishedAt: new Date(article.published_at),
        },
      ];
    }),
  });
  return feedResponse(request, xml, 3600);
}
