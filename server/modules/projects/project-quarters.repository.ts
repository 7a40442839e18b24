import { sql } from 'drizzle-orm';
import { currencyIds } from '@/lib/domain/money/currency';
import { dealTypes, realEstateTypes } from '@/lib/domain/statement/market-ids';
import { type Executor, queryRows } from '../../db/client';
import { pricesIn } from '../search/sql/search.price.query';

const usd = pricesIn(currencyIds.usd, 's');

/** Writes the price trend. */
export function createProjectQuartersRepository(executor: Executor) {
  return {
    /**
     * Writes the lowest price of a square metre that is listed now as the one of a quarter, for every project with a listed flat; the
     * last value of a quarter stays. Running it again changes nothing.
     * @returns how many projects have one
     */
    write: async (year: number, quarter: number): Promise<number> => {
      const written = await queryRows<{ id: number }>(
        executor,
        sql`insert into project_quarters (project_id, year, quarter, square_price_usd_minor)
          select p.id, ${year}, ${quarter}, min(${usd.square}) from projects p
          join statement_search s on s.project_id = p.id and s.deal_type_id = ${dealTypes.sale}
            and s.real_estate_type_id = ${realEstateTypes.apartment} and ${usd.square} > 0
          group by p.id
          on conflict (project_id, year, quarter) do update set square_price_usd_minor = excluded.square_price_usd_minor
          returning project_id as id`,
      );
      return written.length;
    },
  };
}
