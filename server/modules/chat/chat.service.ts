import {
  type ChatHistory,
  type ChatMessage,
  type ChatMessageBody,
  type ChatStartBody,
  type ChatStatus,
  chatPageSize,
} from '@/lib/contracts/chat/chat';
import type { Locale } from '@/lib/contracts/common';
import { ApiError, notFound } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import type { UsersRepository } from '../users/users.repository';
import { withFiles } from './chat.mapper';
import { addWithFiles, findWithFiles } from './chat.messages';
import type { ChatRepository, ThreadRow } from './chat.repository';

type Inside = { chat: ChatRepository; users: UsersRepository };
export type ChatParts = Inside & {
  atomically: <T>(work: (inside: Inside) => Promise<T>) => Promise<T>;
  limiter: RateLimiter;
  clock: Clock;
  createToken: () => string;
  hashToken: (token: string) => string;
};
/** The caller: a signed-in visitor, or a guest with the token of a conversation. */
export type ChatVisitor = { userId: number | null; token: string | null; locale: Locale; address: string };
export type ChatService = ReturnType<typeof createChatService>;

const startLimit = { countMax: 10, windowSeconds: 3600 };
const messageLimit = { countMax: 20, windowSeconds: 60 };
const dailyLimit = { countMax: 500, windowSeconds: 86_400 };
/** A member of the staff is online if the inbox was open this recently; its page sends a heartbeat every 25 s. */
const presenceMs = 70_000;

const blocked = () => new ApiError(403, 'errors.chat_blocked');

