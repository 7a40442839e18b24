import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { Locale } from 'next-intl';
import { setRequestLocale } from 'next-intl/server';
import { InlineBannerSlot } from '@/features/banners/components/banner-slots';
import { ArticlePage } from '@/features/content/components/article/article-page';
import { getArticle } from '@/features/content/queries/content';
import { ServiceTeaser } from '@/features/services/components/entries/service-teaser';
import { ArticleJsonLd } from '@/lib/seo/json-ld/content-json-ld';
import { articleMetadata } from '@/lib/seo/metadata/content-metadata';

type Props = { params: Promise<{ locale: Locale; key: string }> };

async function readProps({ params }: Props) {
  const { locale, key } = await params;
  setRequestLocale(locale);
  const article = await getArticle(key, locale);
  if (!article) notFound();
  return { locale, article };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, article } = await readProps(props);
  return articleMetadata(locale, article);
}

export default async function ArticleRoute(props: Props) {
  const { locale, article } = await readProps(props);
  return (
    <>
      <ArticleJsonLd locale={locale} article={article} />
      <ArticlePage
        article={article}
        advertisement={
          <>
            <InlineBannerSlot place="article" />
            <InlineBannerSlot place="film" />
          </>
        }
        service={article.service_key === null ? null : <ServiceTeaser service={article.service_key} />}
      />
    </>
  );
}
