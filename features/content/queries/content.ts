import { cache } from 'react';
import { fetchArticles, findArticle, findArticles, findContentPage } from '@/lib/api/content';
import { dispensable, orWithoutWaiting } from '@/lib/api/dispensable';
import { withTtlCache } from '@/lib/api/ttl-cache';

/** Read once for the metadata of a page and its content. */
export const getArticles = cache(findArticles);
export const getArticle = cache(findArticle);
export const getContentPage = cache(findContentPage);

const readStories = withTtlCache(async () => {
  const { lead, data } = await fetchArticles('per_page=3', dispensable);
  return [...(lead ? [lead] : []), ...data];
});

/** The newest articles for the home page; at most a minute old. A failure leaves the page without them. */
export const getStories = orWithoutWaiting('stories', readStories, []);
