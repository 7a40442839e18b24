import type { Locale } from '@/lib/contracts/locales';
import type { ArticleCategory, ContentPageKey } from '@/lib/contracts/site/content';
import { localePath } from '@/lib/routes/locale-path';

/** The addresses of the site's own pages, without the language. */
export const contentPagePaths: Readonly<Record<ContentPageKey, string>> = {
  about: '/chvens-shesaxeb',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  'environmental-policy': '/environmental-policy',
};

/** Kept apart from the contract so that the middleware loads no schema for it. */
const categories: readonly ArticleCategory[] = [
  'buying',
  'selling',
  'renting',
  'mortgage',
  'renovation',
  'market',
  'law',
  'land',
];

export type BlogQuery = { category?: ArticleCategory; q?: string; page?: number };

/** Reads the query of the blog's address; null when it names a category or a page that cannot be. */
export function readBlogQuery(search: string): BlogQuery | null {
  const params = new URLSearchParams(search);
  const [given, words, number] = [params.get('category'), params.get('q')?.trim(), params.get('page')];
  const category = categories.find((known) => known === given);
  if (given !== null && !category) return null;
  if (number !== null && !/^[1-9]\d{0,5}$/.test(number)) return null;
  return {
    ...(category ? { category } : {}),
    ...(words ? { q: words.slice(0, 100) } : {}),
    ...(number === null || number === '1' ? {} : { page: Number(number) }),
  };
}

/** The query of a page of the blog: the same for its address and for the API. */
export function blogQueryText({ category, q, page }: BlogQuery): string {
  const params = new URLSearchParams({ ...(category ? { category } : {}), ...(q ? { q } : {}) });
  if (page !== undefined && page > 1) params.set('page', String(page));
  return params.toString();
}

export function blogPath(locale: Locale, query: BlogQuery = {}): string {
  const text = blogQueryText(query);
  return `${localePath(locale, '/blog')}${text === '' ? '' : `?${text}`}`;
}

export const articlePath = (locale: Locale, slug: string): string => localePath(locale, `/blog/${slug}`);
export const contentPagePath = (locale: Locale, key: ContentPageKey): string => localePath(locale, contentPagePaths[key]);
/** The feed of a language. */
export const feedPath = (locale: Locale): string => `/feed/${locale}.xml`;
