import { createExchangeRepository } from '../modules/exchange/exchange.repository';
import { refreshRates } from '../modules/exchange/exchange.service';
import { vacuumSearch } from '../modules/search/search.index.repository';
import type { Job, JobDependencies, JobReport } from './job';

/** Takes the published exchange rates, and makes all prices follow in one transaction. Without a source nothing happens. */
export async function refreshExchangeRates({
  database,
  exchangeRates,
}: Pick<JobDependencies, 'database' | 'exchangeRates'>): Promise<JobReport> {
  if (exchangeRates === null) return { rates: 0, statements: 0, searchRows: 0 };
  return database.withoutTimeouts(async (db) => {
    const report = await refreshRates({
      port: exchangeRates,
      exchange: createExchangeRepository(db),
      atomically: (work) => db.transaction((tx) => work(createExchangeRepository(tx))),
    });
    // Every changed row leaves its old self behind, which nobody clears away on the embedded database.
    if (report.searchRows > 0) await vacuumSearch(db);
    return report;
  });
}

/** Long after the bank publishes and while the country sleeps: half past four in the morning in Tbilisi. */
export const refreshExchangeRatesJob: Job = { name: 'refresh-exchange-rates', cron: '30 0 * * *', run: refreshExchangeRates };
