import type { BidBody, PlacedBid } from '@/lib/contracts/statements/auctions';
import { toMajorUnits } from '@/lib/domain/money/amount';
import { toStoredPrice } from '@/lib/domain/money/price';
import { isAuctionOver } from '@/lib/domain/statement/auction';
import type { Repositories } from '@/server/composition/repositories';
import { ApiError, invalid, notFound } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import { lowestBidMinor, toAuction } from '../statements/statement-auction.mapper';
import type { IdempotentCall, Once } from '../wallet/idempotency';
import { auctionConsent } from './auction-consent';
import type { AuctionsRepository } from './auctions.repository';

type AuctionsParts = { auctions: Pick<AuctionsRepository, 'ownNumber'>; once: Once; limiter: RateLimiter; clock: Clock };
type Inside = Pick<Repositories, 'auctions' | 'consents' | 'publishing'>;
type Locked = NonNullable<Awaited<ReturnType<AuctionsRepository['lock']>>>;

export type AuctionsService = ReturnType<typeof createAuctionsService>;

const bidLimit = { countMax: 20, windowSeconds: 60 };

/** Takes bids in auctions. */
export function createAuctionsService({ auctions: stored, once, limiter, clock }: AuctionsParts) {
  /** Holds an auction for a bid. @throws ApiError as `bid` does */
  const lockForBid = async ({ auctions }: Inside, statementId: number, userId: number, amountMinor: number): Promise<Locked> => {
    const locked = await auctions.lock(statementId);
    if (locked?.statement.state !== 'active') throw notFound();
    if (locked.statement.userId === userId) throw new ApiError(409, 'errors.own_statement');
    if (isAuctionOver(locked.auction.endsAt, clock())) throw new ApiError(409, 'errors.auction_over');
    const lowestMinor = lowestBidMinor(locked.auction);
    if (amountMinor < lowestMinor) throw invalid({ amount: ['errors.bid_too_low', String(toMajorUnits(lowestMinor))] });
    return locked;
  };

  const place = async (inside: Inside, statementId: number, userId: number, amountMinor: number): Promise<PlacedBid> => {
    const { auctions, consents, publishing } = inside;
    const { auction, statement } = await lockForBid(inside, statementId, userId, amountMinor);
    const createdAt = clock();
    const bidderNumber = await auctions.bidderNumber(statementId, userId);
    const [consentVersion] = await consents.storeTexts([auctionConsent], createdAt);
    const price = toStoredPrice(toMajorUnits(amountMinor), auction.currencyId, statement.areaSqm, await publishing.usdRateGel());
    await auctions.addBid({ statementId, userId, bidderNumber, amountMinor, consentVersion, createdAt }, price);
    const raised = { ...auction, currentBidMinor: amountMinor, bidsCount: auction.bidsCount + 1 };
    return { bidder: bidderNumber, auction: toAuction(raised, await auctions.findBids(statementId)) };
  };

  return {
    /** The visitor's own number among the bidders, null before their first bid. @throws ApiError 404 where no auction runs on a listed statement */
    ownBidder: async (statementId: number, userId: number): Promise<number | null> => {
      const number = await stored.ownNumber(statementId, userId);
      if (number === undefined) throw notFound();
      return number;
    },

    /**
     * Places a bid. Bids at the same moment come one after another, each measured against the one before.
     * @throws ApiError 404 where no auction runs on a listed statement, 409 for one's own and for one that has ended, 422 below the lowest bid, which
     * follows the message of the field, 429 after 20 in a minute
     */
    bid: (call: IdempotentCall, statementId: number, { amount: amountMinor }: BidBody): Promise<PlacedBid> =>
      once(
        call,
        (inside) => place(inside, statementId, call.userId, amountMinor),
        () => limiter.take(`user ${call.userId}`, bidLimit),
      ),
  };
}
