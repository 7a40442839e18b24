import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { currencyIds } from '@/lib/domain/money/currency';
import { type Executor, queryRows } from '../../db/client';
import { statements } from '../statements/statements.table';
import { estimateModels, estimates } from './estimate.table';

export type ModelRow = typeof estimateModels.$inferSelect;
export type NewModel = Omit<ModelRow, 'id'>;
export type EstimateRow = typeof estimates.$inferSelect;
export type NewEstimate = Omit<EstimateRow, 'id'>;
export type EstimateRepository = ReturnType<typeof createEstimateRepository>;

/** The present one, and one to go back to. */
const retainedModels = 2;

const comparableColumns = {
  id: statements.id,
  priceGelMinor: statements.priceGelMinor,
  squarePriceGelMinor: statements.squarePriceGelMinor,
  areaSqm: statements.areaSqm,
  floor: statements.floor,
  totalFloors: statements.totalFloors,
  roomTypeId: statements.roomTypeId,
  conditionId: statements.conditionId,
  statusId: statements.statusId,
};

/** Fitted models, and the estimates given to visitors. */
export function createEstimateRepository(executor: Executor) {
  return {
    /** Stores a model as the active one; of the older ones the latest stays. @returns its id */
    saveModel: async (model: NewModel): Promise<number> => {
      const [added] = await executor.insert(estimateModels).values(model).returning({ id: estimateModels.id });
      if (!added) throw new Error('The model was not written.');
      const kept = await executor
        .select({ id: estimateModels.id })
        .from(estimateModels)
        .orderBy(desc(estimateModels.id))
        .limit(retainedModels);
      await executor.delete(estimateModels).where(lt(estimateModels.id, kept.at(-1)?.id ?? added.id));
      return added.id;
    },

    latestModel: async (): Promise<ModelRow | undefined> =>
      (await executor.select().from(estimateModels).orderBy(desc(estimateModels.id)).limit(1))[0],

    /** Id and age of the active model, without its bytes; undefined while there is none. */
    latestModelAge: async (): Promise<Pick<ModelRow, 'id' | 'fittedAt'> | undefined> =>
      (
        await executor
          .select({ id: estimateModels.id, fittedAt: estimateModels.fittedAt })
          .from(estimateModels)
          .orderBy(desc(estimateModels.id))
          .limit(1)
      )[0],

    /** The price of a dollar in GEL. */
    usdRateGel: async (): Promise<number> => {
      const [row] = await queryRows<{ rate: number }>(
        executor,
        sql`select rate_gel::float8 as rate from currencies where id = ${currencyIds.usd}`,
      );
      if (!row) throw new Error('The exchange rate of the dollar is not stored.');
      return row.rate;
    },

    /** Those of the ids that are listed with a price now, in no order. */
    listed: (ids: number[]) =>
      executor
        .select(comparableColumns)
        .from(statements)
        .where(and(inArray(statements.id, ids), eq(statements.state, 'active'), sql`${statements.priceGelMinor} is not null`)),

    add: async (row: NewEstimate): Promise<number> => {
      const [added] = await executor.insert(estimates).values(row).returning({ id: estimates.id });
      if (!added) throw new Error('The estimate was not written.');
      return added.id;
    },

    /** The estimates of an account, newest first. */
    page: (userId: number, limit: number, offset: number): Promise<EstimateRow[]> =>
      executor
        .select()
        .from(estimates)
        .where(eq(estimates.userId, userId))
        .orderBy(desc(estimates.id))
        .limit(limit)
        .offset(offset),

    count: async (userId: number): Promise<number> => {
      const [found] = await executor.select({ total: count() }).from(estimates).where(eq(estimates.userId, userId));
      return found?.total ?? 0;
    },
  };
}

export type ListedRow = Awaited<ReturnType<EstimateRepository['listed']>>[number];
