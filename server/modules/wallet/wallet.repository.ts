import { and, eq, sql } from 'drizzle-orm';
import type { LedgerAccountKind, LedgerTransactionKind } from '@/lib/contracts/money/ledger';
import type { Executor } from '../../db/client';
import { ApiError } from '../../http/errors';
import { ledgerAccounts, ledgerPostings, ledgerTransactions } from './wallet.table';

/** An account of the house has the owner 0. */
type Account = { kind: LedgerAccountKind; ownerId?: number };
export type Posting = Account & { amountMinor: number };

export type LedgerEvent = {
  kind: LedgerTransactionKind;
  /** Names the event in the world: `payment 17`, `refund <uuid>`. */
  onceKey: string;
  userId: number;
  paymentId?: number;
  orderId?: number;
  invoiceId?: number;
  postings: readonly Posting[];
  at: Date;
};

export const notEnoughBalance = () => new ApiError(409, 'not_enough_balance');

export type WalletRepository = ReturnType<typeof createWalletRepository>;

/** The ledger. Every call of `post` belongs into the transaction that delivers what the money is for. */
export function createWalletRepository(executor: Executor) {
  /** The account, made when it is first used. */
  async function accountId({ kind, ownerId = 0 }: Account): Promise<number> {
    await executor.insert(ledgerAccounts).values({ kind, ownerId }).onConflictDoNothing();
    const [row] = await executor
      .select({ id: ledgerAccounts.id })
      .from(ledgerAccounts)
      .where(and(eq(ledgerAccounts.kind, kind), eq(ledgerAccounts.ownerId, ownerId)));
    if (row === undefined) throw new Error(`no ledger account ${kind} ${ownerId}`);
    return row.id;
  }

  /** One conditional update, so that parallel purchases cannot spend the same money. */
  async function moveBalance(id: number, { kind, amountMinor }: Posting): Promise<void> {
    const moved = sql`${ledgerAccounts.balanceMinor} + ${amountMinor}`;
    const isCovered = kind === 'wallet' && amountMinor < 0 ? sql`${moved} >= 0` : sql`true`;
    const rows = await executor
      .update(ledgerAccounts)
      .set({ balanceMinor: sql`${moved}` })
      .where(and(eq(ledgerAccounts.id, id), isCovered))
      .returning({ id: ledgerAccounts.id });
    if (rows.length === 0) throw notEnoughBalance();
  }

  return {
    /**
     * Posts an event once.
     * @returns false when it was posted before: nothing changes
     * @throws ApiError 409 `not_enough_balance` when a wallet would become negative
     * @throws RangeError when the postings do not add up to zero
     */
    async post({ postings, at, ...event }: LedgerEvent): Promise<boolean> {
      const sum = postings.reduce((total, { amountMinor }) => total + amountMinor, 0);
      if (sum !== 0 || !postings.every(({ amountMinor }) => Number.isSafeInteger(amountMinor))) {
        throw new RangeError(`postings of ${event.onceKey} add up to ${sum}`);
      }
      const [row] = await executor
        .insert(ledgerTransactions)
        .values({ ...event, createdAt: at })
        .onConflictDoNothing({ target: ledgerTransactions.onceKey })
        .returning({ id: ledgerTransactions.id });
      if (row === undefined) return false;
      // In one order, so that two transactions never wait for each other; wallets first, since everybody shares the rest.
      const moving = postings
        .filter(({ amountMinor }) => amountMinor !== 0)
        .toSorted((one, other) => other.kind.localeCompare(one.kind) || (one.ownerId ?? 0) - (other.ownerId ?? 0));
      for (const posting of moving) {
        const id = await accountId(posting);
        await moveBalance(id, posting);
        await executor.insert(ledgerPostings).values({ transactionId: row.id, accountId: id, amountMinor: posting.amountMinor });
      }
      return true;
    },

    /** What a person may spend, in tetri; nobody else changes it until the transaction ends. */
    async lockBalanceOf(userId: number): Promise<number> {
      const id = await accountId({ kind: 'wallet', ownerId: userId });
      const isIt = eq(ledgerAccounts.id, id);
      const [row] = await executor
        .select({ balanceMinor: ledgerAccounts.balanceMinor })
        .from(ledgerAccounts)
        .where(isIt)
        .for('update');
      return row?.balanceMinor ?? 0;
    },

    /** What a person may spend, in tetri. */
    async balanceOf(userId: number): Promise<number> {
      const [row] = await executor
        .select({ balanceMinor: ledgerAccounts.balanceMinor })
        .from(ledgerAccounts)
        .where(and(eq(ledgerAccounts.kind, 'wallet'), eq(ledgerAccounts.ownerId, userId)));
      return row?.balanceMinor ?? 0;
    },
  };
}
