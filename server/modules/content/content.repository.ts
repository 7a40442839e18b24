import { and, asc, count, desc, eq, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import { locales } from '@/lib/contracts/locales';
import type { ArticleCategory, ContentPageKey } from '@/lib/contracts/site/content';
import type { Executor } from '../../db/client';
import { articles, articleVotes, contentPages } from './content.table';

export type ArticleRow = typeof articles.$inferSelect;
export type NewArticle = Omit<typeof articles.$inferInsert, 'id'>;
export type PageRow = typeof contentPages.$inferSelect;
export type ArticleFilters = { category?: ArticleCategory; words?: string[] };
export type ContentRepository = ReturnType<typeof createContentRepository>;

const newestFirst = [desc(articles.publishedAt), desc(articles.id)] as const;
const isPublic = (now: Date) => and(eq(articles.state, 'published'), lte(articles.publishedAt, now));

/** The texts of an article in every language. */
const wholeText = sql`concat_ws(' ', ${sql.join(
  (['title', 'summary', 'body'] as const).flatMap((column) =>
    locales.map((language) => sql`${articles[column]} ->> ${language}`),
  ),
  sql`, `,
)})`;
const contains = (word: string): SQL => sql`${wholeText} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`;
const matches = ({ category, words = [] }: ArticleFilters) =>
  and(category === undefined ? undefined : eq(articles.category, category), ...words.map(contains));

/** Articles and pages of the site. */
export function createContentRepository(executor: Executor) {
  const totalOf = async (where: SQL | undefined): Promise<number> => executor.$count(articles, where);
  return {
    findPublic: (filters: ArticleFilters, now: Date, limit: number, offset: number): Promise<ArticleRow[]> =>
      executor
        .select()
        .from(articles)
        .where(and(isPublic(now), matches(filters)))
        .orderBy(...newestFirst)
        .limit(limit)
        .offset(offset),
    countPublic: (filters: ArticleFilters, now: Date): Promise<number> => totalOf(and(isPublic(now), matches(filters))),
    countByCategory: (now: Date): Promise<{ key: string; count: number }[]> =>
      executor.select({ key: articles.category, count: count() }).from(articles).where(isPublic(now)).groupBy(articles.category),

    findPublicByKey: async (key: string, now: Date): Promise<ArticleRow | undefined> => {
      const isOne = /^\d{1,9}$/.test(key) ? eq(articles.id, Number(key)) : eq(articles.slug, key);
      return (
        await executor
          .select()
          .from(articles)
          .where(and(isPublic(now), isOne))
      )[0];
    },
    /** Articles to read after one: those that it names, then those of its category, then the newest. */
    findNext: ({ id, related, category }: ArticleRow, now: Date, limit: number): Promise<ArticleRow[]> =>
      executor
        .select()
        .from(articles)
        .where(and(isPublic(now), ne(articles.id, id)))
        .orderBy(
          related.length > 0 ? desc(inArray(articles.slug, related)) : sql`1`,
          desc(eq(articles.category, category)),
          ...newestFirst,
        )
        .limit(limit),

    /** Stores a visitor's answer, replacing the former one. */
    vote: async (vote: typeof articleVotes.$inferInsert): Promise<void> => {
      const { isUseful, votedAt } = vote;
      await executor
        .insert(articleVotes)
        .values(vote)
        .onConflictDoUpdate({ target: [articleVotes.articleId, articleVotes.voter], set: { isUseful, votedAt } });
    },
    countVotes: (ids: number[]): Promise<{ articleId: number; useful: number; total: number }[]> =>
      executor
        .select({
          articleId: articleVotes.articleId,
          useful: sql<number>`(count(*) filter (where ${articleVotes.isUseful}))::int`,
          total: count(),
        })
        .from(articleVotes)
        .where(inArray(articleVotes.articleId, ids))
        .groupBy(articleVotes.articleId),

    findById: async (id: number): Promise<ArticleRow | undefined> =>
      (await executor.select().from(articles).where(eq(articles.id, id)))[0],
    findForStaff: (state: ArticleRow['state'] | undefined, words: string[], limit: number, offset: number) =>
      executor
        .select()
        .from(articles)
        .where(and(state && eq(articles.state, state), matches({ words })))
        .orderBy(...newestFirst)
        .limit(limit)
        .offset(offset),
    countForStaff: (state: ArticleRow['state'] | undefined, words: string[]): Promise<number> =>
      totalOf(and(state && eq(articles.state, state), matches({ words }))),
    isSlugTaken: async (slug: string, exceptId: number | null): Promise<boolean> =>
      (await totalOf(and(eq(articles.slug, slug), exceptId === null ? undefined : ne(articles.id, exceptId)))) > 0,
    add: async (article: NewArticle): Promise<ArticleRow> => {
      const [added] = await executor.insert(articles).values(article).returning();
      if (!added) throw new Error('The article was not stored.');
      return added;
    },
    /** Updates an article unless it changed since its editor read it. @returns undefined when it is not */
    change: async (id: number, editedAt: Date, set: Partial<NewArticle>): Promise<ArticleRow | undefined> =>
      (
        await executor
          .update(articles)
          .set(set)
          .where(and(eq(articles.id, id), eq(articles.updatedAt, editedAt)))
          .returning()
      )[0],
    /** @returns whether there was a draft of this id */
    removeDraft: async (id: number): Promise<boolean> =>
      (
        await executor
          .delete(articles)
          .where(and(eq(articles.id, id), eq(articles.state, 'draft')))
          .returning({ id: articles.id })
      ).length > 0,

    findPages: (): Promise<PageRow[]> => executor.select().from(contentPages).orderBy(asc(contentPages.key)),
    findPage: async (key: ContentPageKey): Promise<PageRow | undefined> =>
      (await executor.select().from(contentPages).where(eq(contentPages.key, key)))[0],
    changePage: async (key: ContentPageKey, editedAt: Date, set: Partial<PageRow>): Promise<PageRow | undefined> =>
      (
        await executor
          .update(contentPages)
          .set(set)
          .where(and(eq(contentPages.key, key), eq(contentPages.updatedAt, editedAt)))
          .returning()
      )[0],
  };
}
