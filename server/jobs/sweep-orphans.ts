import { sweepOrphans as sweep } from '../modules/publishing/photos.sweep';
import { createPublishingRepository } from '../modules/publishing/publishing.repository';
import type { Job, JobParts, JobReport } from './job';

/** Removes the files of pictures that no statement shows. */
export async function sweepOrphans({ database, clock, storage }: Omit<JobParts, 'exchangeRates'>): Promise<JobReport> {
  return { removed: await sweep({ publishing: createPublishingRepository(database.db), storage, clock }) };
}

/** A quarter to six in the morning in Tbilisi. */
export const sweepOrphansJob: Job = { name: 'sweep-orphans', cron: '45 1 * * *', run: sweepOrphans };
