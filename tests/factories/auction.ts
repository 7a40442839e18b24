import type { Executor } from '@/server/db/client';
import { auctions } from '@/server/modules/auctions/auctions.table';
import { insertStatement, type NewStatement } from './statement';

type Terms = Partial<typeof auctions.$inferInsert>;

/** Puts a statement on auction: from 100,000 USD in steps of 1,000, to 27 November 2026 at 18:00 in Tbilisi, without bids. */
export async function insertTerms(db: Executor, statementId: number, overrides: Terms = {}): Promise<void> {
  await db.insert(auctions).values({
    statementId,
    currencyId: 2,
    startPriceMinor: 10_000_000,
    stepMinor: 100_000,
    startsAt: new Date('2026-11-16T08:00:00Z'),
    endsAt: new Date('2026-11-27T14:00:00Z'),
    ...overrides,
  });
}

/** A listed flat on auction. @returns its statement */
export async function insertAuction(db: Executor, terms: Terms = {}, statement: Partial<NewStatement> = {}) {
  const row = await insertStatement(db, { isAuction: true, ...statement });
  await insertTerms(db, row.id, terms);
  return row;
}
