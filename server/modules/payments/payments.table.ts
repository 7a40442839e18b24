import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { gatewayNames, paymentMethods, paymentStates } from '@/lib/contracts/money/payments';
import { identityColumn, timestamptz } from '../../db/columns';
import { userIdColumn, users } from '../users/users.table';

const tetri = (name: string) => bigint(name, { mode: 'number' });

/** What a person is to pay: a top-up of the wallet, or an order. Without a method it has not been started. */
export const payments = pgTable(
  'payments',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The order that is paid; null for a top-up. */
    orderId: integer('order_id'),
    amountMinor: tetri('amount_minor').notNull(),
    state: text('state', { enum: paymentStates }).notNull().default('created'),
    method: text('method', { enum: paymentMethods }),
    gateway: text('gateway', { enum: gatewayNames }),
    /** The gateway's own id; null until it has one. */
    gatewayOrderId: text('gateway_order_id'),
    /** Where the gateway shows its page. */
    gatewayUrl: text('gateway_url'),
    /** Path of this site that the gateway returns to. */
    returnPath: text('return_path'),
    /** Message key of why it failed. */
    failureKey: text('failure_key'),
    cardMask: text('card_mask'),
    /** How much of it went back to where it came from. */
    refundedMinor: tetri('refunded_minor').notNull().default(0),
    createdAt: timestamptz('created_at').notNull(),
    startedAt: timestamptz('started_at'),
    settledAt: timestamptz('settled_at'),
    /** When the reconciler polls the gateway next; null when nothing is open. */
    checkAfter: timestamptz('check_after'),
    checks: integer('checks').notNull().default(0),
  },
  (table) => [
    uniqueIndex('payments_gateway_key').on(table.gateway, table.gatewayOrderId),
    index('payments_user_idx').on(table.userId, table.createdAt),
    index('payments_order_idx').on(table.orderId).where(sql`order_id is not null`),
    index('payments_check_idx').on(table.checkAfter).where(sql`check_after is not null`),
    check('payments_amount_check', sql`${table.amountMinor} >= 0 and ${table.refundedMinor} between 0 and ${table.amountMinor}`),
  ],
);

/** Cards as the gateway's tokens and masks; never a number. */
export const savedCards = pgTable(
  'saved_cards',
  {
    id: identityColumn(),
    userId: userIdColumn(),
    gateway: text('gateway', { enum: gatewayNames }).notNull(),
    token: text('token').notNull(),
    mask: text('mask').notNull(),
    brand: text('brand'),
    /** `MM/YY`. */
    expires: text('expires'),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('saved_cards_token_key').on(table.userId, table.gateway, table.token),
    uniqueIndex('saved_cards_default_key').on(table.userId).where(sql`is_default`),
  ],
);

/** Processed callbacks, by the gateway's event id: each has its effect once. */
export const gatewayEvents = pgTable(
  'gateway_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    gateway: text('gateway', { enum: gatewayNames }).notNull(),
    eventId: text('event_id').notNull(),
    paymentId: integer('payment_id').notNull(),
    receivedAt: timestamptz('received_at').notNull(),
  },
  (table) => [uniqueIndex('gateway_events_key').on(table.gateway, table.eventId)],
);

/** Money that goes back to a card or an account. */
export const refunds = pgTable(
  'refunds',
  {
    id: identityColumn(),
    /** Sent to the gateway as its idempotency key. */
    uuid: uuid('uuid').notNull().unique().default(sql`gen_random_uuid()`),
    userId: integer('user_id').notNull(),
    /** The payment whose card gets it; null for the wallet or the bank account of an invoice. */
    paymentId: integer('payment_id').references(() => payments.id),
    orderId: integer('order_id'),
    amountMinor: tetri('amount_minor').notNull(),
    reason: text('reason').notNull(),
    state: text('state', { enum: ['awaiting_approval', 'pending', 'done', 'failed', 'rejected'] }).notNull(),
    /** Staff; null for a request of the system or the buyer. */
    requestedBy: integer('requested_by'),
    /** The second person of a large refund. */
    approvedBy: integer('approved_by'),
    createdAt: timestamptz('created_at').notNull(),
    settledAt: timestamptz('settled_at'),
    checkAfter: timestamptz('check_after'),
  },
  (table) => [
    index('refunds_order_idx').on(table.orderId),
    index('refunds_check_idx').on(table.checkAfter).where(sql`check_after is not null`),
    check('refunds_amount_check', sql`${table.amountMinor} > 0`),
  ],
);

/** Orders of the bundled gateway, as a real gateway stores them on its side. Nothing else of the site reads them. */
export const sandboxOrders = pgTable('sandbox_orders', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  /** Our payment, as the shop reported it. */
  reference: text('reference').notNull().unique(),
  amountMinor: tetri('amount_minor').notNull(),
  refundedMinor: tetri('refunded_minor').notNull().default(0),
  state: text('state', { enum: ['open', 'pending', 'approved', 'declined', 'cancelled', 'charged_back'] })
    .notNull()
    .default('open'),
  description: text('description').notNull(),
  /** Whether the buyer asked to save the card; and the token that pays, when a saved one does. */
  savesCard: boolean('saves_card').notNull(),
  cardToken: text('card_token'),
  cardMask: text('card_mask'),
  failureCode: text('failure_code'),
  returnUrl: text('return_url').notNull(),
  callbackUrl: text('callback_url').notNull(),
  refundKeys: jsonb('refund_keys').$type<Record<string, number>>().notNull().default({}),
  createdAt: timestamptz('created_at').notNull(),
  settledAt: timestamptz('settled_at'),
});
