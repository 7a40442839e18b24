import { adminPageSize } from '@/lib/contracts/admin';
import { type ChatMessage, type ChatMessageBody, type ChatState, chatPageSize } from '@/lib/contracts/chat/chat';
import type { ChatInbox, ChatReply, ChatReplyBody, ChatThread, ChatThreadDetail } from '@/lib/contracts/chat/desk';
import { toPage } from '@/lib/contracts/paged';
import { notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { StaffRepository } from '../staff/staff.repository';
import { withFiles } from './chat.mapper';
import { addWithFiles, findWithFiles } from './chat.messages';
import type { ChatRepository, ThreadRow } from './chat.repository';
import type { ChatDeskRepository, InboxFilters, InboxRow, ReplyRow } from './chat-desk.repository';

type Inside = { chat: ChatRepository; chatDesk: ChatDeskRepository; staff: StaffRepository };
type ChatDeskParts = Omit<Inside, 'staff'> & {
  atomically: <T>(work: (inside: Inside) => Promise<T>) => Promise<T>;
  clock: Clock;
};
export type ChatDeskService = ReturnType<typeof createChatDeskService>;

const stateActions = { open: 'chat_open', closed: 'chat_close', blocked: 'chat_block' } as const;

const toThread = ({ thread, userEmail, unread, lastText, lastAuthor }: InboxRow): ChatThread => ({
  id: thread.id,
  name: thread.name,
  email: userEmail ?? thread.email,
  user_id: thread.userId,
  locale: thread.locale,
  state: thread.state,
  rating: thread.rating,
  visitor_read_id: thread.visitorReadId,
  staff_read_id: thread.staffReadId,
  unread,
  last_text: lastText ?? '',
  last_author: lastAuthor,
  last_message_at: thread.lastMessageAt.toISOString(),
  created_at: thread.createdAt.toISOString(),
});
const toReply = ({ id, title, text }: ReplyRow): ChatReply => ({ id, title, text });

/** The staff's side of the chat. A change of state and its line in the audit log are one transaction. */
export function createChatDeskService({ chat, chatDesk, atomically, clock }: ChatDeskParts) {
  const getThread = async (id: number): Promise<ChatThread> => {
    const row = await chatDesk.find(id);
    if (!row) throw notFound();
    return toThread(row);
  };
  const change = (id: number, work: (inside: Inside, thread: ThreadRow) => Promise<void>): Promise<void> =>
    atomically(async (inside) => {
      const thread = await inside.chat.lock(id);
      if (!thread) throw notFound();
      await work(inside, thread);
      await inside.chat.signal(id);
    });
  /** Writing marks the messages above as read. */
  const store = (staffUserId: number, id: number, { client_key: clientKey, text, file_ids: fileIds }: ChatMessageBody) =>
    change(id, async (inside, { state }) => {
      const now = clock();
      const message = { threadId: id, author: 'staff', staffUserId, text, clientKey, createdAt: now } as const;
      const messageId = await addWithFiles(inside.chat, message, fileIds);
      if (messageId === undefined) return;
      const reopened = state === 'closed' ? { state: 'open' as const, rating: null } : {};
      await inside.chat.update(id, { ...reopened, lastMessageAt: now, staffReadId: messageId });
    });
  const log = (
    { staff }: Inside,
    staffUserId: number,
    subjectId: number,
    action: 'chat_reply_save' | 'chat_reply_remove',
    title: string,
  ) => staff.addAudit({ staffUserId, action, subjectId, details: { title }, createdAt: clock() });

  return {
    getThread,

    list: async (filters: InboxFilters, page: number): Promise<ChatInbox> => {
      const [total, rows] = await Promise.all([
        chatDesk.count(filters),
        chatDesk.page(filters, adminPageSize, (page - 1) * adminPageSize),
      ]);
      return toPage(rows.map(toThread), page, adminPageSize, total);
    },

    detail: async (id: number, before?: number): Promise<ChatThreadDetail> => {
      const thread = await getThread(id);
      const rows = await chat.latest(id, chatPageSize + 1, before);
      return { thread, messages: await withFiles(chat, rows.slice(-chatPageSize)), has_more: rows.length > chatPageSize };
    },

    send: async (staffUserId: number, id: number, body: ChatMessageBody): Promise<ChatMessage> => {
      await store(staffUserId, id, body);
      return findWithFiles(chat, id, body.client_key);
    },

    markRead: async (id: number, messageId: number): Promise<ChatThread> => {
      const lastId = await chat.lastId(id);
      await change(id, ({ chat: inside }, { staffReadId }) =>
        inside.update(id, { staffReadId: Math.max(staffReadId, Math.min(messageId, lastId)) }),
      );
      return getThread(id);
    },

    setState: async (staffUserId: number, id: number, state: ChatState): Promise<ChatThread> => {
      await change(id, async (inside, thread) => {
        if (thread.state === state) return;
        await inside.chat.update(id, { state, ...(state === 'open' ? { rating: null } : {}) });
        const details = { from: thread.state };
        await inside.staff.addAudit({ staffUserId, action: stateActions[state], subjectId: id, details, createdAt: clock() });
      });
      return getThread(id);
    },

    /** Records that a member of the staff has the inbox open. */
    notePresence: (staffUserId: number): Promise<void> => chat.touchPresence(staffUserId, clock()),

    replies: async (): Promise<ChatReply[]> => (await chatDesk.replies()).map(toReply),

    /** @param id null adds one @throws ApiError 404 */
    saveReply: (staffUserId: number, id: number | null, reply: ChatReplyBody): Promise<ChatReply> =>
      atomically(async (inside) => {
        const row = id === null ? await inside.chatDesk.addReply(reply) : await inside.chatDesk.updateReply(id, reply);
        if (!row) throw notFound();
        await log(inside, staffUserId, row.id, 'chat_reply_save', row.title);
        return toReply(row);
      }),

    /** @throws ApiError 404 */
    removeReply: (staffUserId: number, id: number): Promise<void> =>
      atomically(async (inside) => {
        const row = await inside.chatDesk.removeReply(id);
        if (!row) throw notFound();
        await log(inside, staffUserId, id, 'chat_reply_remove', row.title);
      }),
  };
}
