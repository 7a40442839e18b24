import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Locale } from '@/lib/contracts/common';
import type { Executor } from '../../db/client';
import { users } from '../users/users.table';
import { chatFiles, chatMessages, chatThreads } from './chat.table';

/** A message that its reader has not seen. `email` is the visitor's; null without an address. */
export type UnseenMessage = {
  id: number;
  threadId: number;
  name: string;
  email: string | null;
  locale: Locale;
  text: string;
};

const batchSize = 200;
const visitorEmail = sql<string | null>`coalesce(${users.email}, ${chatThreads.email})`;

/** What the jobs of the chat read and delete. */
export function createChatMaintenanceRepository(executor: Executor) {
  const isOfGuest = isNull(chatThreads.userId);
  return {
    /**
     * Messages of one side that the other has not read and nobody has mailed, oldest first.
     * @param between how old they are
     */
    unseen: (author: 'visitor' | 'staff', between: { after: Date; before: Date }): Promise<UnseenMessage[]> => {
      const isUnread =
        author === 'staff'
          ? and(gt(chatMessages.id, chatThreads.visitorReadId), isNotNull(visitorEmail))
          : gt(chatMessages.id, chatThreads.staffReadId);
      return executor
        .select({
          id: chatMessages.id,
          threadId: chatThreads.id,
          name: chatThreads.name,
          email: visitorEmail,
          locale: chatThreads.locale,
          text: chatMessages.text,
        })
        .from(chatMessages)
        .innerJoin(chatThreads, eq(chatThreads.id, chatMessages.threadId))
        .leftJoin(users, eq(users.id, chatThreads.userId))
        .where(
          and(
            eq(chatMessages.author, author),
            isNull(chatMessages.mailedAt),
            isUnread,
            sql`${chatThreads.state} <> 'blocked'`,
            gt(chatMessages.createdAt, between.after),
            lt(chatMessages.createdAt, between.before),
          ),
        )
        .orderBy(asc(chatMessages.threadId), asc(chatMessages.id))
        .limit(batchSize);
    },

    markMailed: async (ids: number[], mailedAt: Date): Promise<void> => {
      await executor.update(chatMessages).set({ mailedAt }).where(inArray(chatMessages.id, ids));
    },

    /**
     * Deletes conversations of guests that have been silent since a moment, and those that never had a message.
     * @returns how many
     */
    deleteThreads: async (silentSince: Date, emptySince: Date): Promise<number> => {
      const hasNoMessage = notExists(
        executor.select({ one: sql`1` }).from(chatMessages).where(eq(chatMessages.threadId, chatThreads.id)),
      );
      const isOld = and(isOfGuest, lt(chatThreads.lastMessageAt, silentSince));
      const isEmpty = and(hasNoMessage, lt(chatThreads.createdAt, emptySince));
      return (await executor.delete(chatThreads).where(or(isOld, isEmpty)).returning({ id: chatThreads.id })).length;
    },

    /** Files that were sent and never became part of a message. */
    deleteUnattached: async (before: Date): Promise<void> => {
      await executor.delete(chatFiles).where(and(isNull(chatFiles.messageId), lt(chatFiles.createdAt, before)));
    },

    /** The stored names that a conversation uses. */
    namesInUse: async (names: string[]): Promise<Set<string>> => {
      const rows = await executor
        .select({ name: chatFiles.storageName })
        .from(chatFiles)
        .where(inArray(chatFiles.storageName, names));
      return new Set(rows.map(({ name }) => name));
    },
  };
}
