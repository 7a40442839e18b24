import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identityColumn, timestamptz } from '../../db/columns';
import { statements } from '../statements/statements.table';
import { userIdColumn, users } from '../users/users.table';

/** Accounts that share their favourites by a link. The token is not stored: it follows from the salt and the site's key. */
export const sharedLists = pgTable(
  'shared_lists',
  {
    id: identityColumn(),
    userId: userIdColumn(),
    salt: text('salt').notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [uniqueIndex('shared_lists_user_key').on(table.userId), uniqueIndex('shared_lists_token_key').on(table.tokenHash)],
);

/** The people of a list: its owner, other accounts, and guests by the hash of a key that their browser has. */
export const sharedListParticipants = pgTable(
  'shared_list_participants',
  {
    id: identityColumn(),
    listId: integer('list_id')
      .notNull()
      .references(() => sharedLists.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    keyHash: text('key_hash'),
    name: text('name').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('shared_list_participants_user_key').on(table.listId, table.userId),
    uniqueIndex('shared_list_participants_guest_key').on(table.listId, table.keyHash),
    index('shared_list_participants_user_idx').on(table.userId),
  ],
);

/** A member's opinion on a statement, one for each. */
export const sharedListMarks = pgTable(
  'shared_list_marks',
  {
    participantId: integer('participant_id')
      .notNull()
      .references(() => sharedListParticipants.id, { onDelete: 'cascade' }),
    statementId: integer('statement_id')
      .notNull()
      .references(() => statements.id, { onDelete: 'cascade' }),
    vote: smallint('vote').notNull().default(0),
    hasHeart: boolean('has_heart').notNull().default(false),
    note: text('note').notNull().default(''),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.participantId, table.statementId] }),
    index('shared_list_marks_statement_idx').on(table.statementId),
    check('shared_list_marks_vote', sql`vote between -1 and 1`),
  ],
);
