import { and, asc, count, eq, gt, ilike, isNull, or } from 'drizzle-orm';
import { type Executor, likePattern } from '../../db/client';
import { statements } from '../statements/statements.table';
import { users } from '../users/users.table';
import { blockedWords } from './moderation.table';

export type BlockedWordRow = typeof blockedWords.$inferSelect;

/** What people wrote into a statement. */
export type StatementTexts = Pick<typeof statements.$inferSelect, 'id' | 'comment' | 'addressText' | 'ownerName'>;

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

    /** What people wrote into listed statements, in the order of their ids. */
    listedTexts: (afterId: number, limit: number): Promise<StatementTexts[]> =>
      executor
        .select({
          id: statements.id,
          comment: statements.comment,
          addressText: statements.addressText,
          ownerName: statements.ownerName,
        })
        .from(statements)
        .where(and(eq(statements.state, 'active'), gt(statements.id, afterId)))
        .orderBy(asc(statements.id))
        .limit(limit),

    unscanned: (): Promise<BlockedWordRow[]> => executor.select().from(blockedWords).where(isNull(blockedWords.scannedAt)),

    /** Unless the word was changed since it was read. */
    markScanned: async ({ id, folded, isSevere }: BlockedWordRow, scannedAt: Date): Promise<void> => {
      await executor
        .update(blockedWords)
        .set({ scannedAt })
        .where(and(eq(blockedWords.id, id), eq(blockedWords.folded, folded), eq(blockedWords.isSevere, isSevere)));
    },

    /** @returns undefined for a word that is there already */
    add: async (row: Omit<BlockedWordRow, 'id' | 'scannedAt'>): Promise<BlockedWordRow | undefined> =>
      (await executor.insert(blockedWords).values(row).onConflictDoNothing().returning())[0],

    change: async (id: number, set: Pick<BlockedWordRow, 'word' | 'folded' | 'language' | 'isSevere'>): Promise<void> => {
      await executor
        .update(blockedWords)
        .set({ ...set, scannedAt: null })
        .where(eq(blockedWords.id, id));
    },

    remove: async (id: number): Promise<BlockedWordRow | undefined> =>
      (await executor.delete(blockedWords).where(eq(blockedWords.id, id)).returning())[0],
  };
}
