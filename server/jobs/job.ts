import type { OpenDatabase } from '../db/open';
import type { Clock } from '../ports/clock';
import type { ExchangeRatesPort } from '../ports/exchange-rates';
import type { StoragePort } from '../ports/storage';

/** The dependencies of jobs. */
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

/** A scheduled job. A run may be repeated or interrupted at any moment: the next one finishes the rest. */
export type Job = {
  name: string;
  /** Schedule, in UTC. */
  cron: string;
  run(parts: JobDependencies): Promise<JobReport>;
};
