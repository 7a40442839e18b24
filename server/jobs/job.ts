import type { OpenDatabase } from '../db/open';
import type { Clock } from '../ports/clock';
import type { ExchangeRatesPort } from '../ports/exchange-rates';
import type { StoragePort } from '../ports/storage';

/** What jobs work with. */
export type JobDependencies = {
  database: OpenDatabase;
  clock: Clock;
  /** Null while no source is configured: the stored rate stays. */
  exchangeRates: ExchangeRatesPort | null;
  /** Where the uploaded pictures lie. */
  storage: StoragePort;
};

/** What a run did, in figures for the log. */
export type JobReport = Readonly<Record<string, number>>;

/** Work that comes round by itself. Each run may be repeated or cut off at any moment: the next one finishes what is left. */
export type Job = {
  name: string;
  /** When it comes round, in UTC. */
  cron: string;
  run(parts: JobDependencies): Promise<JobReport>;
};
