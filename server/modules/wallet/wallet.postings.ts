import { vatWithin } from '@/lib/domain/money/vat';
import type { Posting } from './wallet.repository';

/** A top-up: the gateway holds for us what the payer may spend now. */
export const topUpPostings = (userId: number, amountMinor: number): Posting[] => [
  { kind: 'gateway', amountMinor: -amountMinor },
  { kind: 'wallet', ownerId: userId, amountMinor },
];

/** A sale: what leaves the wallet is revenue and the VAT inside the price. Negated it is a refund to the wallet. */
export const salePostings = (payerId: number, amountMinor: number): Posting[] => [
  { kind: 'wallet', ownerId: payerId, amountMinor: -amountMinor },
  { kind: 'revenue', amountMinor: amountMinor - vatWithin(amountMinor) },
  { kind: 'vat', amountMinor: vatWithin(amountMinor) },
];

/** What the payer's bank took back: the wallet covers what it has, the rest is the payer's debt. */
export const chargebackPostings = (userId: number, amountMinor: number, coveredMinor: number): Posting[] => [
  { kind: 'gateway', amountMinor },
  { kind: 'wallet', ownerId: userId, amountMinor: -coveredMinor },
  { kind: 'receivable', ownerId: userId, amountMinor: coveredMinor - amountMinor },
];

/** The same event backwards. */
export const reversed = (postings: readonly Posting[]): Posting[] =>
  postings.map((posting) => ({ ...posting, amountMinor: -posting.amountMinor }));
