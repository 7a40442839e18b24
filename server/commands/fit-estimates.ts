import { createRepositories } from '@/server/composition/repositories';
import { composeEstimates } from '@/server/composition/services/compose-prices';
import type { OpenDatabase } from '../db/open';
import { defaultFitSeed, fitAndStore } from '../modules/estimate/estimate.fit';
import type { FittedModel } from '../modules/estimate/model/fitted-model';
import { readSalesCsv } from '../modules/estimate/model/sales/sales-csv';

/** `file`: a CSV to fit on in place of what is listed. */
export type FitOptions = { file?: string | undefined; seed?: number | undefined };

/** The report of a fit: rows, what was refused and why, errors in percent on rows held out. One JSON line. */
export function describeFit({ fittedAt, seed, cleaning, metrics }: FittedModel): string {
  return JSON.stringify({ fittedAt, seed, ...cleaning, metrics });
}

/**
 * Fits the price model, stores it, and makes the estimates of all listed apartments from it.
 * @returns the last line of the command's output
 * @throws Error when the file cannot be read or too few sales are left after cleaning
 */
export async function fitEstimates(
  database: OpenDatabase,
  { file, seed = defaultFitSeed }: FitOptions,
  now: Date,
  onProgress: (line: string) => void,
): Promise<string> {
  const { repository, apartments, statements } = composeEstimates(createRepositories(database.db), { error: () => undefined });
  const sales = file === undefined ? {} : { sales: await readSalesCsv(file) };
  const model = await fitAndStore({ repository, apartments }, { seed, now, onProgress, ...sales });
  const { estimated, thin } = await statements.recompute();
  onProgress(`Estimates of ${estimated} listed apartments; ${thin} have too few sales around.`);
  return describeFit(model);
}
