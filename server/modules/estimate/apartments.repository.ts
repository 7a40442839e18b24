import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { estimateCityId, estimateRealEstateTypeId } from '@/lib/contracts/estimate';
import { dealTypes } from '@/lib/domain/statement/market-ids';
import { buildOnce, type Executor, planOnce, queryRows } from '../../db/client';
import { statements } from '../statements/statements.table';
import { statementEstimates } from './estimate.table';

export type StatementEstimateRow = typeof statementEstimates.$inferSelect;
export type ApartmentsRepository = ReturnType<typeof createApartmentsRepository>;

const columns = {
  id: statements.id,
  latitude: statements.latitude,
  longitude: statements.longitude,
  cityId: statements.cityId,
  districtId: statements.districtId,
  urbanId: statements.urbanId,
  streetId: statements.streetId,
  areaSqm: statements.areaSqm,
  roomTypeId: statements.roomTypeId,
  bedroomTypeId: statements.bedroomTypeId,
  floor: statements.floor,
  totalFloors: statements.totalFloors,
  statusId: statements.statusId,
  conditionId: statements.conditionId,
  projectTypeId: statements.projectTypeId,
  balconies: statements.balconies,
  parameters: statements.parameters,
  priceUsdMinor: statements.priceUsdMinor,
};

/** Listed sale apartments of Tbilisi that have a place and a price: what the model is fitted on and estimates. */
export function createApartmentsRepository(executor: Executor) {
  const listedAnd = (condition: SQL | undefined) =>
    and(
      eq(statements.state, 'active'),
      eq(statements.dealTypeId, dealTypes.sale),
      eq(statements.realEstateTypeId, estimateRealEstateTypeId),
      eq(statements.cityId, estimateCityId),
      isNotNull(statements.latitude),
      isNotNull(statements.longitude),
      isNotNull(statements.priceUsdMinor),
      condition,
    );
  const listedWhere = (condition: SQL | undefined) => executor.select(columns).from(statements).where(listedAnd(condition));
  const estimated = buildOnce(() =>
    executor
      .select({
        apartment: columns,
        totalUsdMinor: statementEstimates.totalUsdMinor,
        comparablesCount: statementEstimates.comparablesCount,
      })
      .from(statements)
      .innerJoin(statementEstimates, eq(statementEstimates.statementId, statements.id))
      .where(planOnce(listedAnd(eq(statements.id, sql.placeholder('id'))))),
  );

  return {
    /** Those after an id, in the order of their ids. */
    listedAfter: (id: number, limit: number) => listedWhere(gt(statements.id, id)).orderBy(asc(statements.id)).limit(limit),

    /** Those among the ids. */
    listedAmong: (ids: number[]) => listedWhere(inArray(statements.id, ids)),

    /** One with its stored estimate; undefined where there is none. */
    findEstimated: async (id: number) => (await estimated().execute({ id }))[0],

    /** The estimate of a listed statement, with its area; undefined where data are too thin. */
    findEstimate: async (statementId: number) =>
      (
        await executor
          .select({
            ...getTableColumns(statementEstimates),
            areaSqm: statements.areaSqm,
            priceUsdMinor: statements.priceUsdMinor,
          })
          .from(statementEstimates)
          .innerJoin(statements, eq(statements.id, statementEstimates.statementId))
          .where(eq(statementEstimates.statementId, statementId))
      )[0],

    /** Stores estimates of statements, replacing earlier ones. */
    save: async (rows: StatementEstimateRow[]): Promise<void> => {
      if (rows.length === 0) return;
      const { statementId: _key, ...columnsOfAnswer } = getTableColumns(statementEstimates);
      const set = Object.fromEntries(
        Object.entries(columnsOfAnswer).map(([key, column]) => [key, sql.raw(`excluded.${column.name}`)]),
      );
      await executor.insert(statementEstimates).values(rows).onConflictDoUpdate({ target: statementEstimates.statementId, set });
    },

    /** Removes the estimates of statements. */
    deleteEstimates: async (ids: number[]): Promise<void> => {
      if (ids.length > 0) await executor.delete(statementEstimates).where(inArray(statementEstimates.statementId, ids));
    },

    /** Whether the estimates of a model were all stored: those of earlier ones go last. */
    hasEstimatesOf: async (modelId: number): Promise<boolean> => {
      const [row] = await queryRows<{ own: boolean; others: boolean }>(
        executor,
        sql`select exists(select 1 from statement_estimates where model_id = ${modelId}) as own,
          exists(select 1 from statement_estimates where model_id <> ${modelId}) as others`,
      );
      return row?.own === true && !row.others;
    },

    /** Removes the estimates of earlier models. @returns how many rows */
    deleteEstimatesOfOtherModels: async (modelId: number): Promise<number> => {
      const rows = await queryRows(
        executor,
        sql`delete from statement_estimates where model_id <> ${modelId} returning statement_id`,
      );
      return rows.length;
    },
  };
}

export type ApartmentRow = Awaited<ReturnType<ApartmentsRepository['listedAfter']>>[number];
