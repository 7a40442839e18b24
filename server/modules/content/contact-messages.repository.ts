import { count, desc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { contactMessages } from './content.table';

export type ContactMessageRow = typeof contactMessages.$inferSelect;
export type NewContactMessage = Omit<typeof contactMessages.$inferInsert, 'id'>;
export type ContactMessagesRepository = ReturnType<typeof createContactMessagesRepository>;

export function createContactMessagesRepository(executor: Executor) {
  return {
    add: async (message: NewContactMessage): Promise<ContactMessageRow> => {
      const [added] = await executor.insert(contactMessages).values(message).returning();
      if (!added) throw new Error('The message was not stored.');
      return added;
    },
    /** Waiting ones first, newest on top. */
    page: (limit: number, offset: number): Promise<ContactMessageRow[]> =>
      executor
        .select()
        .from(contactMessages)
        .orderBy(desc(isNull(contactMessages.handledAt)), desc(contactMessages.id))
        .limit(limit)
        .offset(offset),
    count: async (): Promise<number> => (await executor.select({ total: count() }).from(contactMessages))[0]?.total ?? 0,
    /** @returns whether there is such a message */
    setHandled: async (id: number, handledAt: Date | null): Promise<boolean> =>
      (
        await executor
          .update(contactMessages)
          .set({ handledAt })
          .where(eq(contactMessages.id, id))
          .returning({ id: contactMessages.id })
      ).length > 0,
  };
}
