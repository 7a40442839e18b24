import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Localised } from '@/lib/contracts/common';
import { identityColumn, localised, timestamptz } from '../../db/columns';
import { userIdColumn, users } from '../users/users.table';

/** Accounts that their owners asked to delete, until the deletion is undone or carried out. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedAt: timestamptz('requested_at').notNull(),
    dueAt: timestamptz('due_at').notNull(),
    /** The statements that left the lists with the request, and return when it is undone. */
    hiddenStatements: integer('hidden_statements').array().notNull().default([]),
  },
  (table) => [index('account_deletions_due_idx').on(table.dueAt)],
);

/** What goes into an archive in addition to the photos: its JSON files by name. */
export type ExportFiles = Record<string, unknown[]>;

/** Archives of personal data, one for each account at most. Its id is the link, which is good for one download. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userIdColumn(),
    state: text('state', { enum: ['waiting', 'ready', 'taken'] })
      .notNull()
      .default('waiting'),
    /** The JSON files, encrypted with the data key; null before the archive is ready and once it was taken. */
    files: text('files'),
    /** Stored photos and documents that go into the archive, by their names in it. */
    storedFiles: jsonb('stored_files').$type<Record<string, string>>().notNull().default({}),
    requestedAt: timestamptz('requested_at').notNull(),
    expiresAt: timestamptz('expires_at'),
  },
  (table) => [index('data_exports_user_idx').on(table.userId), index('data_exports_state_idx').on(table.state, table.expiresAt)],
);

/** Texts that people agreed to, each version as it stood. */
export const consentTexts = pgTable('consent_texts', {
  /** SHA-256 of key and body: the version. */
  version: text('version').primaryKey(),
  key: text('key').notNull(),
  body: localised('body').$type<Localised>().notNull(),
  firstSeenAt: timestamptz('first_seen_at').notNull(),
});

/** Who agreed to which version of a text, and when. */
export const consents = pgTable(
  'consents',
  {
    id: identityColumn(),
    userId: userIdColumn(),
    version: text('version')
      .notNull()
      .references(() => consentTexts.version),
    givenAt: timestamptz('given_at').notNull(),
  },
  (table) => [index('consents_user_idx').on(table.userId)],
);
