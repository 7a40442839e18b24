import { z } from 'zod';
import { priceMax } from '../bounds';
import { envelope } from '../common';
import { typedAmountUpTo } from '../money/fields';

/** An amount in the auction's currency, at most two decimals. */
const amount = z.number();

/** The auction of a card. */
export const auctionSummarySchema = z.object({
  /** Of every amount of the auction. */
  currency_id: z.number().int(),
  /** The current bid; the start price before the first one. */
  current_price: amount,
  bids_count: z.number().int(),
  ends_at: z.iso.datetime(),
});

/** The latest bids that a statement names; `bids_count` counts all. */
export const shownBidsMax = 100;

/** State and terms of an auction. Bidders are numbers in the order in which they first bid: nothing names them. */
export const auctionSchema = auctionSummarySchema.extend({
  start_price: amount,
  /** Null before the first bid. */
  current_bid: amount.nullable(),
  step: amount,
  /** Minimum of the next bid. */
  lowest_bid: amount,
  bidders_count: z.number().int(),
  /** Working days within which the winner has to pay. */
  payment_days: z.number().int(),
  starts_at: z.iso.datetime(),
  /** The highest first. */
  bids: z.array(z.object({ bidder: z.number().int(), amount, created_at: z.iso.datetime() })).max(shownBidsMax),
});
export type Auction = z.infer<typeof auctionSchema>;

const wholeDigitsMax = String(priceMax).length;

/** A bid in the auction's currency. Minor units of the amount come out. */
export const bidBodySchema = z.strictObject({
  amount: typedAmountUpTo(wholeDigitsMax, priceMax * 100, 'errors.field_invalid'),
  /** Consent to the terms, without which no bid is taken. */
  terms_accepted: z.literal(true, 'errors.auction_terms'),
});
export type BidBody = z.output<typeof bidBodySchema>;

/** The visitor's own number among the bidders of an auction; null before their first bid. */
export const ownBidderSchema = envelope(z.object({ bidder: z.number().int().nullable() }));

/** The accepted bid: its bidder's number, and the state of the auction after it. */
export const placedBidSchema = envelope(z.object({ bidder: z.number().int(), auction: auctionSchema }));
export type PlacedBid = z.infer<typeof placedBidSchema>['data'];
