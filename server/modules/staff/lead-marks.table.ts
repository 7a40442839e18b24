import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { leadKinds } from '@/lib/contracts/staff/leads';
import { timestamptz } from '../../db/columns';

/** What the staff noted about a request of somebody, and when it was handled. Requests without a row are new. */
export const leadMarks = pgTable(
  'lead_marks',
  {
    kind: text('kind', { enum: leadKinds }).notNull(),
    leadId: integer('lead_id').notNull(),
    note: text('note').notNull().default(''),
    handledAt: timestamptz('handled_at'),
    updatedBy: integer('updated_by').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.leadId] })],
);
