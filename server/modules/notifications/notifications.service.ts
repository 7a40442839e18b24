import { randomUUID } from 'node:crypto';
import {
  type Notification,
  type NotificationDetail,
  type NotificationList,
  type NotificationResponse,
  type NotificationsPopup,
  notificationPageSize,
  notificationPopupSize,
  notificationTypes,
  type ThreadMessage,
} from '@/lib/contracts/account/notifications';
import { toPage } from '@/lib/contracts/paged';
import { ApiError, notFound } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import type { StatementsRepository } from '../statements/statements.repository';
import { toNotification, toStatementParameter, toThreadMessage } from './notifications.mapper';
import type { NotificationRow, NotificationsRepository } from './notifications.repository';

/** What follows a response, in its transaction; throws ApiError where it is too late. */
export type Responder = (row: NotificationRow, response: NotificationResponse) => Promise<void>;
/** What one transaction works with. */
export type ResponseWork = { notifications: NotificationsRepository; responders: Map<number, Responder> };

export type NotificationsParts = {
  notifications: NotificationsRepository;
  statements: Pick<StatementsRepository, 'findById'>;
  /** Runs the work in one transaction. */
  atomically<T>(work: (parts: ResponseWork) => Promise<T>): Promise<T>;
  messages: RateLimiter;
  clock: Clock;
};

export type NotificationsService = ReturnType<typeof createNotificationsService>;

export type MessageInput = { text: string; name?: string | undefined; phone?: string | undefined };
export type MessageSender = { userId: number; address: string };

const messageLimit = { countMax: 10, windowSeconds: 3600 };
const replyLimit = { countMax: 60, windowSeconds: 3600 };

/** Notifications, responses to them, and messages between users. Another's notification is 404, as one that does not exist. */
export function createNotificationsService({ notifications, statements, atomically, messages, clock }: NotificationsParts) {
  const findOwn = async (userId: number, uuid: string): Promise<NotificationRow> => {
    const row = await notifications.findOwn(userId, uuid);
    if (!row) throw notFound();
    return row;
  };

  const deliver = async (
    row: Parameters<NotificationsRepository['add']>[0][number],
    writerId: number,
  ): Promise<ThreadMessage> => {
    const [stored] = await notifications.add([row]);
    if (!stored) throw new Error('A message without a key was not stored.');
    return toThreadMessage(stored, writerId);
  };

  return {
    /** How many are unread, and the latest few. */
    popup: async (userId: number): Promise<NotificationsPopup> => {
      const rows = await notifications.page(userId, notificationPopupSize, 0);
      return { count: await notifications.countUnread(userId), notifications: rows.map(toNotification) };
    },

    list: async (userId: number, page: number): Promise<NotificationList> => {
      const total = await notifications.count(userId);
      const rows = await notifications.page(userId, notificationPageSize, (page - 1) * notificationPageSize);
      return {
        ...toPage(rows.map(toNotification), page, notificationPageSize, total),
        unread_count: await notifications.countUnread(userId),
      };
    },

    /** One with its conversation. Reading it does not mark it as seen. */
    detail: async (userId: number, uuid: string): Promise<NotificationDetail> => {
      const row = await findOwn(userId, uuid);
      const thread = row.threadUuid === null ? [] : await notifications.thread(userId, row.threadUuid);
      return { notification: toNotification(row), thread: thread.map((message) => toThreadMessage(message, userId)) };
    },

    /** Marks one's own among the uuids. @throws ApiError 404 when none of them is */
    toggleSeen: async (userId: number, uuids: string[], seen: boolean) => {
      const found = await notifications.setSeen(userId, [...new Set(uuids)], seen);
      if (found.length === 0) throw notFound();
      return { notification_uuids: found, seen, count: await notifications.countUnread(userId) };
    },

    /** Accepts or declines the request of a notification. @throws ApiError 409 when it was responded to, has no request, or is obsolete */
    respond: async (userId: number, uuid: string, response: NotificationResponse): Promise<Notification> =>
      atomically(async ({ notifications: inside, responders }) => {
        const row = await inside.respond(userId, uuid, response, clock());
        if (!row) {
          const known = await inside.findOwn(userId, uuid);
          if (!known) throw notFound();
          throw new ApiError(409, known.response === null ? 'errors.nothing_to_respond' : 'errors.already_responded');
        }
        await responders.get(row.type)?.(row, response);
        return toNotification(row);
      }),

    /** Writes to the author of a listed statement. @throws ApiError 404 for one that is not listed, 409 for one's own, 429 after ten in an hour */
    writeToAuthor: async (statementId: number, message: MessageInput, writer: MessageSender): Promise<ThreadMessage> => {
      const row = await statements.findById(statementId);
      if (row?.statement.state !== 'active' || row.seller === null) throw notFound();
      if (row.statement.userId === writer.userId) throw new ApiError(409, 'errors.own_statement');
      await messages.take(`message address ${writer.address}`, messageLimit);
      await messages.take(`message user ${writer.userId}`, messageLimit);
      return deliver(
        {
          userId: row.statement.userId,
          type: notificationTypes.statementMessage,
          template: 'statement_message',
          parameters: toStatementParameter(row),
          text: message.text,
          senderId: writer.userId,
          senderName: message.name || (await notifications.nameOf(writer.userId)),
          senderPhone: message.phone || null,
          threadUuid: randomUUID(),
          subjectId: statementId,
          createdAt: clock(),
        },
        writer.userId,
      );
    },

    /** Replies to a message. @throws ApiError 409 for another kind of notification, or when its sender's account is deleted */
    reply: async (uuid: string, text: string, writer: MessageSender): Promise<ThreadMessage> => {
      const row = await findOwn(writer.userId, uuid);
      if (row.type !== notificationTypes.statementMessage || row.senderId === null) throw new ApiError(409, 'errors.no_answer');
      await messages.take(`answer ${writer.userId}`, replyLimit);
      await notifications.setSeen(writer.userId, [uuid], true);
      return deliver(
        {
          userId: row.senderId,
          type: notificationTypes.statementMessage,
          template: 'statement_message',
          parameters: row.parameters,
          text,
          senderId: writer.userId,
          senderName: await notifications.nameOf(writer.userId),
          senderPhone: null,
          threadUuid: row.threadUuid,
          subjectId: row.subjectId,
          createdAt: clock(),
        },
        writer.userId,
      );
    },
  };
}
