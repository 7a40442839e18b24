import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { localised, timestamptz } from '../../db/columns';
import { userIdColumn } from '../users/users.table';

/** What a signed-in visitor searched for last. One search has one row, identified by its Georgian address. */
export const lastSearches = pgTable(
  'last_searches',
  {
    userId: userIdColumn(),
    address: text('address').notNull(),
    words: localised('words').notNull(),
    addresses: localised('addresses').notNull(),
    searchedAt: timestamptz('searched_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.address] })],
);
