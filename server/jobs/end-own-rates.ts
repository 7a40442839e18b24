import { createExchangeRepository } from '../modules/exchange/exchange.repository';
import { endOwnRates } from '../modules/exchange/exchange.service';
import { vacuumSearch } from '../modules/search/search.index.repository';
import type { Job, JobDependencies, JobReport } from './queue';

/** Ends the rates of the staff whose time is over, and makes all prices follow the published ones again. */
export const runEndOwnRates = ({ database, clock }: Pick<JobDependencies, 'database' | 'clock'>): Promise<JobReport> =>
  database.withoutTimeouts(async (db) => {
    const atomically = <T>(work: (inside: ReturnType<typeof createExchangeRepository>) => Promise<T>) =>
      db.transaction((tx) => work(createExchangeRepository(tx)));
    const report = await endOwnRates({ atomically, clock });
    if (report.searchRows > 0) await vacuumSearch(db);
    return report;
  });

export const endOwnRatesJob: Job = { name: 'end-own-rates', cron: '*/5 * * * *', run: runEndOwnRates };
