import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { type NotificationParameters, notificationResponses, notificationTemplates } from '@/lib/contracts/account/notifications';
import { timestamptz } from '../../db/columns';
import { userIdColumn, users } from '../users/users.table';

/** Notifications. The text is a template with parameters, shown in the reader's language; `text` contains a person's own words. */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    uuid: uuid('uuid').notNull().unique().default(sql`gen_random_uuid()`),
    userId: userIdColumn(),
    /** 1 to 8 as in the contract. */
    type: smallint('type').notNull(),
    template: text('template', { enum: notificationTemplates }).notNull(),
    parameters: jsonb('parameters').$type<NotificationParameters>().notNull(),
    text: text('text'),
    senderId: integer('sender_id').references(() => users.id, { onDelete: 'set null' }),
    senderName: text('sender_name'),
    senderPhone: text('sender_phone'),
    /** The conversation that a message of type 7 belongs to. */
    threadUuid: uuid('thread_uuid'),
    /** What it is about: an invitation (2), an offer (3, 4), a statement (6, 7). */
    subjectId: integer('subject_id'),
    seen: boolean('seen').notNull().default(false),
    response: text('response', { enum: notificationResponses }),
    respondedAt: timestamptz('responded_at'),
    /** Set when its subject no longer exists, so that there is nothing to respond to. */
    closedAt: timestamptz('closed_at'),
    /** Identifies a notification that is sent only once: a second one with the same key is not stored. */
    onceKey: text('once_key').unique(),
    /** When its mail is due; null once sent, and without one. */
    mailAfter: timestamptz('mail_after'),
    mailTries: smallint('mail_tries').notNull().default(0),
    /** Its email, from the first attempt on: alerts of one person are sent together, and a retry is the same email. */
    mailId: uuid('mail_id'),
    /** When it is due to be pushed to browsers; null once pushed, and where it never is. */
    pushAfter: timestamptz('push_after'),
    pushTries: smallint('push_tries').notNull().default(0),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('notifications_user_idx').on(table.userId, table.createdAt, table.id),
    index('notifications_unread_idx').on(table.userId).where(sql`not seen`),
    index('notifications_thread_idx').on(table.threadUuid).where(sql`thread_uuid is not null`),
    index('notifications_subject_idx').on(table.type, table.subjectId).where(sql`subject_id is not null`),
    index('notifications_mail_idx').on(table.mailAfter).where(sql`mail_after is not null`),
    index('notifications_push_idx').on(table.pushAfter).where(sql`push_after is not null`),
    index('notifications_sender_idx').on(table.senderId).where(sql`sender_id is not null`),
  ],
);
