import { setImmediate } from 'node:timers/promises';
import type { ApartmentRow, ApartmentsRepository, StatementEstimateRow } from './apartments.repository';
import { apartmentFromRow } from './estimate.apartment';
import type { CurrentModel, ModelCache } from './estimate.models';
import { predict } from './model/predict';

export type StatementEstimatesService = ReturnType<typeof createStatementEstimatesService>;

const batchSize = 100;
const cents = (usd: number): number => Math.round(usd * 100);

/** The estimate of a listed apartment without looking at its own price; null where data are too thin. */
function estimateStatement({ id: modelId, model }: CurrentModel, row: ApartmentRow): StatementEstimateRow | null {
  const apartment = apartmentFromRow(row);
  const answer = apartment === null ? null : predict(model, apartment, { excludeId: row.id });
  if (answer === null || 'refusal' in answer) return null;
  return {
    statementId: row.id,
    modelId,
    totalUsdMinor: cents(answer.squarePriceUsd * row.areaSqm),
    lowUsdMinor: cents(answer.lowUsd * row.areaSqm),
    highUsdMinor: cents(answer.highUsd * row.areaSqm),
    comparablesCount: answer.comparablesCount,
  };
}

/** Estimates of the listed apartments themselves: what their prices are compared with. */
export function createStatementEstimatesService({
  apartments,
  models,
}: {
  apartments: ApartmentsRepository;
  models: ModelCache;
}) {
  return {
    /** Re-estimates changed statements; those no longer listed lose their estimate. */
    refresh: async (ids: number[]): Promise<void> => {
      const current = await models.current();
      const rows = current === null ? [] : await apartments.listedAmong(ids);
      const estimates = rows.flatMap((row) => (current === null ? [] : (estimateStatement(current, row) ?? [])));
      const kept = new Set(estimates.map(({ statementId }) => statementId));
      await apartments.save(estimates);
      await apartments.deleteEstimates(ids.filter((id) => !kept.has(id)));
    },

    /**
     * Re-estimates all listed apartments in batches, so that requests in between wait for one batch at most.
     * @returns how many have one now, and for how many data are too thin
     */
    recompute: async (): Promise<{ estimated: number; thin: number }> => {
      const current = await models.current();
      if (current === null) return { estimated: 0, thin: 0 };
      let estimated = 0;
      let thin = 0;
      let after = 0;
      for (;;) {
        const rows = await apartments.listedAfter(after, batchSize);
        const estimates = rows.flatMap((row) => estimateStatement(current, row) ?? []);
        await apartments.save(estimates);
        estimated += estimates.length;
        thin += rows.length - estimates.length;
        const last = rows.at(-1);
        if (last === undefined || rows.length < batchSize) break;
        after = last.id;
        await setImmediate();
      }
      await apartments.deleteEstimatesOfOtherModels(current.id);
      return { estimated, thin };
    },
  };
}
