import { and, asc, count, desc, eq, getTableColumns, gte, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { LoanRequest } from '@/lib/contracts/mortgage';
import type { Executor } from '../../db/client';
import { banks, loanRequests } from './mortgage.table';

export type BankRow = typeof banks.$inferSelect;
export type BanksRepository = ReturnType<typeof createBanksRepository>;

/** Banks that lend here. */
export function createBanksRepository(executor: Executor) {
  return {
    list: (): Promise<BankRow[]> =>
      executor.select().from(banks).where(eq(banks.isActive, true)).orderBy(asc(banks.position), asc(banks.id)),

    findActive: async (id: number): Promise<BankRow | null> => {
      const [row] = await executor
        .select()
        .from(banks)
        .where(and(eq(banks.id, id), eq(banks.isActive, true)));
      return row ?? null;
    },
  };
}

export type LoanRequestRow = typeof loanRequests.$inferSelect;
export type NewLoanRequest = Omit<typeof loanRequests.$inferInsert, 'id'>;
/** A request with its bank, which may have stopped lending. */
export type RequestWithBank = { request: LoanRequestRow; bank: BankRow };
export type RequestFilters = { userId?: number; bankId?: number | undefined; state?: LoanRequest['state'] | undefined };
export type LoanRequestsRepository = ReturnType<typeof createLoanRequestsRepository>;

/** Requests for loans. Whose they are is part of every query that a visitor's list makes. */
export function createLoanRequestsRepository(executor: Executor) {
  const matching = ({ userId, bankId, state }: RequestFilters): SQL | undefined =>
    and(
      userId === undefined ? undefined : eq(loanRequests.userId, userId),
      bankId === undefined ? undefined : eq(loanRequests.bankId, bankId),
      state === undefined ? undefined : eq(loanRequests.state, state),
    );
  const withBanks = () =>
    executor
      .select({ request: getTableColumns(loanRequests), bank: getTableColumns(banks) })
      .from(loanRequests)
      .innerJoin(banks, eq(banks.id, loanRequests.bankId));

  return {
    /** @returns the new request's id, null when one with the same key is there already */
    add: async (request: NewLoanRequest): Promise<number | null> => {
      const [row] = await executor
        .insert(loanRequests)
        .values(request)
        .onConflictDoNothing({ target: loanRequests.onceKey })
        .returning({ id: loanRequests.id });
      return row?.id ?? null;
    },

    /** Assigns the guests' requests under a number to the account that has just confirmed it. */
    claim: async (userId: number, phone: string, since: Date): Promise<void> => {
      await executor
        .update(loanRequests)
        .set({ userId })
        .where(and(isNull(loanRequests.userId), eq(loanRequests.phone, phone), gte(loanRequests.createdAt, since)));
    },

    findByOnceKey: async (onceKey: string): Promise<RequestWithBank | null> =>
      (await withBanks().where(eq(loanRequests.onceKey, onceKey)))[0] ?? null,

    /** Newest first. */
    page: (filters: RequestFilters, limit: number, offset: number): Promise<RequestWithBank[]> =>
      withBanks().where(matching(filters)).orderBy(desc(loanRequests.id)).limit(limit).offset(offset),

    count: async (filters: RequestFilters): Promise<number> => {
      const [row] = await executor.select({ total: count() }).from(loanRequests).where(matching(filters));
      return row?.total ?? 0;
    },

    /** Requests whose mail is due, the longest due first. */
    waiting: (now: Date, limit: number): Promise<RequestWithBank[]> =>
      withBanks()
        .where(and(eq(loanRequests.state, 'new'), lte(loanRequests.mailAfter, now)))
        .orderBy(asc(loanRequests.mailAfter), asc(loanRequests.id))
        .limit(limit),

    markSent: async (id: number, now: Date): Promise<void> => {
      await executor
        .update(loanRequests)
        .set({ state: 'sent', sentAt: now })
        .where(and(eq(loanRequests.id, id), eq(loanRequests.state, 'new')));
    },

    /** Postpones the mail. */
    postpone: async (id: number, mailAfter: Date): Promise<void> => {
      await executor
        .update(loanRequests)
        .set({ mailAfter, mailTries: sql`${loanRequests.mailTries} + 1` })
        .where(eq(loanRequests.id, id));
    },
  };
}
