import { and, desc, eq, getTableColumns, max, sql } from 'drizzle-orm';
import { shownBidsMax } from '@/lib/contracts/statements/auctions';
import type { StoredPrice } from '@/lib/domain/money/price';
import type { Executor } from '../../db/client';
import { indexStatements } from '../search/rows/search.rows.repository';
import { statements } from '../statements/statements.table';
import { auctionBids, auctions } from './auctions.table';

/** A bid as visitors see it, with the number of bidders of its auction. */
export type BidRow = Pick<typeof auctionBids.$inferSelect, 'bidderNumber' | 'amountMinor' | 'createdAt'> & {
  biddersCount: number;
};
type NewBid = Omit<typeof auctionBids.$inferInsert, 'id'>;
export type AuctionsRepository = ReturnType<typeof createAuctionsRepository>;

/** Auctions and their bids. */
export function createAuctionsRepository(executor: Executor) {
  return {
    /** An auction and its statement, held for the rest of the transaction, so that bids come one after another. */
    lock: async (statementId: number) => {
      const [found] = await executor
        .select({
          auction: getTableColumns(auctions),
          statement: { userId: statements.userId, state: statements.state, areaSqm: statements.areaSqm },
        })
        .from(auctions)
        .innerJoin(statements, eq(statements.id, auctions.statementId))
        .where(eq(auctions.statementId, statementId))
        .for('update');
      return found;
    },

    /** Number of a bidder in an auction: the existing one, or the next. */
    bidderNumber: async (statementId: number, userId: number): Promise<number> => {
      const [found] = await executor
        .select({
          own: sql<number | null>`max(${auctionBids.bidderNumber}) filter (where ${auctionBids.userId} = ${userId})`,
          last: sql<number | null>`max(${auctionBids.bidderNumber})`,
        })
        .from(auctionBids)
        .where(eq(auctionBids.statementId, statementId));
      return found?.own ?? (found?.last ?? 0) + 1;
    },

    /** The number of a bidder in the auction of a listed statement, null without a bid; undefined where there is no such auction. */
    ownNumber: async (statementId: number, userId: number): Promise<number | null | undefined> => {
      const [found] = await executor
        .select({ own: max(auctionBids.bidderNumber) })
        .from(auctions)
        .innerJoin(statements, eq(statements.id, auctions.statementId))
        .leftJoin(auctionBids, and(eq(auctionBids.statementId, auctions.statementId), eq(auctionBids.userId, userId)))
        .where(and(eq(auctions.statementId, statementId), eq(statements.state, 'active')))
        .groupBy(auctions.statementId);
      return found?.own;
    },

    /**
     * Stores a bid as the current one of a locked auction. The statement's price follows it, in lists too, and an open form of its owner sees a
     * newer version.
     */
    addBid: async (bid: NewBid, price: StoredPrice): Promise<void> => {
      const { statementId, amountMinor } = bid;
      await executor.insert(auctionBids).values(bid);
      await executor
        .update(auctions)
        .set({ currentBidMinor: amountMinor, bidsCount: sql`${auctions.bidsCount} + 1` })
        .where(eq(auctions.statementId, statementId));
      await executor
        .update(statements)
        .set({ ...price, version: sql`${statements.version} + 1` })
        .where(eq(statements.id, statementId));
      await indexStatements(executor, [statementId]);
    },

    /** The latest bids, the highest first. */
    findBids: (statementId: number): Promise<BidRow[]> =>
      executor
        .select({
          bidderNumber: auctionBids.bidderNumber,
          amountMinor: auctionBids.amountMinor,
          createdAt: auctionBids.createdAt,
          biddersCount: sql<number>`max(${auctionBids.bidderNumber}) over ()`,
        })
        .from(auctionBids)
        .where(eq(auctionBids.statementId, statementId))
        .orderBy(desc(auctionBids.amountMinor))
        .limit(shownBidsMax),
  };
}
