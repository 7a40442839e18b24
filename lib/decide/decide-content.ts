import { findArticle, findArticles } from '@/lib/api/content';
import type { Locale } from '@/lib/contracts/locales';
import { articlePath, blogQueryText, contentPagePaths, readBlogQuery } from '@/lib/routes/addresses/content-address';
import { type Decision, error, page } from '../routes/decision';

const pagePaths = new Set(Object.values(contentPagePaths));

/** A list whose page exists; without a query there is nothing to check. */
async function decideList(search: string): Promise<Decision> {
  const query = readBlogQuery(search);
  if (query === null) return error(404);
  if (query.page === undefined) return page;
  return query.page > (await findArticles(blogQueryText(query))).last_page ? error(404) : page;
}

/** /blog/{id} has one address, that of the slug; /blogi/{id} is the same page under another. */
async function decideArticle(locale: Locale, key: string, isCanonical: boolean, search: string): Promise<Decision> {
  const article = await findArticle(key, locale);
  if (!article) return error(404);
  const isMoved = isCanonical && key !== article.slug;
  return isMoved ? { kind: 'redirect', to: `${articlePath(locale, article.slug)}${search}` } : page;
}

/** Decides an address of the blog or of a page of the site's own; null for every other. */
export async function decideContent(locale: Locale, path: string, search: string): Promise<Decision | null> {
  if (pagePaths.has(path)) return page;
  const [, first, key, ...more] = path.split('/');
  if (first !== 'blog' && first !== 'blogi') return null;
  if (key === undefined) return decideList(search);
  return more.length > 0 ? error(404) : decideArticle(locale, key, first === 'blog', search);
}
