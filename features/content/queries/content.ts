import { cache } from 'react';
import { findArticle, findArticles, findContentPage } from '@/lib/api/content';
import { withTtlCache } from '@/lib/api/ttl-cache';

/** Read once for the metadata of a page and its content. */
export const getArticles = cache(findArticles);
export const getArticle = cache(findArticle);
export const getContentPage = cache(findContentPage);

/** The newest articles for the home page; at most a minute old. */
export const getStories = withTtlCache(async () => {
  const { lead, data } = await findArticles('per_page=3');
  return [...(lead ? [lead] : []), ...data];
});
