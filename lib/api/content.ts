import type { Locale } from '@/lib/contracts/locales';
import {
  type Article,
  type Articles,
  articleSchema,
  articlesSchema,
  type ContentPage,
  type ContentPageKey,
  contentPageSchema,
} from '@/lib/contracts/site/content';
import { ApiFailure, callApi } from './client';
import { withKeyedCache } from './ttl-cache';

/** One page of articles. @param query as `GET v1/articles` takes it, without its question mark */
export const fetchArticles = async (query: string, options: { timeout?: number } = {}): Promise<Articles> =>
  (await callApi(articlesSchema, { url: `/v1/articles${query === '' ? '' : `?${query}`}`, ...options })).data;

/** The same, cached. */
export const findArticles = withKeyedCache((query: string) => fetchArticles(query), {
  keyOf: (query) => query,
  shown: () => ['site'],
  max: 50,
});

const readArticle = withKeyedCache(
  async (key: string, language: Locale): Promise<Article> =>
    (await callApi(articleSchema, { url: `/v1/articles/${key}?language=${language}` })).data,
  { keyOf: (key, language) => `${language} ${key}`, shown: () => ['site'], max: 100, name: 'article' },
);

const readContentPage = withKeyedCache(
  async (key: ContentPageKey, language: Locale): Promise<ContentPage> =>
    (await callApi(contentPageSchema, { url: `/v1/pages/${key}?language=${language}` })).data,
  { keyOf: (key, language) => `${language} ${key}`, shown: () => ['site'], max: 50 },
);

/** An article by its id or slug; null when there is none. */
export async function findArticle(key: string, language: Locale): Promise<Article | null> {
  if (!/^[a-z0-9-]{1,120}$/.test(key)) return null;
  try {
    return await readArticle(key, language);
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}

/** A page of the site's own; null before it is installed. */
export async function findContentPage(key: ContentPageKey, language: Locale): Promise<ContentPage | null> {
  try {
    return await readContentPage(key, language);
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}
