import { setImmediate } from 'node:timers/promises';
import type { ApartmentsRepository } from './apartments.repository';
import { saleFromRow } from './estimate.apartment';
import type { EstimateRepository } from './estimate.repository';
import type { Sale } from './model/apartment';
import { writeArtefact } from './model/artefact';
import type { FittedModel } from './model/fitted-model';
import { fitInSteps } from './model/training/fit';

export type FitStores = { repository: EstimateRepository; apartments: ApartmentsRepository };
export type FitTask = {
  seed: number;
  now: Date;
  /** Sales to fit on instead of the listed apartments of Tbilisi. */
  sales?: readonly Sale[];
  onProgress?: (line: string) => void;
};

export const defaultFitSeed = 20_261_120;
const batchSize = 1000;

async function readListed(apartments: ApartmentsRepository): Promise<Sale[]> {
  const sales: Sale[] = [];
  for (let after = 0; ; ) {
    const rows = await apartments.listedAfter(after, batchSize);
    sales.push(...rows.flatMap((row) => saleFromRow(row) ?? []));
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize) return sales;
    after = last.id;
  }
}

/**
 * Fits a model and lets requests through between the steps.
 * @throws TooFewSalesError when too few sales are left after cleaning
 */
export async function fitWithoutBlocking(sales: readonly Sale[], { seed, now, onProgress }: FitTask): Promise<FittedModel> {
  const steps = fitInSteps(sales, { seed, fittedAt: now });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (step.value !== undefined) onProgress?.(step.value);
    await setImmediate();
  }
}

/**
 * Fits a model of what is listed, or of the sales given, and stores it as the active one.
 * @throws TooFewSalesError when too few sales are left after cleaning; nothing is stored then
 */
export async function fitAndStore({ repository, apartments }: FitStores, task: FitTask): Promise<FittedModel> {
  const model = await fitWithoutBlocking(task.sales ?? (await readListed(apartments)), task);
  const { rows, metrics } = model;
  await repository.saveModel({ artefact: writeArtefact(model), fittedAt: task.now, rows, metrics });
  return model;
}
