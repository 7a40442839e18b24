import { vatWithin } from '@/lib/domain/money/vat';
import type { LedgerEvent, Posting, WalletRepository } from './wallet.repository';

/** A top-up: the gateway owes us what the payer may spend now. */
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

/** A debt is paid from the wallet. */
const debtPostings = (userId: number, amountMinor: number): Posting[] => [
  { kind: 'wallet', ownerId: userId, amountMinor: -amountMinor },
  { kind: 'receivable', ownerId: userId, amountMinor },
];

/**
 * Posts money that comes into a wallet and, in the same transaction, takes from it what its owner owes after a chargeback.
 * @param amountMinor what the event brings, in tetri
 */
export async function postTopUp(wallet: WalletRepository, event: LedgerEvent, amountMinor: number): Promise<void> {
  const owedMinor = await wallet.lockDebtOf(event.userId);
  if (!(await wallet.post(event))) return;
  const takenMinor = Math.min(owedMinor, amountMinor);
  if (takenMinor === 0) return;
  const postings = debtPostings(event.userId, takenMinor);
  await wallet.post({ ...event, kind: 'debt', onceKey: `${event.onceKey} debt`, postings });
}

/**
 * Books what a person whose account ends has given up: it pays what they owe, and the rest is revenue, without VAT since nothing was sold. Call it
 * last in the transaction that ends the account: the operator's accounts are locked after everything else.
 */
export async function giveUpBalance(wallet: WalletRepository, userId: number, at: Date): Promise<void> {
  const owedMinor = await wallet.lockDebtOf(userId);
  const balanceMinor = await wallet.lockBalanceOf(userId);
  if (balanceMinor === 0) return;
  const paidMinor = Math.min(owedMinor, balanceMinor);
  const postings: Posting[] = [
    ...debtPostings(userId, paidMinor),
    { kind: 'wallet', ownerId: userId, amountMinor: paidMinor - balanceMinor },
    { kind: 'revenue', amountMinor: balanceMinor - paidMinor },
  ];
  await wallet.post({ kind: 'correction', onceKey: `account ${userId} erased`, userId, postings, at });
}

/** The reversal of an event. */
export const reversed = (postings: readonly Posting[]): Posting[] =>
  postings.map((posting) => ({ ...posting, amountMinor: -posting.amountMinor }));
