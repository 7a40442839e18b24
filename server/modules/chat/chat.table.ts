import { bigint, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { locales } from '@/lib/contracts/locales';
import { identityColumn, localised, timestamptz } from '../../db/columns';
import { users } from '../users/users.table';

/** A visitor's conversation with the site's staff. A guest owns it by a token, of which the hash is stored. */
export const chatThreads = pgTable(
  'chat_threads',
  {
    id: identityColumn(),
    uuid: uuid('uuid').notNull().unique().defaultRandom(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash'),
    name: text('name').notNull().default(''),
    email: text('email'),
    locale: text('locale', { enum: locales }).notNull(),
    state: text('state', { enum: ['open', 'closed', 'blocked'] })
      .notNull()
      .default('open'),
    /** The last message that each side has read; 0 for none. */
    visitorReadId: bigint('visitor_read_id', { mode: 'number' }).notNull().default(0),
    staffReadId: bigint('staff_read_id', { mode: 'number' }).notNull().default(0),
    /** What the visitor thought of a conversation that has ended: 1 helped, -1 did not. */
    rating: smallint('rating'),
    lastMessageAt: timestamptz('last_message_at').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('chat_threads_token_key').on(table.tokenHash),
    index('chat_threads_user_idx').on(table.userId),
    index('chat_threads_last_idx').on(table.state, table.lastMessageAt),
  ],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    threadId: integer('thread_id')
      .notNull()
      .references(() => chatThreads.id, { onDelete: 'cascade' }),
    author: text('author', { enum: ['visitor', 'staff', 'system'] }).notNull(),
    staffUserId: integer('staff_user_id'),
    text: text('text').notNull(),
    /** Given by the sender, so that a retry stores one message. */
    clientKey: text('client_key').notNull(),
    /** When it was mailed to the other side. */
    mailedAt: timestamptz('mailed_at'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('chat_messages_client_key').on(table.threadId, table.clientKey),
    index('chat_messages_thread_idx').on(table.threadId, table.id),
  ],
);

/** Files of a conversation, read only through it. */
export const chatFiles = pgTable(
  'chat_files',
  {
    id: identityColumn(),
    threadId: integer('thread_id')
      .notNull()
      .references(() => chatThreads.id, { onDelete: 'cascade' }),
    messageId: bigint('message_id', { mode: 'number' }),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    storageName: text('storage_name').notNull().unique(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('chat_files_thread_idx').on(table.threadId)],
);

/** Canned replies of the staff. */
export const chatReplies = pgTable('chat_replies', {
  id: identityColumn(),
  title: text('title').notNull(),
  text: localised('text').notNull(),
  position: smallint('position').notNull(),
});

/** When a member of the staff last had the inbox open, in any process: whether visitors see that somebody is there. */
export const chatPresence = pgTable('chat_presence', {
  staffUserId: integer('staff_user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  seenAt: timestamptz('seen_at').notNull(),
});
