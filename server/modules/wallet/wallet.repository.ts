import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { LedgerAccountKind, LedgerTransactionKind } from '@/lib/contracts/money/ledger';
import type { Executor } from '../../db/client';
import { ApiError } from '../../http/errors';
import { ledgerAccounts, ledgerPostings, ledgerTransactions } from './wallet.table';

/** The operator's accounts have the owner 0. */
type Account = { kind: LedgerAccountKind; ownerId?: number };
export type Posting = Account & { amountMinor: number };

export type LedgerEvent = {
  kind: LedgerTransactionKind;
  /** Identifies the event: `payment 17`, `refund <uuid>`. */
  onceKey: string;
  userId: number;
  paymentId?: number;
  orderId?: number;
  invoiceId?: number;
  postings: readonly Posting[];
  at: Date;
};

const notEnoughBalance = () => new ApiError(409, 'not_enough_balance');

export type WalletRepository = ReturnType<typeof createWalletRepository>;

/** The ledger. Call `post` inside the transaction that delivers what the money is for. */
export function createWalletRepository(executor: Executor) {
  const isAccount = ({ kind, ownerId = 0 }: Account) => and(eq(ledgerAccounts.kind, kind), eq(ledgerAccounts.ownerId, ownerId));

  /**
   * One conditional update, so that parallel purchases cannot spend the same money. An account is made when it is first used.
   * @returns the id of the account
   */
  async function moveBalance(posting: Posting): Promise<number> {
    const { kind, ownerId = 0, amountMinor } = posting;
    const moved = sql`${ledgerAccounts.balanceMinor} + ${amountMinor}`;
    const isSpent = kind === 'wallet' && amountMinor < 0;
    const [row] = await executor
      .update(ledgerAccounts)
      .set({ balanceMinor: moved })
      .where(and(isAccount(posting), isSpent ? sql`${moved} >= 0` : undefined))
      .returning({ id: ledgerAccounts.id });
    if (row) return row.id;
    if (isSpent) throw notEnoughBalance();
    const [made] = await executor
      .insert(ledgerAccounts)
      .values({ kind, ownerId, balanceMinor: amountMinor })
      .onConflictDoUpdate({ target: [ledgerAccounts.kind, ledgerAccounts.ownerId], set: { balanceMinor: moved } })
      .returning({ id: ledgerAccounts.id });
    if (made === undefined) throw new Error(`no ledger account ${kind} ${ownerId}`);
    return made.id;
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
      const moved: (typeof ledgerPostings.$inferInsert)[] = [];
      for (const posting of moving) {
        const accountId = await moveBalance(posting);
        moved.push({ transactionId: row.id, accountId, amountMinor: posting.amountMinor });
      }
      if (moved.length > 0) await executor.insert(ledgerPostings).values(moved);
      return true;
    },

    /**
     * Locks the accounts of a sale in the order of every posting: a transaction that posts a top-up and a sale would otherwise lock the
     * gateway's account while it waits for the others.
     */
    async holdForSale(userId: number): Promise<void> {
      const isOfHouse = and(eq(ledgerAccounts.ownerId, 0), inArray(ledgerAccounts.kind, ['vat', 'revenue', 'gateway']));
      const isIt = or(isAccount({ kind: 'wallet', ownerId: userId }), isOfHouse);
      await executor
        .select({ id: ledgerAccounts.id })
        .from(ledgerAccounts)
        .where(isIt)
        .orderBy(desc(ledgerAccounts.kind))
        .for('update');
    },

    /** What a person may spend, in tetri; nobody else changes it until the transaction ends. */
    async lockBalanceOf(userId: number): Promise<number> {
      const isWallet = isAccount({ kind: 'wallet', ownerId: userId });
      const [row] = await executor
        .select({ balanceMinor: ledgerAccounts.balanceMinor })
        .from(ledgerAccounts)
        .where(isWallet)
        .for('update');
      return row?.balanceMinor ?? 0;
    },

    /** What a person owes after chargebacks, in tetri; neither this nor the wallet is changed by others until the transaction ends. */
    async lockDebtOf(userId: number): Promise<number> {
      const rows = await executor
        .select({ kind: ledgerAccounts.kind, balanceMinor: ledgerAccounts.balanceMinor })
        .from(ledgerAccounts)
        .where(and(eq(ledgerAccounts.ownerId, userId), inArray(ledgerAccounts.kind, ['wallet', 'receivable'])))
        .orderBy(desc(ledgerAccounts.kind))
        .for('update');
      return 0 - (rows.find(({ kind }) => kind === 'receivable')?.balanceMinor ?? 0);
    },

    /** What a person may spend, in tetri. */
    async balanceOf(userId: number): Promise<number> {
      const [row] = await executor
        .select({ balanceMinor: ledgerAccounts.balanceMinor })
        .from(ledgerAccounts)
        .where(isAccount({ kind: 'wallet', ownerId: userId }));
      return row?.balanceMinor ?? 0;
    },
  };
}
