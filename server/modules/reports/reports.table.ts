import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { reportDecisions, reportReasons } from '@/lib/contracts/statements/reports';
import { timestamptz } from '../../db/columns';
import { statementIdColumn } from '../statements/statements.table';
import { users } from '../users/users.table';

/** Visitors' reports of statements. One visitor has one report of a statement: a user by id, a guest by address. */
export const statementReports = pgTable(
  'statement_reports',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    statementId: statementIdColumn(),
    reason: text('reason', { enum: reportReasons }).notNull(),
    comment: text('comment').notNull().default(''),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Distinguishes guests without identifying them: a keyed hash of the address. */
    addressHash: text('address_hash').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** What the staff decided on it; null while it is pending. */
    decision: text('decision', { enum: reportDecisions }),
    decidedAt: timestamptz('decided_at'),
  },
  (table) => [
    index('statement_reports_open_idx').on(table.statementId).where(sql`decision is null`),
    uniqueIndex('statement_reports_user_key').on(table.statementId, table.userId).where(sql`user_id is not null`),
    uniqueIndex('statement_reports_guest_key').on(table.statementId, table.addressHash).where(sql`user_id is null`),
  ],
);
