import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contracts/locales';
import type { Article, ContentPage } from '@/lib/contracts/site/content';
import { siteSettings } from '@/lib/env';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { articlePath, type BlogQuery, blogPath, contentPagePath } from '@/lib/routes/addresses/content-address';
import { localePath } from '@/lib/routes/locale-path';
import { siteOrigin } from '@/lib/seo/origin';
import { type BreadcrumbItem, breadcrumbJsonLd, JsonLd } from './json-ld';

const home = (locale: Locale): BreadcrumbItem => ({ name: siteSettings.name[locale], path: localePath(locale, '/') });

/** The breadcrumb of the blog or of one of its categories. */
export async function BlogJsonLd({ locale, query: { category } }: { locale: Locale; query: BlogQuery }) {
  const [t, origin] = [await getTranslations({ locale, namespace: 'content' }), await siteOrigin()];
  const way = [home(locale), { name: t('blog.title'), path: blogPath(locale) }];
  if (category !== undefined) way.push({ name: t(`categories.${category}`), path: blogPath(locale, { category }) });
  return <JsonLd things={[breadcrumbJsonLd(origin, way)]} />;
}

/** An article and its breadcrumb. */
export async function ArticleJsonLd({ locale, article }: { locale: Locale; article: Article }) {
  const [t, origin] = [await getTranslations({ locale, namespace: 'content' }), await siteOrigin()];
  const { slug, category, picture, author, published_at, updated_at, content, titles, summaries } = article;
  const path = articlePath(locale, slug);
  const headline = titles[content.language] ?? '';
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: siteSettings.name[locale],
    url: origin,
  };
  const way = [
    home(locale),
    { name: t('blog.title'), path: blogPath(locale) },
    { name: t(`categories.${category}`), path: blogPath(locale, { category }) },
    { name: headline, path },
  ];
  return (
    <JsonLd
      things={[
        {
          '@type': 'Article',
          headline,
          description: summaries[content.language] ?? '',
          inLanguage: content.language,
          url: origin + path,
          mainEntityOfPage: origin + path,
          image: `${origin}/assets/scenes/${picture}.webp`,
          articleSection: t(`categories.${category}`),
          datePublished: published_at,
          dateModified: updated_at,
          author: author === null ? organization : { '@type': 'Person', name: transliterateName(author, locale) },
          publisher: organization,
        },
        breadcrumbJsonLd(origin, way),
      ]}
    />
  );
}

/** The breadcrumb of one of the site's own pages. */
export async function PageJsonLd({ locale, page: { key, titles } }: { locale: Locale; page: ContentPage }) {
  const way = [home(locale), { name: titles[locale], path: contentPagePath(locale, key) }];
  return <JsonLd things={[breadcrumbJsonLd(await siteOrigin(), way)]} />;
}
