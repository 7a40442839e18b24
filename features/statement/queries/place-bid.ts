import { ApiFailure, callApi } from '@/lib/api/client';
import { minutesToWait } from '@/lib/api/reveal-phone';
import { placedBidSchema } from '@/lib/contracts/statements/auctions';
import type { BidResult } from '../domain/bid';

/** The lowest bid, which follows the message of its field; null for another refusal. */
function lowestIn({ envelope }: ApiFailure): number | null {
  const [key, lowest] = envelope?.errors.amount ?? [];
  return key === 'errors.bid_too_low' && lowest !== undefined ? Number(lowest) : null;
}

function refusalOf(failure: ApiFailure): BidResult {
  const { status, envelope, retryAfterSeconds } = failure;
  const lowest = lowestIn(failure);
  if (lowest !== null) return { kind: 'too_low', lowest };
  if (status === 429) return { kind: 'limited', minutes: minutesToWait(retryAfterSeconds) };
  const kinds = {
    'errors.unauthorised': 'signed-out',
    'errors.not_found': 'unavailable',
    'errors.own_statement': 'own',
    'errors.auction_over': 'over',
  } as const;
  return { kind: kinds[envelope?.message as keyof typeof kinds] ?? 'failed' };
}

/**
 * Bids in the auction of a statement.
 * @param amount in the auction's currency
 * @param key the idempotency key, the same one when the bid is repeated
 * @throws the error itself unless it is an ApiFailure
 */
export async function placeBid(statementId: number, amount: number, key: string): Promise<BidResult> {
  try {
    const { data } = await callApi(placedBidSchema, {
      method: 'post',
      url: `/microservice/statements/${statementId}/bids`,
      data: { amount, terms_accepted: true },
      headers: { 'Idempotency-Key': key },
    });
    return { kind: 'placed', bidder: data.bidder, lowest: data.auction.lowest_bid };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return refusalOf(error);
  }
}
