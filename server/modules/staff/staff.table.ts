import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { auditActions, staffRoles } from '@/lib/contracts/admin';
import { timestamptz } from '../../db/columns';
import { users } from '../users/users.table';

/** Who works here and in which role. */
export const staffMembers = pgTable('staff_members', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  role: text('role', { enum: staffRoles }).notNull(),
  grantedAt: timestamptz('granted_at').notNull(),
});

/** Everything that the staff did. Rows are added and never changed; those of a deleted account stay. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** Null for the command line. */
    staffUserId: integer('staff_user_id'),
    action: text('action', { enum: auditActions }).notNull(),
    /** The user, statement or street that the action is about. */
    subjectId: integer('subject_id').notNull(),
    details: jsonb('details').$type<Record<string, string | number>>().notNull(),
    /** Of the request that did it, as the logs have it; null for the command line. */
    requestId: text('request_id'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('audit_log_created_idx').on(table.createdAt)],
);

/** The authenticator of a member of the staff. */
export const staffTotps = pgTable('staff_totps', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Base32, encrypted with the data key; the job `seal-personal-data` encrypts what an older version stored otherwise. */
  secret: text('secret').notNull(),
  /** The time step of the last code that was used: neither it nor an older one is accepted again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** Whether its first code has yet to be entered: until then it opens nothing. */
  isPending: boolean('is_pending').notNull().default(false),
  createdAt: timestamptz('created_at').notNull(),
});
