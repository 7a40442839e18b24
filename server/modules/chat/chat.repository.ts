import { and, asc, desc, eq, gt, inArray, isNull, lt, max, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { users } from '../users/users.table';
import { chatFiles, chatMessages, chatPresence, chatThreads } from './chat.table';

export type ThreadRow = typeof chatThreads.$inferSelect;
export type NewThread = Pick<typeof chatThreads.$inferInsert, 'userId' | 'tokenHash' | 'name' | 'email' | 'locale'>;
export type MessageRow = typeof chatMessages.$inferSelect & { staffName: string | null };
export type NewMessage = Pick<
  typeof chatMessages.$inferInsert,
  'threadId' | 'author' | 'staffUserId' | 'text' | 'clientKey' | 'createdAt'
>;
export type FileRow = typeof chatFiles.$inferSelect;
export type ChatRepository = ReturnType<typeof createChatRepository>;

/** The channel of the database on which processes notify one another that a thread has changed, by its id. */
export const chatChannel = 'chat';

/** Conversations, their messages and files. */
export function createChatRepository(executor: Executor) {
  const messagesWhere = (condition: SQL | undefined) =>
    executor
      .select({ message: chatMessages, staffName: users.name })
      .from(chatMessages)
      .leftJoin(users, eq(users.id, chatMessages.staffUserId))
      .where(condition)
      .$dynamic();
  const toRow = ({
    message,
    staffName,
  }: {
    message: typeof chatMessages.$inferSelect;
    staffName: string | null;
  }): MessageRow => ({
    ...message,
    staffName,
  });

  return {
    find: async (id: number): Promise<ThreadRow | undefined> =>
      (await executor.select().from(chatThreads).where(eq(chatThreads.id, id)))[0],

    /** Locked until the transaction ends. */
    lock: async (id: number): Promise<ThreadRow | undefined> =>
      (await executor.select().from(chatThreads).where(eq(chatThreads.id, id)).for('update'))[0],

    /** The conversation of an account; the oldest if there are two. */
    findByUser: async (userId: number): Promise<ThreadRow | undefined> =>
      (await executor.select().from(chatThreads).where(eq(chatThreads.userId, userId)).orderBy(asc(chatThreads.id)).limit(1))[0],

    /** The conversation of a guest. */
    findByToken: async (tokenHash: string): Promise<ThreadRow | undefined> =>
      (
        await executor
          .select()
          .from(chatThreads)
          .where(and(eq(chatThreads.tokenHash, tokenHash), isNull(chatThreads.userId)))
      )[0],

    add: async (thread: NewThread, now: Date): Promise<ThreadRow> => {
      const [row] = await executor
        .insert(chatThreads)
        .values({ ...thread, lastMessageAt: now, createdAt: now })
        .returning();
      if (!row) throw new Error('The conversation was not stored.');
      return row;
    },

    update: async (id: number, change: Partial<typeof chatThreads.$inferInsert>): Promise<void> => {
      await executor.update(chatThreads).set(change).where(eq(chatThreads.id, id));
    },

    /** Moves the messages and files of one conversation into another, and deletes the first. */
    merge: async (from: ThreadRow, into: ThreadRow): Promise<void> => {
      await executor.update(chatMessages).set({ threadId: into.id }).where(eq(chatMessages.threadId, from.id));
      await executor.update(chatFiles).set({ threadId: into.id }).where(eq(chatFiles.threadId, from.id));
      const state = from.state === 'blocked' || into.state === 'blocked' ? 'blocked' : 'open';
      await executor
        .update(chatThreads)
        .set({
          state,
          visitorReadId: Math.min(from.visitorReadId, into.visitorReadId),
          staffReadId: Math.min(from.staffReadId, into.staffReadId),
          lastMessageAt: sql`greatest(${chatThreads.lastMessageAt}, ${from.lastMessageAt.toISOString()}::timestamptz)`,
        })
        .where(eq(chatThreads.id, into.id));
      await executor.delete(chatThreads).where(eq(chatThreads.id, from.id));
    },

    /** @returns undefined when the conversation has a message of this key already */
    addMessage: async (message: NewMessage): Promise<{ id: number } | undefined> =>
      (await executor.insert(chatMessages).values(message).onConflictDoNothing().returning({ id: chatMessages.id }))[0],

    findMessage: async (threadId: number, clientKey: string): Promise<MessageRow | undefined> =>
      (await messagesWhere(and(eq(chatMessages.threadId, threadId), eq(chatMessages.clientKey, clientKey)))).map(toRow)[0],

    /** The newest messages, the oldest of them first. @param before only older ones than this */
    latest: async (threadId: number, limit: number, before?: number): Promise<MessageRow[]> => {
      const older = before === undefined ? undefined : lt(chatMessages.id, before);
      const rows = await messagesWhere(and(eq(chatMessages.threadId, threadId), older))
        .orderBy(desc(chatMessages.id))
        .limit(limit);
      return rows.map(toRow).reverse();
    },

    /** Messages after one, oldest first. */
    since: async (threadId: number, afterId: number, limit: number): Promise<MessageRow[]> =>
      (
        await messagesWhere(and(eq(chatMessages.threadId, threadId), gt(chatMessages.id, afterId)))
          .orderBy(asc(chatMessages.id))
          .limit(limit)
      ).map(toRow),

    lastId: async (threadId: number): Promise<number> =>
      (
        await executor
          .select({ id: max(chatMessages.id) })
          .from(chatMessages)
          .where(eq(chatMessages.threadId, threadId))
      )[0]?.id ?? 0,

    /** How many messages of one side follow the last that the other side has read. */
    countUnread: async (threadId: number, author: 'visitor' | 'staff', readId: number): Promise<number> =>
      executor.$count(
        chatMessages,
        and(eq(chatMessages.threadId, threadId), eq(chatMessages.author, author), gt(chatMessages.id, readId)),
      ),

    addFile: async (file: Omit<typeof chatFiles.$inferInsert, 'id' | 'messageId'>): Promise<FileRow> => {
      const [row] = await executor.insert(chatFiles).values(file).returning();
      if (!row) throw new Error('The file was not stored.');
      return row;
    },

    findFile: async (threadId: number, id: number): Promise<FileRow | undefined> =>
      (
        await executor
          .select()
          .from(chatFiles)
          .where(and(eq(chatFiles.threadId, threadId), eq(chatFiles.id, id)))
      )[0],

    filesOf: (messageIds: number[]): Promise<FileRow[]> =>
      messageIds.length === 0
        ? Promise.resolve([])
        : executor.select().from(chatFiles).where(inArray(chatFiles.messageId, messageIds)).orderBy(asc(chatFiles.id)),

    countUnattached: (threadId: number): Promise<number> =>
      executor.$count(chatFiles, and(eq(chatFiles.threadId, threadId), isNull(chatFiles.messageId))),

    /** Attaches unsent files to a message. @returns how many of them there were */
    attach: async (threadId: number, fileIds: number[], messageId: number): Promise<number> =>
      (
        await executor
          .update(chatFiles)
          .set({ messageId })
          .where(and(eq(chatFiles.threadId, threadId), inArray(chatFiles.id, fileIds), isNull(chatFiles.messageId)))
          .returning({ id: chatFiles.id })
      ).length,

    /** Notifies every process of the change once the transaction is committed. */
    signal: async (threadId: number): Promise<void> => {
      await executor.execute(sql`select pg_notify(${chatChannel}, ${String(threadId)})`);
    },

    touchPresence: async (staffUserId: number, now: Date): Promise<void> => {
      await executor
        .insert(chatPresence)
        .values({ staffUserId, seenAt: now })
        .onConflictDoUpdate({ target: chatPresence.staffUserId, set: { seenAt: now } });
    },

    /** Whether a member of the staff has had the inbox open since then. */
    isStaffSeen: async (since: Date): Promise<boolean> =>
      (await executor.$count(chatPresence, gt(chatPresence.seenAt, since))) > 0,
  };
}
