import { boolean, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { OrderField } from '@/lib/contracts/money/orders';
import { identityColumn, localised, timestamptz } from '../../db/columns';
import { users } from '../users/users.table';

/** Forms that the database defines: their fields are as those of services. */
export const dynamicForms = pgTable('dynamic_forms', {
  id: identityColumn(),
  title: localised('title').notNull(),
  about: localised('about').notNull(),
  fields: jsonb('fields').$type<OrderField[]>().notNull(),
  isOpen: boolean('is_open').notNull().default(true),
  createdAt: timestamptz('created_at').notNull(),
  /** Set when staff changed it: an upgrade leaves it alone. */
  changedAt: timestamptz('changed_at'),
});

export const formResponses = pgTable(
  'form_responses',
  {
    id: identityColumn(),
    formId: integer('form_id')
      .notNull()
      .references(() => dynamicForms.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    values: jsonb('values').$type<Record<string, string>>().notNull(),
    handledAt: timestamptz('handled_at'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('form_responses_form_idx').on(table.formId, table.createdAt)],
);

/** Intake of a valuation, saved step by step. A guest owns it by a token, of which the hash is stored. */
export const questionnaires = pgTable(
  'questionnaires',
  {
    id: identityColumn(),
    uuid: uuid('uuid').notNull().unique().defaultRandom(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash'),
    step: smallint('step').notNull().default(1),
    values: jsonb('values').$type<Record<string, unknown>>().notNull(),
    sentAt: timestamptz('sent_at'),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [uniqueIndex('questionnaires_token_key').on(table.tokenHash), index('questionnaires_user_idx').on(table.userId)],
);
