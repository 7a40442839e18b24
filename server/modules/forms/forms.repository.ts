import { asc, count, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { dynamicForms, formResponses } from './forms.table';

export type FormRow = typeof dynamicForms.$inferSelect;
export type FormColumns = Pick<FormRow, 'title' | 'about' | 'fields' | 'isOpen'>;
export type FormAnswerRow = typeof formResponses.$inferSelect;
export type FormsRepository = ReturnType<typeof createFormsRepository>;

/** Forms defined in the database, and their submissions. */
export function createFormsRepository(executor: Executor) {
  return {
    list: (): Promise<FormRow[]> => executor.select().from(dynamicForms).orderBy(asc(dynamicForms.id)),

    find: async (id: number): Promise<FormRow | undefined> =>
      (await executor.select().from(dynamicForms).where(eq(dynamicForms.id, id)))[0],

    add: async (columns: FormColumns, now: Date): Promise<FormRow | undefined> =>
      (
        await executor
          .insert(dynamicForms)
          .values({ ...columns, createdAt: now, changedAt: now })
          .returning()
      )[0],

    change: async (id: number, columns: FormColumns, now: Date): Promise<FormRow | undefined> =>
      (
        await executor
          .update(dynamicForms)
          .set({ ...columns, changedAt: now })
          .where(eq(dynamicForms.id, id))
          .returning()
      )[0],

    answer: async (row: Pick<FormAnswerRow, 'formId' | 'userId' | 'values' | 'createdAt'>): Promise<number> =>
      (await executor.insert(formResponses).values(row).returning({ id: formResponses.id }))[0]?.id ?? 0,

    /** Newest first. */
    answers: (formId: number, limit: number, offset: number): Promise<FormAnswerRow[]> =>
      executor
        .select()
        .from(formResponses)
        .where(eq(formResponses.formId, formId))
        .orderBy(desc(formResponses.id))
        .limit(limit)
        .offset(offset),

    countAnswers: async (): Promise<Map<number, number>> => {
      const rows = await executor
        .select({ id: formResponses.formId, total: count() })
        .from(formResponses)
        .groupBy(formResponses.formId);
      return new Map(rows.map(({ id, total }) => [id, total]));
    },
  };
}
