import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '../../db/columns';
import { userIdColumn } from '../users/users.table';

/** Browsers that get alerts. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: userIdColumn(),
    /** The address at the browser's push service. */
    endpoint: text('endpoint').notNull().unique(),
    /** The browser's keys, base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('push_subscriptions_user_idx').on(table.userId)],
);
