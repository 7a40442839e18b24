import { asc, desc, gt, lte } from 'drizzle-orm';
import { type PriceBook, type PriceKey, priceKeys } from '@/lib/domain/order/price-book';
import type { Executor } from '../../db/client';
import { prices } from './services.table';

export type PriceRow = typeof prices.$inferSelect;
export type PriceBookRepository = ReturnType<typeof createPriceBookRepository>;

const isPriceKey = (key: string): key is PriceKey => (priceKeys as readonly string[]).includes(key);

/** The price book: rows are added and never changed, and the latest that has started applies. */
export function createPriceBookRepository(executor: Executor) {
  const findStarted = (now: Date): Promise<PriceRow[]> =>
    executor
      .selectDistinctOn([prices.key])
      .from(prices)
      .where(lte(prices.startsAt, now))
      .orderBy(asc(prices.key), desc(prices.startsAt));

  return {
    /** Rows that apply now, one for each key. */
    findStarted,

    /** @throws Error when a key has no price: the reference data is not installed */
    findPrices: async (now: Date): Promise<PriceBook> => {
      const rows = await findStarted(now);
      const book = Object.fromEntries(rows.filter(({ key }) => isPriceKey(key)).map(({ key, amount }) => [key, amount]));
      const missing = priceKeys.filter((key) => book[key] === undefined);
      if (missing.length > 0) throw new Error(`the price book lacks ${missing.join(', ')}`);
      return book as PriceBook;
    },

    /** Price changes that are still to come, the next first. */
    findPlanned: (now: Date): Promise<PriceRow[]> =>
      executor.select().from(prices).where(gt(prices.startsAt, now)).orderBy(asc(prices.startsAt), asc(prices.key)),

    /** Every row that has started, latest first: those that apply now, and those that applied before. */
    findHistory: (now: Date): Promise<PriceRow[]> =>
      executor.select().from(prices).where(lte(prices.startsAt, now)).orderBy(desc(prices.startsAt), asc(prices.key)),

    /** @returns whether it was added: a key has one price for a moment */
    add: async (row: Omit<PriceRow, 'id'>): Promise<boolean> =>
      (await executor.insert(prices).values(row).onConflictDoNothing().returning({ id: prices.id })).length > 0,
  };
}
