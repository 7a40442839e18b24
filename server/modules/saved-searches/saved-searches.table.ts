import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { alertFrequencies, alertReasons, favoriteReasons, type SavedSearch } from '@/lib/contracts/account/saved-searches';
import { timestamptz } from '../../db/columns';
import { statements } from '../statements/statements.table';
import { userIdColumn } from '../users/users.table';

/** Searches that accounts get alerts for. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: userIdColumn(),
    name: text('name').notNull(),
    filters: jsonb('filters').$type<SavedSearch['filters']>().notNull(),
    frequency: text('frequency', { enum: alertFrequencies }).notNull(),
    /** Of Tbilisi, for daily and weekly alerts. */
    hour: smallint('hour').notNull(),
    isMailed: boolean('is_mailed').notNull(),
    isPushed: boolean('is_pushed').notNull().default(false),
    isPaused: boolean('is_paused').notNull().default(false),
    /** When the visitor last opened it. */
    seenAt: timestamptz('seen_at').notNull(),
    /** When the last alert was sent. */
    toldAt: timestamptz('told_at'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('saved_searches_user_idx').on(table.userId)],
);

const searchIdColumn = () =>
  integer('search_id')
    .notNull()
    .references(() => savedSearches.id, { onDelete: 'cascade' });

/** The inverted index: every key under which a statement that fits the search is looked up. */
export const savedSearchKeys = pgTable(
  'saved_search_keys',
  { key: text('key').notNull(), searchId: searchIdColumn() },
  (table) => [primaryKey({ columns: [table.key, table.searchId] }), index('saved_search_keys_search_idx').on(table.searchId)],
);

/** Statements that a search found, once for each reason. */
export const savedSearchMatches = pgTable(
  'saved_search_matches',
  {
    searchId: searchIdColumn(),
    statementId: integer('statement_id')
      .notNull()
      .references(() => statements.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: alertReasons }).notNull(),
    /** The price at the match in the currency that its owner typed, which a lower one is compared with; null for a negotiable one. */
    priceMinor: bigint('price_minor', { mode: 'number' }),
    /** What it cost at the alert, to detect a lower price. */
    priceBeforeMinor: bigint('price_before_minor', { mode: 'number' }),
    currencyId: smallint('currency_id').notNull(),
    foundAt: timestamptz('found_at').notNull(),
    /** When it was sent; null while it is pending. */
    toldAt: timestamptz('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.statementId, table.reason] }),
    index('saved_search_matches_waiting_idx').on(table.searchId).where(sql`told_at is null`),
    index('saved_search_matches_statement_idx').on(table.statementId),
  ],
);

/** Changes of favourites, once for each reason; a lower price again when it falls further. */
export const favoriteChanges = pgTable(
  'favorite_changes',
  {
    userId: userIdColumn(),
    statementId: integer('statement_id')
      .notNull()
      .references(() => statements.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: favoriteReasons }).notNull(),
    priceMinor: bigint('price_minor', { mode: 'number' }),
    priceBeforeMinor: bigint('price_before_minor', { mode: 'number' }),
    /** Of the price before. */
    currencyId: smallint('currency_id'),
    foundAt: timestamptz('found_at').notNull(),
    /** When it was sent; null while it is pending. */
    toldAt: timestamptz('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.statementId, table.reason] }),
    index('favorite_changes_waiting_idx').on(table.userId).where(sql`told_at is null`),
    index('favorite_changes_statement_idx').on(table.statementId),
  ],
);
