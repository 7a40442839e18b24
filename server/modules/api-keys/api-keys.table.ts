import { date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identityColumn, timestamptz } from '../../db/columns';
import { userIdColumn } from '../users/users.table';

/** API keys by the SHA-256 of their token, so that a leaked table opens nothing. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: identityColumn(),
    userId: userIdColumn(),
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** The first characters of the token, by which its owner recognises it. */
    prefix: text('prefix').notNull(),
    requestsPerMinute: integer('requests_per_minute').notNull().default(120),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
    /** Accurate to some seconds; null until it is first used. */
    lastUsedAt: timestamptz('last_used_at'),
    revokedAt: timestamptz('revoked_at'),
  },
  (table) => [uniqueIndex('api_keys_token_key').on(table.tokenHash), index('api_keys_user_idx').on(table.userId)],
);

/** Allowed calls of a key, by days of Tbilisi. */
export const apiKeyDays = pgTable(
  'api_key_days',
  {
    apiKeyId: integer('api_key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [primaryKey({ columns: [table.apiKeyId, table.day] })],
);
