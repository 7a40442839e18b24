import { and, asc, count, eq, ilike, or } from 'drizzle-orm';
import { type Executor, likePattern } from '../../db/client';
import { users } from '../users/users.table';
import { blockedWords } from './moderation.table';

export type BlockedWordRow = typeof blockedWords.$inferSelect;

export function createBlockedWordsRepository(executor: Executor) {
  const isFound = (q: string) =>
    q === '' ? undefined : or(ilike(blockedWords.word, likePattern(q)), ilike(blockedWords.folded, likePattern(q)));

  return {
    all: (): Promise<BlockedWordRow[]> => executor.select().from(blockedWords),

    count: (q: string): Promise<number> =>
      executor
        .select({ total: count() })
        .from(blockedWords)
        .where(isFound(q))
        .then(([row]) => row?.total ?? 0),

    page: (q: string, limit: number, offset: number): Promise<{ word: BlockedWordRow; name: string | null }[]> =>
      executor
        .select({ word: blockedWords, name: users.name })
        .from(blockedWords)
        .leftJoin(users, eq(users.id, blockedWords.createdBy))
        .where(and(isFound(q)))
        .orderBy(asc(blockedWords.language), asc(blockedWords.word), asc(blockedWords.id))
        .limit(limit)
        .offset(offset),

    find: async (id: number): Promise<BlockedWordRow | undefined> =>
      (await executor.select().from(blockedWords).where(eq(blockedWords.id, id)))[0],

    findByFolded: async (folded: string): Promise<BlockedWordRow | undefined> =>
      (await executor.select().from(blockedWords).where(eq(blockedWords.folded, folded)))[0],

    /** @returns undefined for a word that is there already */
    add: async (row: Omit<BlockedWordRow, 'id'>): Promise<BlockedWordRow | undefined> =>
      (await executor.insert(blockedWords).values(row).onConflictDoNothing().returning())[0],

    change: async (id: number, set: Pick<BlockedWordRow, 'word' | 'folded' | 'language' | 'isSevere'>): Promise<void> => {
      await executor.update(blockedWords).set(set).where(eq(blockedWords.id, id));
    },

    remove: async (id: number): Promise<BlockedWordRow | undefined> =>
      (await executor.delete(blockedWords).where(eq(blockedWords.id, id)).returning())[0],
  };
}
