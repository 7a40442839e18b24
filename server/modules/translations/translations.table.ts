import { date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { locales } from '@/lib/contracts/common';
import { timestamptz } from '../../db/columns';
import { statementIdColumn } from '../statements/statements.table';

/** What a service made of an author's words. It is shown while the words are those it was made of. */
export const statementTranslations = pgTable(
  'statement_translations',
  {
    statementId: statementIdColumn(),
    language: text('language', { enum: locales }).notNull(),
    sourceLanguage: text('source_language', { enum: locales }).notNull(),
    /** SHA-256 of the text that was sent. */
    sourceHash: text('source_hash').notNull(),
    text: text('text').notNull(),
    provider: text('provider').notNull(),
    translatedAt: timestamptz('translated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.statementId, table.language] })],
);

/** How far the words of a statement are translated: nothing is due while they are the same and no try is left. */
export const translationProgress = pgTable('translation_progress', {
  statementId: statementIdColumn().primaryKey(),
  /** MD5 of the statement's comment as it was read. */
  commentHash: text('comment_hash').notNull(),
  tries: smallint('tries').notNull(),
  /** Null when everything is translated or has failed. */
  retryAt: timestamptz('retry_at'),
});

/** Characters that were sent, by days of Tbilisi. */
export const translationDays = pgTable('translation_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  characters: integer('characters').notNull(),
});
