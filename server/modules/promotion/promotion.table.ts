import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamptz } from '../../db/columns';
import { statements } from '../statements/statements.table';

/**
 * Time of a tier on a statement. The highest tier with time runs, lower ones are paused and keep their seconds. `vip_id` and `vip_until`
 * of the statement and of its search row repeat what runs.
 */
export const placements = pgTable(
  'placements',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    statementId: integer('statement_id')
      .notNull()
      .references(() => statements.id, { onDelete: 'cascade' }),
    tierId: smallint('tier_id').notNull(),
    /** `scheduled` waits for `startsAt`; a running one ends at `endsAt`; a paused one has `secondsLeft`. */
    state: text('state', { enum: ['scheduled', 'running', 'paused', 'ended', 'cancelled'] }).notNull(),
    startsAt: timestamptz('starts_at').notNull(),
    endsAt: timestamptz('ends_at'),
    secondsLeft: integer('seconds_left').notNull(),
    /** When the notice of the end was sent. */
    warnedAt: timestamptz('warned_at'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('placements_statement_idx').on(table.statementId),
    uniqueIndex('placements_running_key').on(table.statementId).where(sql`state = 'running'`),
    index('placements_change_idx').on(table.state, table.endsAt, table.startsAt),
    check('placements_seconds_check', sql`${table.secondsLeft} >= 0`),
  ],
);

/** Days that an order added to a statement: what a refund takes back, and what the results are measured over. */
export const placementOrders = pgTable(
  'placement_orders',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id').notNull(),
    statementId: integer('statement_id').notNull(),
    tierId: smallint('tier_id').notNull(),
    days: smallint('days').notNull(),
    startsAt: timestamptz('starts_at').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [uniqueIndex('placement_orders_key').on(table.orderId, table.statementId)],
);

/** Placements bought ahead: each is one statement, one tier, ten days. */
export const placementPackages = pgTable(
  'placement_packages',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id').notNull(),
    orderId: integer('order_id').notNull().unique(),
    tierId: smallint('tier_id').notNull(),
    total: smallint('total').notNull(),
    left: smallint('left').notNull(),
    endsAt: timestamptz('ends_at').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('placement_packages_user_idx').on(table.userId, table.endsAt),
    check('placement_packages_left_check', sql`"left" between 0 and ${table.total}`),
  ],
);

/** Facebook boosts: while one runs the statement is promoted. */
export const boosts = pgTable(
  'boosts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id').notNull().unique(),
    statementId: integer('statement_id')
      .notNull()
      .references(() => statements.id, { onDelete: 'cascade' }),
    days: smallint('days').notNull(),
    /** Null until staff started it. */
    startsAt: timestamptz('starts_at'),
    endsAt: timestamptz('ends_at'),
    /** The post. */
    url: text('url'),
  },
  (table) => [index('boosts_statement_idx').on(table.statementId), index('boosts_end_idx').on(table.endsAt)],
);
