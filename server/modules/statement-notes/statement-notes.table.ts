import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '../../db/columns';
import { statements } from '../statements/statements.table';
import { userIdColumn } from '../users/users.table';

/** What accounts wrote of statements for themselves. An emptied note stays, so that an older one of a guest does not bring it back. */
export const statementNotes = pgTable(
  'statement_notes',
  {
    userId: userIdColumn(),
    statementId: integer('statement_id')
      .notNull()
      .references(() => statements.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    tags: text('tags').array().notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.statementId] }),
    index('statement_notes_statement_idx').on(table.statementId),
  ],
);
