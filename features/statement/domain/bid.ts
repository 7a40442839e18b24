import type { Auction } from '@/lib/contracts/statements/auctions';

/** What the form needs of an auction; `leading` is the highest bid. */
export type Standing = Pick<Auction, 'currency_id' | 'ends_at' | 'lowest_bid' | 'step'> & {
  leading: { bidder: number; amount: number } | null;
};

/** The intent to bid in the auction of a statement. */
export const bidIntent = (statementId: number): string => `bid ${statementId}`;

/** Why a bid cannot be sent; `lowest` is what it has to be at least. */
export type BidError = { kind: 'enter' } | { kind: 'too_low'; lowest: number };

/** An amount as typed in a field: digits with at most one decimal point. @returns null for none */
export const parseBid = (text: string): number | null => (/^\d+(\.\d{1,2})?\.?$/.test(text) ? Number(text) : null);

/** Checks a typed amount by the rules of the API. */
export function bidError(text: string, lowest: number): BidError | null {
  const amount = parseBid(text);
  if (amount === null) return { kind: 'enter' };
  return amount < lowest ? { kind: 'too_low', lowest } : null;
}

/** What became of a bid. */
export type BidResult =
  | { kind: 'placed'; bidder: number; lowest: number }
  | { kind: 'too_low'; lowest: number }
  | { kind: 'limited'; minutes: number }
  | { kind: 'own' | 'over' | 'unavailable' | 'signed-out' | 'failed' };
