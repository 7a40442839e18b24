import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type OrderDetails, type OrderLine, orderStates } from '@/lib/contracts/money/orders';
import { identityColumn, timestamptz } from '../../db/columns';
import { users } from '../users/users.table';

const tetri = (name: string) => bigint(name, { mode: 'number' });

/** What a person orders. The lines and the amount are those of the price book when it was made. */
export const orders = pgTable(
  'orders',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 20_001 }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Whose wallet pays; the buyer's own, or that of the company an agent works for. */
    payerId: integer('payer_id').notNull(),
    serviceId: smallint('service_id').notNull(),
    state: text('state', { enum: orderStates }).notNull().default('created'),
    details: jsonb('details').$type<OrderDetails>().notNull(),
    /** The statements that it is for. */
    statementIds: integer('statement_ids').array().notNull().default([]),
    lines: jsonb('lines').$type<OrderLine[]>().notNull(),
    amountMinor: tetri('amount_minor').notNull(),
    paidMinor: tetri('paid_minor').notNull().default(0),
    refundedMinor: tetri('refunded_minor').notNull().default(0),
    /** How it was paid: `balance`, `card`, `package`, `invoice` or `free`. */
    paidWith: text('paid_with', { enum: ['balance', 'card', 'package', 'free'] }),
    promoCodeId: integer('promo_code_id'),
    cityId: integer('city_id'),
    /** The visit, day and slot of Tbilisi; null for services without one. */
    visitDay: text('visit_day'),
    visitSlot: text('visit_slot'),
    visitAt: timestamptz('visit_at'),
    /** Whether the order occupies a place in its slot. */
    isVisitBooked: boolean('is_visit_booked').notNull().default(false),
    /** The member of the staff who does it. */
    assigneeId: integer('assignee_id'),
    /** When the next step is overdue. */
    dueAt: timestamptz('due_at'),
    createdAt: timestamptz('created_at').notNull(),
    paidAt: timestamptz('paid_at'),
    deliveredAt: timestamptz('delivered_at'),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [
    index('orders_user_idx').on(table.userId, table.createdAt),
    index('orders_state_idx').on(table.state, table.dueAt),
    check(
      'orders_amount_check',
      sql`${table.amountMinor} >= 0 and ${table.paidMinor} >= 0 and ${table.refundedMinor} between 0 and ${table.paidMinor}`,
    ),
  ],
);

/** What happened to an order, the trail of both sides. Rows are added and never changed. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** An action of the status machine, or `create`, `reschedule`, `no_show`, `file`, `accept`, `note`, `overdue`. */
    action: text('action').notNull(),
    state: text('state', { enum: orderStates }).notNull(),
    /** Null for the system. */
    actorId: integer('actor_id'),
    isStaff: smallint('is_staff').notNull().default(0),
    details: jsonb('details').$type<Record<string, string | number>>().notNull().default({}),
    requestId: text('request_id'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('order_events_order_idx').on(table.orderId, table.id)],
);

/** Files of an order: documents of the buyer, results of the work. Read only through the order, never by a public address. */
export const orderFiles = pgTable(
  'order_files',
  {
    id: identityColumn(),
    orderId: integer('order_id').references(() => orders.id),
    /** Who sent it: a file that belongs to no order yet belongs to its sender. */
    userId: integer('user_id').notNull(),
    kind: text('kind', { enum: ['document', 'result'] }).notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    storageName: text('storage_name').notNull(),
    /** A tour's address instead of a file. */
    url: text('url'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('order_files_order_idx').on(table.orderId), uniqueIndex('order_files_storage_key').on(table.storageName)],
);
