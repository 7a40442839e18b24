import { desc } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { outbox } from './users.table';

export type OutboxMessage = { channel: 'sms' | 'mail'; recipient: string; subject: string; text: string };

const shownMax = 100;

export type OutboxRepository = ReturnType<typeof createOutboxRepository>;

/** What the sandbox stores instead of sending. */
export const createOutboxRepository = (executor: Executor) => ({
  add: async (message: OutboxMessage, createdAt: Date): Promise<void> => {
    await executor.insert(outbox).values({ ...message, createdAt });
  },

  /** Latest first. */
  list: () => executor.select().from(outbox).orderBy(desc(outbox.id)).limit(shownMax),
});
