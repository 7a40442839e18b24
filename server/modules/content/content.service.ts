import type { Locale } from '@/lib/contracts/common';
import { toPage } from '@/lib/contracts/paged';
import {
  type Article,
  type ArticleCategory,
  type Articles,
  articleCategories,
  articlesPageSize,
  type ContentPage,
  type ContentPageKey,
} from '@/lib/contracts/site/content';
import { notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import { languagesOf, toArticleCard } from './content.mapper';
import { renderMarkdown } from './content.markdown';
import type { ContentRepository } from './content.repository';

type ContentParts = { content: ContentRepository; clock: Clock };
export type ContentService = ReturnType<typeof createContentService>;
export type ArticlesQuery = { category?: ArticleCategory; q?: string; page?: number; per_page?: number };

const nextMax = 3;
const wordsMax = 8;
export const wordsOf = (q = ''): string[] => q.split(/\s+/).filter(Boolean).slice(0, wordsMax);

/** The public content: published articles and the site's own pages. */
export function createContentService({ content, clock }: ContentParts) {
  return {
    /** One page of articles; without filters the newest leads the first and is counted on no other. */
    articles: async ({ category, q, page = 1, per_page: size = articlesPageSize }: ArticlesQuery): Promise<Articles> => {
      const now = clock();
      const filters = { category, words: wordsOf(q) };
      const hasLead = category === undefined && filters.words.length === 0;
      const skipped = hasLead ? 1 : 0;
      const [rows, [leading], found, counts] = await Promise.all([
        content.findPublic(filters, now, size, (page - 1) * size + skipped),
        hasLead && page === 1 ? content.findPublic(filters, now, 1, 0) : [],
        content.countPublic(filters, now),
        content.countByCategory(now),
      ]);
      const countOf = (key: ArticleCategory) => counts.find((row) => row.key === key)?.count ?? 0;
      const { last_page, ...rest } = toPage(rows.map(toArticleCard), page, size, Math.max(0, found - skipped));
      return {
        ...rest,
        last_page,
        total: found,
        lead: leading ? toArticleCard(leading) : null,
        categories: articleCategories.map((key) => ({ key, count: countOf(key) })).filter((entry) => entry.count > 0),
      };
    },

    /** An article by id or slug, in a language or, where it was not written in that, in the first that it has. @throws ApiError 404 */
    article: async (key: string, language: Locale): Promise<Article> => {
      const now = clock();
      const row = await content.findPublicByKey(key, now);
      const languages = row ? languagesOf(row) : [];
      const shown = languages.find((one) => one === language) ?? languages[0];
      if (!row || !shown) throw notFound();
      return {
        ...toArticleCard(row),
        content: renderMarkdown(row.body[shown] ?? '', shown),
        service_key: row.serviceKey,
        sources: row.sources,
        author: row.author,
        next: (await content.findNext(row, now, nextMax)).map(toArticleCard),
      };
    },

    /** @throws ApiError 404 */
    page: async (key: ContentPageKey, language: Locale): Promise<ContentPage> => {
      const row = await content.findPage(key);
      if (!row) throw notFound();
      const { title, body, updatedAt } = row;
      return { key, titles: title, content: renderMarkdown(body[language], language), updated_at: updatedAt.toISOString() };
    },
  };
}
