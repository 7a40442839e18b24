import { and, asc, desc, eq, exists, ilike, max, or, type SQL, sql } from 'drizzle-orm';
import type { ChatReplyBody } from '@/lib/contracts/chat/desk';
import { type Executor, likePattern } from '../../db/client';
import { users } from '../users/users.table';
import { chatMessages, chatReplies, chatThreads } from './chat.table';

type ThreadState = (typeof chatThreads.$inferSelect)['state'];
export type InboxFilters = { state: ThreadState; q: string };
export type ReplyRow = typeof chatReplies.$inferSelect;
export type ChatDeskRepository = ReturnType<typeof createChatDeskRepository>;

const unread = sql<number>`(select count(*)::int from chat_messages m where m.thread_id = ${chatThreads.id} and m.author = 'visitor' and m.id > ${chatThreads.staffReadId})`;
const lastText = sql<
  string | null
>`(select m.text from chat_messages m where m.thread_id = ${chatThreads.id} order by m.id desc limit 1)`;
const lastAuthor = sql<
  'visitor' | 'staff' | 'system' | null
>`(select m.author from chat_messages m where m.thread_id = ${chatThreads.id} order by m.id desc limit 1)`;

/** The staff's inbox and its canned replies. */
export function createChatDeskRepository(executor: Executor) {
  const hasMessage = (condition?: SQL) =>
    exists(
      executor
        .select({ one: sql`1` })
        .from(chatMessages)
        .where(and(eq(chatMessages.threadId, chatThreads.id), condition)),
    );
  /** A conversation without a message needs no reply. */
  const matching = ({ state, q }: InboxFilters): SQL | undefined => {
    const pattern = likePattern(q);
    const found =
      q === ''
        ? undefined
        : or(
            ilike(chatThreads.name, pattern),
            ilike(chatThreads.email, pattern),
            ilike(users.email, pattern),
            hasMessage(ilike(chatMessages.text, pattern)),
          );
    return and(eq(chatThreads.state, state), hasMessage(), found);
  };
  const threads = () =>
    executor
      .select({ thread: chatThreads, userEmail: users.email, unread, lastText, lastAuthor })
      .from(chatThreads)
      .leftJoin(users, eq(users.id, chatThreads.userId));

  return {
    count: async (filters: InboxFilters): Promise<number> => {
      const [row] = await executor
        .select({ total: sql<number>`count(*)::int` })
        .from(chatThreads)
        .leftJoin(users, eq(users.id, chatThreads.userId))
        .where(matching(filters));
      return row?.total ?? 0;
    },

    /** Open conversations in which the visitor waits. */
    countUnread: (): Promise<number> => executor.$count(chatThreads, and(eq(chatThreads.state, 'open'), sql`${unread} > 0`)),

    /** Unread ones first, then the latest. */
    page: (filters: InboxFilters, limit: number, offset: number) =>
      threads()
        .where(matching(filters))
        .orderBy(sql`(${unread} > 0) desc`, desc(chatThreads.lastMessageAt), desc(chatThreads.id))
        .limit(limit)
        .offset(offset),

    find: async (id: number) => (await threads().where(eq(chatThreads.id, id)))[0],

    replies: (): Promise<ReplyRow[]> =>
      executor.select().from(chatReplies).orderBy(asc(chatReplies.position), asc(chatReplies.id)),

    addReply: async (reply: ChatReplyBody): Promise<ReplyRow | undefined> => {
      const [last] = await executor.select({ position: max(chatReplies.position) }).from(chatReplies);
      const [row] = await executor
        .insert(chatReplies)
        .values({ ...reply, position: (last?.position ?? 0) + 1 })
        .returning();
      return row;
    },

    updateReply: async (id: number, reply: ChatReplyBody): Promise<ReplyRow | undefined> =>
      (await executor.update(chatReplies).set(reply).where(eq(chatReplies.id, id)).returning())[0],

    removeReply: async (id: number): Promise<ReplyRow | undefined> =>
      (await executor.delete(chatReplies).where(eq(chatReplies.id, id)).returning())[0],
  };
}

export type InboxRow = Awaited<ReturnType<ChatDeskRepository['page']>>[number];
