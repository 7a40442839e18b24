import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { Locale } from 'next-intl';
import { getLocale } from 'next-intl/server';
import { StaticPage } from '@/features/content/components/pages/static-page';
import { getContentPage } from '@/features/content/queries/content';
import type { ContentPage, ContentPageKey } from '@/lib/contracts/site/content';
import { PageJsonLd } from '@/lib/seo/json-ld/content-json-ld';
import { contentPageMetadata } from '@/lib/seo/metadata/content-metadata';

/** The language of the request and a page of the site's own in it. */
export async function readContentPage(key: ContentPageKey): Promise<{ locale: Locale; page: ContentPage }> {
  const locale = await getLocale();
  const page = await getContentPage(key, locale);
  if (!page) notFound();
  return { locale, page };
}

/** What such a page exports as its metadata. */
export async function pageTextMetadata(key: ContentPageKey): Promise<Metadata> {
  const { locale, page } = await readContentPage(key);
  return contentPageMetadata(locale, page);
}

/** A page that is nothing but its text. */
export async function TextPage({ name }: { name: ContentPageKey }) {
  const { locale, page } = await readContentPage(name);
  return (
    <>
      <PageJsonLd locale={locale} page={page} />
      <StaticPage page={page} />
    </>
  );
}
