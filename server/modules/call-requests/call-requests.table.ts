import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identityColumn, timestamptz } from '../../db/columns';
import { users } from '../users/users.table';

/** Call requests. The job purge-expired deletes them after 90 days. */
export const callRequests = pgTable(
  'call_requests',
  {
    id: identityColumn(),
    name: text('name').notNull(),
    /** Nine digits of a Georgian number. */
    phoneNumber: text('phone_number').notNull(),
    comment: text('comment').notNull().default(''),
    /** Null for guests, and for deleted accounts. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The staff's note, and when they called. */
    note: text('note').notNull().default(''),
    handledAt: timestamptz('handled_at'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('call_requests_created_idx').on(table.createdAt), index('call_requests_user_idx').on(table.userId)],
);
