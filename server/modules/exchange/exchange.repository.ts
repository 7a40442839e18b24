import { eq, sql } from 'drizzle-orm';
import { priceTypeIds } from '@/lib/domain/money/price';
import { type Executor, queryRows } from '../../db/client';
import { currencies } from '../site/site.table';
import { storedPricesAtRate } from './exchange.prices.query';

export type RateRow = { id: number; rateGel: number; rateDate: Date };
export type ExchangeRepository = ReturnType<typeof createExchangeRepository>;

/** The stored exchange rates, and the prices that follow from them. */
export function createExchangeRepository(executor: Executor) {
  return {
    rates: (): Promise<RateRow[]> =>
      executor.select({ id: currencies.id, rateGel: currencies.rateGel, rateDate: currencies.rateDate }).from(currencies),

    setRate: async ({ id, rateGel, rateDate }: RateRow): Promise<void> => {
      await executor.update(currencies).set({ rateGel, rateDate }).where(eq(currencies.id, id));
    },

    /** Makes each statement's other price follow the stored dollar rate; the price that the owner typed stays. @returns how many rows changed */
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

    /** Makes the rows of every list follow their statements' prices. In place, not by truncation: readers see the old rows until the end. */
    recomputeSearch: async (): Promise<number> => {
      const [changed] = await queryRows<{ total: number }>(
        executor,
        sql`with updated as (
            update statement_search r set price_gel_minor = s.price_gel_minor, price_usd_minor = s.price_usd_minor,
              square_price_gel_minor = s.square_price_gel_minor, square_price_usd_minor = s.square_price_usd_minor
            from statements s where s.id = r.id and s.price_type_id <> ${priceTypeIds.negotiable}
              and (r.price_gel_minor, r.price_usd_minor, r.square_price_gel_minor, r.square_price_usd_minor)
                is distinct from (s.price_gel_minor, s.price_usd_minor, s.square_price_gel_minor, s.square_price_usd_minor)
            returning 1)
          select count(*)::int as total from updated`,
      );
      return changed?.total ?? 0;
    },
  };
}
