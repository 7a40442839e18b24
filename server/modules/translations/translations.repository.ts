import { and, desc, eq, inArray, isNull, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Locale, Localised } from '@/lib/contracts/common';
import { perLocale } from '@/lib/contracts/locales';
import type { Executor } from '../../db/client';
import { statements } from '../statements/statements.table';
import { statementTranslations, translationDays, translationProgress } from './translations.table';

export type TranslationRow = typeof statementTranslations.$inferSelect;
export type DueStatement = { id: number; comment: Localised; commentHash: string; tries: number };
export type TranslationsRepository = ReturnType<typeof createTranslationsRepository>;

const hashOfComment = sql<string>`md5(${statements.comment}::text)`;
const isWritten = ne(
  statements.comment,
  perLocale(() => ''),
);
const isListed = eq(statements.state, 'active');

export function createTranslationsRepository(executor: Executor) {
  return {
    ofStatement: (statementId: number): Promise<TranslationRow[]> =>
      executor.select().from(statementTranslations).where(eq(statementTranslations.statementId, statementId)),

    /** Listed statements whose words were written or changed since they were translated, or whose next try has come; the latest first. */
    due: (now: Date, limit: number): Promise<DueStatement[]> =>
      executor
        .select({
          id: statements.id,
          comment: statements.comment,
          commentHash: hashOfComment,
          tries: sql<number>`case when ${translationProgress.commentHash} = ${hashOfComment} then ${translationProgress.tries} else 0 end`,
        })
        .from(statements)
        .leftJoin(translationProgress, eq(translationProgress.statementId, statements.id))
        .where(
          and(
            isListed,
            isWritten,
            or(
              isNull(translationProgress.statementId),
              ne(translationProgress.commentHash, hashOfComment),
              lte(translationProgress.retryAt, now),
            ),
          ),
        )
        .orderBy(desc(statements.date))
        .limit(limit),

    /** Whether the statement is still listed with the same words: it may have been hidden since it was read. */
    isUnchanged: async ({ id, commentHash }: Pick<DueStatement, 'id' | 'commentHash'>): Promise<boolean> =>
      (await executor.$count(statements, and(eq(statements.id, id), isListed, eq(hashOfComment, commentHash)))) > 0,

    save: async (row: TranslationRow): Promise<void> => {
      await executor
        .insert(statementTranslations)
        .values(row)
        .onConflictDoUpdate({ target: [statementTranslations.statementId, statementTranslations.language], set: row });
    },

    /** Deletes translations into languages that the author has since written. */
    keepOnly: async (statementId: number, languages: Locale[]): Promise<void> => {
      await executor
        .delete(statementTranslations)
        .where(and(eq(statementTranslations.statementId, statementId), notInArray(statementTranslations.language, languages)));
    },

    setProgress: async (row: typeof translationProgress.$inferInsert): Promise<void> => {
      await executor
        .insert(translationProgress)
        .values(row)
        .onConflictDoUpdate({ target: translationProgress.statementId, set: row });
    },

    /** Counts characters, no more than the maximum, before they are sent. @returns false, and counts nothing, when the day has no room for them */
    takeCharacters: async (day: string, characters: number, max: number): Promise<boolean> => {
      const taken = await executor
        .insert(translationDays)
        .values({ day, characters })
        .onConflictDoUpdate({
          target: translationDays.day,
          set: { characters: sql`${translationDays.characters} + excluded.characters` },
          setWhere: sql`${translationDays.characters} + excluded.characters <= ${max}`,
        })
        .returning({ day: translationDays.day });
      return taken.length > 0;
    },

    /** Subtracts characters that were sent and not translated. */
    returnCharacters: async (day: string, characters: number): Promise<void> => {
      await executor
        .update(translationDays)
        .set({ characters: sql`${translationDays.characters} - ${characters}` })
        .where(eq(translationDays.day, day));
    },
  };
}

/** Deletes what was translated of statements. */
export async function deleteTranslations(executor: Executor, statementIds: number[]): Promise<void> {
  await executor.delete(statementTranslations).where(inArray(statementTranslations.statementId, statementIds));
}
