import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { type PricedPlace, type PriceLevel, pricedHomesMin, priceLevels } from '@/lib/contracts/statements/prices';
import { dealTypes } from '@/lib/domain/statement/market-ids';
import type { Executor, Tx } from '../../db/client';
import { createHomes, createPoints, insertFigures, insertTimes, updateBars } from './prices.query';
import { marketTimes, priceFigures } from './prices.table';

export type FigureRow = typeof priceFigures.$inferSelect;
export type TimeRow = typeof marketTimes.$inferSelect;
export type PricesRepository = ReturnType<typeof createPricesRepository>;

/** Figures of prices by place. */
export function createPricesRepository(executor: Executor) {
  return {
    /** The figures of a place, of both deals. */
    findFigures: ({ level, id }: PricedPlace): Promise<FigureRow[]> =>
      executor
        .select()
        .from(priceFigures)
        .where(and(eq(priceFigures.level, level), eq(priceFigures.placeId, id)))
        .orderBy(priceFigures.key),

    findTimes: ({ level, id }: PricedPlace): Promise<TimeRow[]> =>
      executor
        .select()
        .from(marketTimes)
        .where(and(eq(marketTimes.level, level), eq(marketTimes.placeId, id))),

    /** Sale prices at places of a level now and in a month, where enough homes are known; unordered. @param month as 202611 */
    findSales: (level: PriceLevel, ids: number[], month: number): Promise<FigureRow[]> =>
      executor
        .select()
        .from(priceFigures)
        .where(
          and(
            eq(priceFigures.level, level),
            inArray(priceFigures.placeId, ids),
            eq(priceFigures.dealTypeId, dealTypes.sale),
            gte(priceFigures.count, pricedHomesMin),
            sql`(${priceFigures.slice} = 'now' or (${priceFigures.slice} = 'month' and ${priceFigures.key} = ${month}))`,
          ),
        ),

    /** The listed prices of a deal at any of the places, where enough homes are known; unordered. */
    findListed: (places: PricedPlace[], dealTypeId: number): Promise<FigureRow[]> =>
      executor
        .select()
        .from(priceFigures)
        .where(
          and(
            sql`(${sql.join(
              places.map(({ level, id }) => sql`(${priceFigures.level} = ${level} and ${priceFigures.placeId} = ${id})`),
              sql` or `,
            )})`,
            eq(priceFigures.dealTypeId, dealTypeId),
            eq(priceFigures.slice, 'now'),
            gte(priceFigures.count, pricedHomesMin),
          ),
        ),

    /** Places whose sale prices are known, those with most listings first. */
    findPlaces: () =>
      executor
        .select({ level: priceFigures.level, id: priceFigures.placeId, computedAt: priceFigures.computedAt })
        .from(priceFigures)
        .where(
          and(
            eq(priceFigures.slice, 'now'),
            eq(priceFigures.dealTypeId, dealTypes.sale),
            gte(priceFigures.count, pricedHomesMin),
          ),
        )
        .orderBy(desc(priceFigures.count), priceFigures.level, priceFigures.placeId),
  };
}

/** Recomputes all figures from the statements. @returns how many figures */
export async function rewritePrices(tx: Tx, now: Date): Promise<number> {
  await tx.execute(createHomes(now));
  await tx.execute(createPoints(now));
  await tx.execute(sql`analyze price_points`);
  await tx.delete(priceFigures);
  await tx.delete(marketTimes);
  for (const level of priceLevels) {
    await tx.execute(insertFigures(level, now));
    await tx.execute(updateBars(level));
    await tx.execute(insertTimes(level, now));
  }
  return tx.$count(priceFigures);
}
