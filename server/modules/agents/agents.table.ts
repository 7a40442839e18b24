import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { invitationStates } from '@/lib/contracts/account/agents';
import { identityColumn, timestamptz } from '../../db/columns';
import { users } from '../users/users.table';

/** A broker's invitations. Who works for whom is in users.agency_id; this is its history. */
export const agentInvitations = pgTable(
  'agent_invitations',
  {
    id: identityColumn(),
    brokerId: integer('broker_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contactKind: text('contact_kind', { enum: ['email', 'phone', 'user_id'] }).notNull(),
    contact: text('contact').notNull(),
    /** Null while nobody who could accept is registered under the contact. */
    agentId: integer('agent_id').references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: invitationStates }).notNull().default('pending'),
    createdAt: timestamptz('created_at').notNull(),
    answeredAt: timestamptz('answered_at'),
  },
  (table) => [
    uniqueIndex('agent_invitations_pending_key')
      .on(table.brokerId, table.contactKind, table.contact)
      .where(sql`state = 'pending'`),
    index('agent_invitations_agent_idx').on(table.agentId, table.state),
    index('agent_invitations_waiting_idx').on(table.contact).where(sql`state = 'pending' and agent_id is null`),
    index('agent_invitations_broker_idx').on(table.brokerId, table.createdAt),
  ],
);
