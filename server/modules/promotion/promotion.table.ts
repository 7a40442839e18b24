import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { TierId } from '@/lib/domain/promotion/tiers';
import { identityColumn, timestamptz } from '../../db/columns';
import { statementIdColumn } from '../statements/statements.table';

/**
 * Time of a tier on a statement, as lib/domain/promotion/timeline.ts has it: the highest tier with time runs, lower ones are paused and
 * keep their seconds. Rows without time are deleted. `vip_id` and `vip_until` of the statement and of its search row repeat what runs.
 */
export const placements = pgTable(
  'placements',
  {
    id: identityColumn(),
    statementId: statementIdColumn(),
    tierId: smallint('tier_id').$type<TierId>().notNull(),
    state: text('state', { enum: ['scheduled', 'running', 'paused'] }).notNull(),
    /** When a scheduled one starts, and since when the running one runs; null for a paused one. */
    startsAt: timestamptz('starts_at'),
    /** Only for the running one. */
    endsAt: timestamptz('ends_at'),
    /** What a scheduled or paused one has left; 0 for the running one. */
    secondsLeft: integer('seconds_left').notNull(),
    /** When the notice of this end was sent. */
    warnedAt: timestamptz('warned_at'),
  },
  (table) => [
    index('placements_statement_idx').on(table.statementId),
    uniqueIndex('placements_running_key').on(table.statementId).where(sql`state = 'running'`),
    index('placements_end_idx').on(table.endsAt).where(sql`state = 'running'`),
    index('placements_start_idx').on(table.startsAt).where(sql`state = 'scheduled'`),
    check('placements_seconds_check', sql`${table.secondsLeft} >= 0`),
    check(
      'placements_state_check',
      sql`(${table.startsAt} is not null) = (${table.state} <> 'paused') and (${table.endsAt} is not null) = (${table.state} = 'running')`,
    ),
  ],
);

/** Stretches of time that a tier ran on a statement; the running one is only in `placements`. Rows are added and never changed. */
export const placementRuns = pgTable(
  'placement_runs',
  {
    id: identityColumn(),
    statementId: statementIdColumn(),
    tierId: smallint('tier_id').$type<TierId>().notNull(),
    startsAt: timestamptz('starts_at').notNull(),
    endsAt: timestamptz('ends_at').notNull(),
  },
  (table) => [index('placement_runs_statement_idx').on(table.statementId, table.startsAt)],
);

/** Days that an order added to a statement: what a refund takes back, and what the results are measured by. */
export const placementOrders = pgTable(
  'placement_orders',
  {
    id: identityColumn(),
    orderId: integer('order_id').notNull(),
    statementId: integer('statement_id').notNull(),
    tierId: smallint('tier_id').$type<TierId>().notNull(),
    days: smallint('days').notNull(),
    /** What they cost, in tetri; a placement of a package costs its share of the package. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    /** The package that paid; null for money. */
    packageId: integer('package_id'),
    startsAt: timestamptz('starts_at').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** When a refund took the rest of them back. */
    takenBackAt: timestamptz('taken_back_at'),
  },
  (table) => [
    uniqueIndex('placement_orders_key').on(table.orderId, table.statementId),
    index('placement_orders_statement_idx').on(table.statementId, table.createdAt),
  ],
);

/** Placements bought ahead: each is one statement, one tier, ten days. */
export const placementPackages = pgTable(
  'placement_packages',
  {
    id: identityColumn(),
    userId: integer('user_id').notNull(),
    orderId: integer('order_id').notNull().unique(),
    tierId: smallint('tier_id').$type<TierId>().notNull(),
    total: smallint('total').notNull(),
    left: smallint('left').notNull(),
    /** What it cost, in tetri. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    endsAt: timestamptz('ends_at').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** When the notice of its end was sent. */
    warnedAt: timestamptz('warned_at'),
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
    id: identityColumn(),
    orderId: integer('order_id').notNull().unique(),
    statementId: statementIdColumn(),
    days: smallint('days').notNull(),
    /** Null until staff started it. */
    startsAt: timestamptz('starts_at'),
    endsAt: timestamptz('ends_at'),
    /** The post. */
    url: text('url'),
  },
  (table) => [index('boosts_statement_idx').on(table.statementId), index('boosts_end_idx').on(table.endsAt)],
);

/** Days that an unpaid statement over the free quota is listed for. */
export const publications = pgTable(
  'publications',
  {
    id: identityColumn(),
    orderId: integer('order_id').notNull().unique(),
    statementId: statementIdColumn(),
    days: smallint('days').notNull(),
    startsAt: timestamptz('starts_at').notNull(),
    endsAt: timestamptz('ends_at').notNull(),
    /** When its end, or a refund, was carried out. */
    endedAt: timestamptz('ended_at'),
  },
  (table) => [
    index('publications_statement_idx').on(table.statementId),
    index('publications_end_idx').on(table.endsAt).where(sql`ended_at is null`),
  ],
);