/** The visitor's side of the chat. */
export function createChatService({ chat, users, atomically, limiter, clock, createToken, hashToken }: ChatParts) {
  /** A guest's conversation becomes the account's own, or part of the one that the account has. */
  const join = (guest: ThreadRow, userId: number): Promise<ThreadRow | undefined> =>
    atomically(async (inside) => {
      const [own, user] = [await inside.chat.findByUser(userId), await inside.users.findById(userId)];
      const thread = await inside.chat.lock(guest.id);
      // Another request of the same page was faster.
      if (!thread || thread.userId !== null) return own;
      if (own) await inside.chat.merge(thread, own);
      else await inside.chat.update(guest.id, { userId, tokenHash: null, name: user?.name ?? guest.name });
      const id = own?.id ?? guest.id;
      await inside.chat.signal(id);
      return inside.chat.find(id);
    });

  const findThread = async ({ userId, token }: ChatVisitor): Promise<ThreadRow | undefined> => {
    const guest = token === null ? undefined : await chat.findByToken(hashToken(token));
    if (userId === null) return guest;
    return guest ? join(guest, userId) : chat.findByUser(userId);
  };
  const getThread = async (visitor: ChatVisitor): Promise<ThreadRow> => {
    const thread = await findThread(visitor);
    if (!thread) throw notFound();
    return thread;
  };

  const isOnline = (): Promise<boolean> => chat.isStaffSeen(new Date(clock().getTime() - presenceMs));
  const statusOf = async (thread: ThreadRow): Promise<ChatStatus> => ({
    state: thread.state,
    rating: thread.rating,
    visitor_read_id: thread.visitorReadId,
    staff_read_id: thread.staffReadId,
    unread: await chat.countUnread(thread.id, 'staff', thread.visitorReadId),
    email: thread.userId === null ? thread.email : ((await users.findById(thread.userId))?.email ?? thread.email),
  });
  const currentStatus = async (id: number): Promise<ChatStatus | null> => {
    const thread = await chat.find(id);
    return thread ? statusOf(thread) : null;
  };
  const changeOwn = async (visitor: ChatVisitor, change: (thread: ThreadRow) => Partial<ThreadRow>): Promise<ChatStatus> => {
    const { id } = await getThread(visitor);
    await atomically(async (inside) => {
      const thread = await inside.chat.lock(id);
      if (!thread) throw notFound();
      await inside.chat.update(id, change(thread));
      await inside.chat.signal(id);
    });
    const status = await currentStatus(id);
    if (!status) throw notFound();
    return status;
  };

  /** Stores a message once, however often it is sent. A message to a closed conversation opens it again. */
  const store = (id: number, { client_key: clientKey, text, file_ids: fileIds }: ChatMessageBody): Promise<void> =>
    atomically(async (inside) => {
      // The lock gives messages their ids in the order in which others see them.
      const thread = await inside.chat.lock(id);
      if (!thread) throw notFound();
      if (thread.state === 'blocked') throw blocked();
      const now = clock();
      const message = { threadId: id, author: 'visitor', staffUserId: null, text, clientKey, createdAt: now } as const;
      const messageId = await addWithFiles(inside.chat, message, fileIds);
      if (messageId === undefined) return;
      const reopened = thread.state === 'closed' ? { state: 'open' as const, rating: null } : {};
      await inside.chat.update(id, { ...reopened, lastMessageAt: now });
      await inside.chat.signal(id);
    });

  return {
    getThread,
    isOnline,
    currentStatus,

    /** Messages after one, for those who follow the conversation. */
    since: async (threadId: number, afterId: number): Promise<ChatMessage[]> =>
      withFiles(chat, await chat.since(threadId, afterId, chatPageSize)),
    lastId: chat.lastId,

    /** Starts a conversation, or updates what is known of its visitor. @returns the token of a guest's new one */
    start: async (
      visitor: ChatVisitor,
      { name, email }: ChatStartBody,
    ): Promise<{ status: ChatStatus; token: string | null }> => {
      const known = { ...(name === undefined ? {} : { name }), ...(email === undefined ? {} : { email }) };
      const existing = await findThread(visitor);
      if (existing) return { status: await changeOwn(visitor, () => known), token: null };
      await limiter.take(`start ${visitor.address}`, startLimit);
      const user = visitor.userId === null ? null : await users.findById(visitor.userId);
      const token = user ? null : createToken();
      const owner = { userId: user?.id ?? null, tokenHash: token && hashToken(token), locale: visitor.locale };
      const thread = await chat.add({ name: user?.name ?? '', email: null, ...known, ...owner }, clock());
      return { status: await statusOf(thread), token };
    },

    history: async (visitor: ChatVisitor, before?: number): Promise<ChatHistory> => {
      const [thread, is_online] = [await findThread(visitor), await isOnline()];
      if (!thread) return { status: null, messages: [], has_more: false, is_online };
      const rows = await chat.latest(thread.id, chatPageSize + 1, before);
      const messages = await withFiles(chat, rows.slice(-chatPageSize));
      return { status: await statusOf(thread), messages, has_more: rows.length > chatPageSize, is_online };
    },

    /** @throws ApiError 403 for a blocked visitor, 404 before a conversation was started, 422 for files of others, 429 */
    send: async (visitor: ChatVisitor, body: ChatMessageBody): Promise<ChatMessage> => {
      const { id } = await getThread(visitor);
      if (!(await chat.findMessage(id, body.client_key))) {
        await limiter.take(`message ${id}`, messageLimit);
        await limiter.take(`messages of ${visitor.address}`, dailyLimit);
        await store(id, body);
      }
      return findWithFiles(chat, id, body.client_key);
    },

    markRead: async (visitor: ChatVisitor, messageId: number): Promise<ChatStatus> => {
      const lastId = await chat.lastId((await getThread(visitor)).id);
      return changeOwn(visitor, ({ visitorReadId }) => ({ visitorReadId: Math.max(visitorReadId, Math.min(messageId, lastId)) }));
    },

    /** @throws ApiError 409 as long as the conversation is open */
    rate: (visitor: ChatVisitor, rating: number): Promise<ChatStatus> =>
      changeOwn(visitor, ({ state }) => {
        if (state !== 'closed') throw new ApiError(409, 'errors.chat_open');
        return { rating };
      }),
  };
}
