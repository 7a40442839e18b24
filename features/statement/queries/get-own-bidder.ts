import { ApiFailure, callApi } from '@/lib/api/client';
import { ownBidderSchema } from '@/lib/contracts/statements/auctions';

/**
 * The signed-in visitor's number among the bidders of an auction; null before their first bid, and when the API fails.
 * @throws the error itself unless it is an ApiFailure
 */
export async function getOwnBidder(statementId: number): Promise<number | null> {
  try {
    return (await callApi(ownBidderSchema, { url: `/microservice/statements/${statementId}/bids/own` })).data.bidder;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return null;
  }
}
