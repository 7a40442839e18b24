import { deleteOrphanedPhotos as sweep } from '../modules/publishing/photos.orphans';
import { createPublishingRepository } from '../modules/publishing/publishing.repository';
import type { Job, JobDependencies, JobReport } from './job';

/** Removes the files of pictures that no statement shows. */
export async function deleteOrphanedFiles({
  database,
  clock,
  storage,
}: Omit<JobDependencies, 'exchangeRates'>): Promise<JobReport> {
  return { removed: await sweep({ publishing: createPublishingRepository(database.db), storage, clock }) };
}

/** A quarter to six in the morning in Tbilisi. */
export const deleteOrphanedFilesJob: Job = { name: 'delete-orphaned-files', cron: '45 1 * * *', run: deleteOrphanedFiles };
