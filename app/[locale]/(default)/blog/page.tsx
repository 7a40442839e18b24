import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { Locale } from 'next-intl';
import { setRequestLocale } from 'next-intl/server';
import { BlogPage } from '@/features/content/components/blog/blog-page';
import { getArticles } from '@/features/content/queries/content';
import { blogQueryText, readBlogQuery } from '@/lib/routes/addresses/content-address';
import { BlogJsonLd } from '@/lib/seo/json-ld/content-json-ld';
import { blogMetadata } from '@/lib/seo/metadata/content-metadata';

type Props = {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

async function readProps({ params, searchParams }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const pairs = Object.entries(await searchParams).flatMap(([name, value = []]) => [value].flat().map((text) => [name, text]));
  const query = readBlogQuery(new URLSearchParams(pairs).toString());
  if (!query) notFound();
  return { locale, query };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, query } = await readProps(props);
  return blogMetadata(locale, query, (await getArticles(blogQueryText(query))).total);
}

export default async function BlogRoute(props: Props) {
  const { locale, query } = await readProps(props);
  return (
    <>
      <BlogJsonLd locale={locale} query={query} />
      <BlogPage query={query} />
    </>
  );
}
