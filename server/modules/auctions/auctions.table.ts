import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamptz } from '../../db/columns';
import { consentTexts } from '../personal-data/personal-data.table';
import { statements } from '../statements/statements.table';
import { userIdColumn } from '../users/users.table';

const money = (name: string) => bigint(name, { mode: 'number' });

/**
 * Terms of a statement that is sold by auction, and its state. Amounts are minor units of `currencyId`. The statement's own price follows
 * the current bid, so that filters and orders by price agree with what cards show.
 */
export const auctions = pgTable(
  'auctions',
  {
    statementId: integer('statement_id')
      .primaryKey()
      .references(() => statements.id, { onDelete: 'cascade' }),
    currencyId: smallint('currency_id').notNull(),
    startPriceMinor: money('start_price_minor').notNull(),
    /** Minimum amount that a bid adds to the previous one. */
    stepMinor: money('step_minor').notNull(),
    /** Null before the first bid. */
    currentBidMinor: money('current_bid_minor'),
    bidsCount: integer('bids_count').notNull().default(0),
    /** Working days within which the winner has to pay. */
    paymentDays: smallint('payment_days').notNull().default(10),
    startsAt: timestamptz('starts_at').notNull(),
    endsAt: timestamptz('ends_at').notNull(),
  },
  (table) => [
    check(
      'auctions_terms_check',
      sql`${table.startPriceMinor} > 0 and ${table.stepMinor} > 0 and ${table.endsAt} > ${table.startsAt}`,
    ),
    check('auctions_bids_check', sql`(${table.bidsCount} = 0) = (${table.currentBidMinor} is null)`),
  ],
);

/** Bids cannot be taken back. */
export const auctionBids = pgTable(
  'auction_bids',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    statementId: integer('statement_id')
      .notNull()
      .references(() => auctions.statementId, { onDelete: 'cascade' }),
    userId: userIdColumn(),
    /** Number of the bidder in this auction: 1 for the first who bid. */
    bidderNumber: smallint('bidder_number').notNull(),
    amountMinor: money('amount_minor').notNull(),
    /** The text that the bidder agreed to; null for seeded bids. */
    consentVersion: text('consent_version').references(() => consentTexts.version),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('auction_bids_amount_key').on(table.statementId, table.amountMinor),
    index('auction_bids_user_idx').on(table.userId),
  ],
);
