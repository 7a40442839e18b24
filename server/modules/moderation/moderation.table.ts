import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identityColumn, timestamptz } from '../../db/columns';
import { statementIdColumn } from '../statements/statements.table';

/** Words that send a statement or a message to the queue, in lower case. */
export const blockedWords = pgTable('blocked_words', {
  id: identityColumn(),
  word: text('word').notNull().unique(),
  createdBy: integer('created_by'),
  createdAt: timestamptz('created_at').notNull(),
});

/** Statements that the site itself found suspicious. One kind has one open case of a statement. */
export const moderationCases = pgTable(
  'moderation_cases',
  {
    id: identityColumn(),
    statementId: statementIdColumn(),
    kind: text('kind', { enum: ['blocked_word', 'duplicate'] }).notNull(),
    /** The words that were found, or the id of the other statement. */
    details: jsonb('details').$type<{ words?: string[]; otherId?: number }>().notNull(),
    decision: text('decision'),
    decidedBy: integer('decided_by'),
    decidedAt: timestamptz('decided_at'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('moderation_cases_open_key').on(table.statementId, table.kind).where(sql`decision is null`),
    index('moderation_cases_created_idx').on(table.createdAt),
  ],
);
