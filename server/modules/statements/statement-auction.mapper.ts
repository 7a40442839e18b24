import type { Auction } from '@/lib/contracts/statements/auctions';
import { toMajorUnits } from '@/lib/domain/money/amount';
import { lowestBid } from '@/lib/domain/statement/auction';
import type { BidRow } from '../auctions/auctions.repository';
import type { auctions } from '../auctions/auctions.table';

type Standing = Omit<typeof auctions.$inferSelect, 'statementId'>;

/** Minor units. */
export const lowestBidMinor = ({ startPriceMinor, stepMinor, currentBidMinor }: Standing): number =>
  lowestBid({ startPrice: startPriceMinor, step: stepMinor, currentBid: currentBidMinor });

/** An auction as cards show it. */
export const toAuctionSummary = (auction: Standing) => ({
  currency_id: auction.currencyId,
  current_price: toMajorUnits(auction.currentBidMinor ?? auction.startPriceMinor),
  bids_count: auction.bidsCount,
  ends_at: auction.endsAt.toISOString(),
});

/**
 * An auction as its statement shows it.
 * @param bids the highest first
 */
export const toAuction = (auction: Standing, bids: BidRow[]): Auction => ({
  ...toAuctionSummary(auction),
  start_price: toMajorUnits(auction.startPriceMinor),
  current_bid: auction.currentBidMinor === null ? null : toMajorUnits(auction.currentBidMinor),
  step: toMajorUnits(auction.stepMinor),
  lowest_bid: toMajorUnits(lowestBidMinor(auction)),
  bidders_count: bids[0]?.biddersCount ?? 0,
  payment_days: auction.paymentDays,
  starts_at: auction.startsAt.toISOString(),
  bids: bids.map(({ bidderNumber, amountMinor, createdAt }) => ({
    bidder: bidderNumber,
    amount: toMajorUnits(amountMinor),
    created_at: createdAt.toISOString(),
  })),
});
