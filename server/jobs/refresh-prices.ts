import { rewritePrices } from '../modules/prices/prices.repository';
import type { Job, JobDependencies, JobReport } from './queue';

/** Computes the prices of all places from the statements. */
export const refreshPrices = ({ database, clock }: Pick<JobDependencies, 'database' | 'clock'>): Promise<JobReport> =>
  database.withoutTimeouts(async (db) => ({ figures: await db.transaction((tx) => rewritePrices(tx, clock())) }));

/** Six in the morning in Tbilisi, after the night's rates. */
export const refreshPricesJob: Job = { name: 'refresh-prices', cron: '0 2 * * *', run: refreshPrices };
