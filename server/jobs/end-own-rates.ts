import { createExchangeRepository } from '../modules/exchange/exchange.repository';
import { endOwnRates } from '../modules/exchange/exchange.service';
import type { Job, JobDependencies, JobReport } from './queue';

/** Ends the rates of the staff whose time is over, and makes all prices follow the published ones again. */
export const runEndOwnRates = ({ database, clock }: Pick<JobDependencies, 'database' | 'clock'>): Promise<JobReport> =>
  database.withoutTimeouts(async (db) => {
    const atomically = <T>(work: (inside: ReturnType<typeof createExchangeRepository>) => Promise<T>) =>
      db.transaction((tx) => work(createExchangeRepository(tx)));
    return endOwnRates({ atomically, clock });
  });

export const endOwnRatesJob: Job = { name: 'end-own-rates', cron: '*/5 * * * *', run: runEndOwnRates };
