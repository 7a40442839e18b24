import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contracts/locales';
import type { Article, ContentPage } from '@/lib/contracts/site/content';
import { articlePath, type BlogQuery, blogPath, contentPagePath, feedPath } from '@/lib/routes/addresses/content-address';
import { pageMetadata, truncateDescription, truncateTitle } from './page-metadata';

/** Metadata of the blog: its whole list and its categories are indexed, what was searched for is not. @param total articles found */
export async function blogMetadata(locale: Locale, query: BlogQuery, total: number): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'content' });
  const name = query.category === undefined ? t('blog.title') : `${t(`categories.${query.category}`)} · ${t('blog.title')}`;
  const page = query.page === undefined ? '' : ` · ${t('blog.page', { page: query.page })}`;
  const metadata = pageMetadata({
    locale,
    title: truncateTitle(`${name}${page}`),
    description: query.category === undefined ? t('blog.text') : t(`category_texts.${query.category}`),
    pathIn: (language) => blogPath(language, query),
    image: `/og/home/${locale}`,
    isIndexed: query.q === undefined && total > 0,
  });
  if (!metadata.alternates) return metadata;
  return { ...metadata, alternates: { ...metadata.alternates, types: { 'application/rss+xml': feedPath(locale) } } };
}

/** Metadata of an article; where it lacks the language, the page in that language is not indexed. */
export function articleMetadata(locale: Locale, { slug, content: { language }, ...article }: Article): Metadata {
  const title = article.titles[language] ?? '';
  const metadata = pageMetadata({
    locale,
    title,
    description: truncateDescription(article.summaries[language] ?? title),
    pathIn: (other) => articlePath(other, slug),
    image: `/og/articles/${locale}/${slug}`,
    isIndexed: language === locale,
  });
  const { published_at: publishedTime, updated_at: modifiedTime } = article;
  return { ...metadata, openGraph: { ...metadata.openGraph, type: 'article', publishedTime, modifiedTime } };
}

/** The first paragraph of sanitised HTML as text. */
const firstParagraph = (html: string): string => {
  const [, rest = ''] = html.split('<p>', 2);
  const [paragraph = ''] = rest.split('</p>', 1);
  return paragraph
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity) => ({ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' })[entity] ?? "'");
};

export const contentPageMetadata = (locale: Locale, { key, titles, content }: ContentPage): Metadata =>
  pageMetadata({
    locale,
    title: titles[locale],
    description: firstParagraph(content.html),
    pathIn: (language) => contentPagePath(language, key),
    image: `/og/home/${locale}`,
  });
