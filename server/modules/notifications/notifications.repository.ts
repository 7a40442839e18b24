import { and, asc, count, desc, eq, getTableColumns, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import {
  accountTemplates,
  companyTemplates,
  type NotificationResponse,
  type NotificationTemplate,
  notificationTypes,
} from '@/lib/contracts/account/notifications';
import type { Executor } from '../../db/client';
import { users } from '../users/users.table';
import { notifications } from './notifications.table';

export type NotificationRow = typeof notifications.$inferSelect;
export type NewNotification = typeof notifications.$inferInsert;
/** The notifications of one email, and its recipient. */
export type PendingMail = Awaited<ReturnType<NotificationsRepository['pendingMails']>>[number];
export type NotificationsRepository = ReturnType<typeof createNotificationsRepository>;

const respondable = [2, 3, 4];
const mailedGeneric: readonly string[] = [...accountTemplates, ...companyTemplates];
const isMailed = ({ type, template }: NewNotification): boolean =>
  type !== notificationTypes.generic || mailedGeneric.includes(template);

/** Notifications; all that a visitor reads or changes has the visitor in its condition. */
export function createNotificationsRepository(executor: Executor) {
  const own = (userId: number, uuid: string) => and(eq(notifications.userId, userId), eq(notifications.uuid, uuid));
  const newestFirst = [desc(notifications.createdAt), desc(notifications.id)];

  return {
    /** Stores what is new; a `mailAfter` of null keeps it on the site: a row whose onceKey is there already is left out. @returns the rows that were stored */
    add: async (rows: NewNotification[]): Promise<NotificationRow[]> => {
      if (rows.length === 0) return [];
      const mailed = rows.map((row) => ({
        ...row,
        mailAfter: isMailed(row) && row.mailAfter !== null ? (row.mailAfter ?? row.createdAt) : null,
      }));
      return executor.insert(notifications).values(mailed).onConflictDoNothing().returning();
    },

    /**
     * Groups notifications that are due into emails: alerts of one person into one, all others into one each. What is in an email stays in
     * it: a retry sends the same one.
     * @param withAlerts whether alerts may be sent now
     */
    fillMails: async (now: Date, withAlerts: boolean): Promise<void> => {
      const { savedSearch: alert } = notificationTypes;
      await executor.execute(sql`update notifications set mail_id = filled.mail_id from (
          select id, case when type = ${alert} then first_value(uuid) over (partition by user_id, type order by id) else uuid end as mail_id
          from notifications where mail_after <= ${now.toISOString()}::timestamptz and mail_id is null
            and (${withAlerts} or type <> ${alert})) filled
        where notifications.id = filled.id`);
    },

    /** Emails that are due, the longest due first, each with its reader. @param withAlerts whether alerts may be sent now */
    pendingMails: async (now: Date, limit: number, withAlerts: boolean) => {
      const isAllowed = withAlerts ? undefined : ne(notifications.type, notificationTypes.savedSearch);
      const due = executor
        .select({ mailId: notifications.mailId })
        .from(notifications)
        .where(and(lte(notifications.mailAfter, now), isNotNull(notifications.mailId), isAllowed))
        .groupBy(notifications.mailId)
        .orderBy(sql`min(${notifications.mailAfter})`, sql`min(${notifications.id})`)
        .limit(limit);
      const rows = await executor
        .select({
          notification: getTableColumns(notifications),
          reader: {
            id: users.id,
            email: users.email,
            name: users.name,
            locale: users.locale,
            mutedMailTypes: users.mutedMailTypes,
          },
        })
        .from(notifications)
        .innerJoin(users, eq(users.id, notifications.userId))
        .where(and(inArray(notifications.mailId, due), lte(notifications.mailAfter, now)))
        .orderBy(asc(notifications.mailAfter), asc(notifications.id));
      return [...Map.groupBy(rows, ({ notification }) => notification.mailId ?? notification.uuid)].flatMap(
        ([mailId, members]) => {
          const [first] = members;
          return first ? [{ mailId, reader: first.reader, notifications: members.map(({ notification }) => notification) }] : [];
        },
      );
    },

    /** Postpones an email; null cancels it. */
    postponeMail: async (mailId: string, mailAfter: Date | null): Promise<void> => {
      await executor
        .update(notifications)
        .set({ mailAfter, mailTries: sql`${notifications.mailTries} + 1` })
        .where(and(eq(notifications.mailId, mailId), isNotNull(notifications.mailAfter)));
    },

    /** Notifications that are due to be pushed to browsers, the longest due first, each with the language of its reader. */
    pendingPushes: (now: Date, limit: number) =>
      executor
        .select({ notification: getTableColumns(notifications), locale: users.locale })
        .from(notifications)
        .innerJoin(users, eq(users.id, notifications.userId))
        .where(lte(notifications.pushAfter, now))
        .orderBy(asc(notifications.pushAfter), asc(notifications.id))
        .limit(limit),

    /** Postpones the message to browsers; null cancels it. */
    postponePush: async (id: number, pushAfter: Date | null): Promise<void> => {
      await executor
        .update(notifications)
        .set({ pushAfter, pushTries: sql`${notifications.pushTries} + 1` })
        .where(eq(notifications.id, id));
    },

    findOwn: async (userId: number, uuid: string): Promise<NotificationRow | undefined> =>
      (await executor.select().from(notifications).where(own(userId, uuid)))[0],

    page: (userId: number, limit: number, offset: number): Promise<NotificationRow[]> =>
      executor
        .select()
        .from(notifications)
        .where(eq(notifications.userId, userId))
        .orderBy(...newestFirst)
        .limit(limit)
        .offset(offset),

    count: async (userId: number): Promise<number> => {
      const [found] = await executor.select({ total: count() }).from(notifications).where(eq(notifications.userId, userId));
      return found?.total ?? 0;
    },

    countUnread: async (userId: number): Promise<number> => {
      const isUnread = and(eq(notifications.userId, userId), sql`not ${notifications.seen}`);
      const [found] = await executor.select({ total: count() }).from(notifications).where(isUnread);
      return found?.total ?? 0;
    },

    /** @returns those of the uuids that are the user's */
    setSeen: async (userId: number, uuids: string[], seen: boolean): Promise<string[]> => {
      const isOwn = and(eq(notifications.userId, userId), inArray(notifications.uuid, uuids));
      await executor
        .update(notifications)
        .set({ seen })
        .where(and(isOwn, ne(notifications.seen, seen)));
      const rows = await executor.select({ uuid: notifications.uuid }).from(notifications).where(isOwn);
      return rows.map(({ uuid }) => uuid);
    },

    /** Takes the response to an open question, once: of two concurrent ones only one succeeds. */
    respond: async (
      userId: number,
      uuid: string,
      response: NotificationResponse,
      now: Date,
    ): Promise<NotificationRow | undefined> => {
      const isOpen = and(
        inArray(notifications.type, respondable),
        isNull(notifications.response),
        isNull(notifications.closedAt),
      );
      const [row] = await executor
        .update(notifications)
        .set({ response, respondedAt: now, seen: true })
        .where(and(own(userId, uuid), isOpen))
        .returning();
      return row;
    },

    /** Deletes notifications that should not have been sent. */
    remove: async (ids: number[]): Promise<void> => {
      if (ids.length > 0) await executor.delete(notifications).where(inArray(notifications.id, ids));
    },

    /** Closes the pending questions about a subject. */
    close: async (type: number, template: NotificationTemplate, subjectIds: number[], now: Date): Promise<void> => {
      if (subjectIds.length === 0) return;
      const isQuestion = and(eq(notifications.type, type), eq(notifications.template, template));
      const isAbout = and(isQuestion, inArray(notifications.subjectId, subjectIds));
      await executor
        .update(notifications)
        .set({ closedAt: now })
        .where(and(isAbout, isNull(notifications.response), isNull(notifications.closedAt)));
    },

    /** The messages of a conversation that the user wrote or received, oldest first, at most 200. */
    thread: async (userId: number, threadUuid: string): Promise<NotificationRow[]> =>
      executor
        .select()
        .from(notifications)
        .where(
          and(eq(notifications.threadUuid, threadUuid), or(eq(notifications.userId, userId), eq(notifications.senderId, userId))),
        )
        .orderBy(asc(notifications.id))
        .limit(200),

    /** The displayed name of a user. */
    nameOf: async (userId: number): Promise<string> => {
      const [user] = await executor.select({ name: users.name }).from(users).where(eq(users.id, userId));
      return user?.name ?? '';
    },
  };
}
