import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { Locale } from 'next-intl';
import { getLocale } from 'next-intl/server';
import { StaticPage } from '@/features/content/components/pages/static-page';
import { getContentPage } from '@/features/content/queries/content';
import type { ContentPage, ContentPageKey } from '@/lib/contracts/site/content';
import { PageJsonLd } from '@/lib/seo/json-ld/content-json-ld';
import { contentPageMetadata } from '@/lib/seo/metadata/content-metadata';

/** The language of the request and one of the site's own pages in it. */
export async function readContentPage(key: ContentPageKey): Promise<{ locale: Locale; page: ContentPage }> {
  const locale = await getLocale();
  const page = await getContentPage(key, locale);
  if (!page) notFound();
  return { locale, page };
}

/** Metadata of such a page. */
export async function pageTextMetadata(key: ContentPageKey): Promise<Metadata> {
  const { locale, page } = await readContentPage(key);
  return contentPageMetadata(locale, page);
}

/** A page of text only. */
export async function TextPage({ name }: { name: ContentPageKey }) {
  const { locale, page } = await readContentPage(name);
  return (
    <>
      <PageJsonLd locale={locale} page={page} />
      <StaticPage page={page} />
    </>
  );
}
