import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { banReasons } from '@/lib/contracts/staff/bans';
import { identityColumn, timestamptz } from '../../db/columns';
import { userIdColumn } from '../users/users.table';

/** Bans of accounts. One is in force from its beginning until it ends or is lifted. */
export const userBans = pgTable(
  'user_bans',
  {
    id: identityColumn(),
    userId: userIdColumn(),
    reason: text('reason', { enum: banReasons }).notNull(),
    /** What the staff adds to the reason, in its own words. */
    comment: text('comment').notNull().default(''),
    /** Null for a ban without an end. */
    endsAt: timestamptz('ends_at'),
    createdBy: integer('created_by').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    liftedBy: integer('lifted_by'),
    liftedAt: timestamptz('lifted_at'),
    /** The statements that the ban hid, which return after it. */
    hiddenStatements: integer('hidden_statements').array().notNull().default([]),
  },
  (table) => [index('user_bans_user_idx').on(table.userId, table.createdAt)],
);

/** One appeal for each ban. */
export const banAppeals = pgTable(
  'ban_appeals',
  {
    id: identityColumn(),
    banId: integer('ban_id')
      .notNull()
      .references(() => userBans.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    state: text('state', { enum: ['pending', 'accepted', 'rejected'] })
      .notNull()
      .default('pending'),
    answer: text('answer').notNull().default(''),
    decidedBy: integer('decided_by'),
    decidedAt: timestamptz('decided_at'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('ban_appeals_ban_key').on(table.banId),
    index('ban_appeals_state_idx').on(table.state, table.createdAt),
  ],
);
