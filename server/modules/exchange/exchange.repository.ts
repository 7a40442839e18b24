import { and, desc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { type Executor, queryRows } from '../../db/client';
import { currencies, exchangeRates } from '../site/site.table';
import { storedPricesAtRate } from './exchange.prices.query';

export type RateRow = { id: number; rateGel: number; rateDate: Date };
export type HistoryRow = typeof exchangeRates.$inferSelect;
type NewHistoryRow = Omit<typeof exchangeRates.$inferInsert, 'id'>;
export type ExchangeRepository = ReturnType<typeof createExchangeRepository>;

const rateColumns = {
  id: currencies.id,
  key: currencies.key,
  rateGel: currencies.rateGel,
  rateDate: currencies.rateDate,
};

/** The staff's rates of a currency that nobody has ended. */
const isOwn = (currencyId: number) =>
  and(eq(exchangeRates.currencyId, currencyId), isNotNull(exchangeRates.setBy), isNull(exchangeRates.endedAt));

/** The stored exchange rates, and the prices that follow from them. */
export function createExchangeRepository(executor: Executor) {
  return {
    rates: (): Promise<(RateRow & { key: string })[]> => executor.select(rateColumns).from(currencies).orderBy(currencies.id),

    /** The same, locked for the rest of the transaction, which may take as long as every price needs. */
    lockRates: async (): Promise<(RateRow & { key: string })[]> => {
      await executor.execute(sql`set local statement_timeout = 0`);
      return executor.select(rateColumns).from(currencies).orderBy(currencies.id).for('update');
    },

    addHistory: async (row: NewHistoryRow): Promise<HistoryRow> => {
      const [added] = await executor.insert(exchangeRates).values(row).returning();
      if (!added) throw new Error('The rate was not stored.');
      return added;
    },

    find: async (id: number): Promise<HistoryRow | undefined> =>
      (await executor.select().from(exchangeRates).where(eq(exchangeRates.id, id)))[0],

    /** The newest first. */
    history: (limit: number): Promise<HistoryRow[]> =>
      executor.select().from(exchangeRates).orderBy(desc(exchangeRates.createdAt), desc(exchangeRates.id)).limit(limit),

    /** The two published rates of a currency that were read last, the newest first. */
    findPublished: (currencyId: number): Promise<HistoryRow[]> =>
      executor
        .select()
        .from(exchangeRates)
        .where(and(eq(exchangeRates.currencyId, currencyId), isNull(exchangeRates.setBy)))
        .orderBy(desc(exchangeRates.createdAt), desc(exchangeRates.id))
        .limit(2),

    /** The staff's rate of a currency that is in force. */
    findOwn: async (currencyId: number, now: Date): Promise<HistoryRow | undefined> =>
      (
        await executor
          .select()
          .from(exchangeRates)
          .where(and(isOwn(currencyId), gt(exchangeRates.endsAt, now)))
      )[0],

    /** The currencies whose staff's rate has run out and is still the one of the prices. */
    findOverdue: async (now: Date): Promise<number[]> => {
      const rows = await executor
        .selectDistinct({ currencyId: exchangeRates.currencyId })
        .from(exchangeRates)
        .where(and(isNotNull(exchangeRates.setBy), isNull(exchangeRates.endedAt), lte(exchangeRates.endsAt, now)));
      return rows.map(({ currencyId }) => currencyId);
    },

    endOwn: async (currencyId: number, endedAt: Date): Promise<void> => {
      await executor.update(exchangeRates).set({ endedAt }).where(isOwn(currencyId));
    },

    setRate: async ({ id, rateGel, rateDate }: RateRow): Promise<void> => {
      await executor.update(currencies).set({ rateGel, rateDate }).where(eq(currencies.id, id));
    },

    /** Makes each statement's other price follow the stored dollar rate; the price that the owner typed stays, and lists search by that one. @returns how many rows changed */
    recomputeStatements: async (): Promise<number> => {
      const [changed] = await queryRows<{ total: number }>(
        executor,
        sql`with ${storedPricesAtRate},
          updated as (
            update statements s set price_gel_minor = w.gel, price_usd_minor = w.usd,
              square_price_gel_minor = w.square_gel, square_price_usd_minor = w.square_usd
            from stored_prices w where w.id = s.id and (s.price_gel_minor, s.price_usd_minor) is distinct from (w.gel, w.usd) returning 1)
          select count(*)::int as total from updated`,
      );
      return changed?.total ?? 0;
    },
  };
}
