import { boolean, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns';

/** type_id: 1 physical person, 2 agent, 3 broker, 4 developer, 5 designer. */
export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    typeId: smallint('type_id').notNull().default(1),
    name: text('name').notNull(),
    slug: text('slug'),
    email: text('email'),
    phone: text('phone'),
    logo: text('logo'),
    legalName: text('legal_name'),
    identificationCode: text('identification_code'),
    /** The broker that an agent works for. */
    agencyId: integer('agency_id'),
    isPremierAgent: boolean('is_premier_agent').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('users_slug_key').on(table.slug), index('users_agency_idx').on(table.agencyId)],
);

/** Sessions by the SHA-256 of their token, so that a copy of the table signs nobody in. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user_idx').on(table.userId)],
);

export const favorites = pgTable(
  'favorites',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    statementId: integer('statement_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.statementId] })],
);

export const hiddenStatements = pgTable(
  'hidden_statements',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    statementId: integer('statement_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.statementId] })],
);
