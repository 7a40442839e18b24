import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { questionnaires } from './forms.table';

export type QuestionnaireRow = typeof questionnaires.$inferSelect;
export type QuestionnaireOwner = Pick<QuestionnaireRow, 'userId' | 'tokenHash'>;
export type QuestionnairesRepository = ReturnType<typeof createQuestionnairesRepository>;

/** Intakes of valuations. */
export function createQuestionnairesRepository(executor: Executor) {
  return {
    find: async (uuid: string): Promise<QuestionnaireRow | undefined> =>
      (await executor.select().from(questionnaires).where(eq(questionnaires.uuid, uuid)))[0],

    /** The owner's latest unsent one. */
    findUnsent: async ({ userId, tokenHash }: QuestionnaireOwner): Promise<QuestionnaireRow | undefined> => {
      if (userId === null && tokenHash === null) return undefined;
      const isOwn =
        userId === null
          ? and(isNull(questionnaires.userId), eq(questionnaires.tokenHash, tokenHash ?? ''))
          : eq(questionnaires.userId, userId);
      const rows = await executor
        .select()
        .from(questionnaires)
        .where(and(isOwn, isNull(questionnaires.sentAt)))
        .orderBy(desc(questionnaires.id))
        .limit(1);
      return rows[0];
    },

    add: async (owner: QuestionnaireOwner, now: Date): Promise<QuestionnaireRow | undefined> =>
      (
        await executor
          .insert(questionnaires)
          .values({ ...owner, values: {}, createdAt: now, updatedAt: now })
          .returning()
      )[0],

    /** Undefined if it has been sent. */
    change: async (
      uuid: string,
      columns: Partial<Pick<QuestionnaireRow, 'step' | 'values' | 'sentAt'>>,
      now: Date,
    ): Promise<QuestionnaireRow | undefined> =>
      (
        await executor
          .update(questionnaires)
          .set({ ...columns, updatedAt: now })
          .where(and(eq(questionnaires.uuid, uuid), isNull(questionnaires.sentAt)))
          .returning()
      )[0],
  };
}
