import { deleteOrphanedPhotos } from '../modules/publishing/photos.orphans';
import { createRepositories } from '../repositories';
import type { Job, JobDependencies, JobReport } from './job';

/** Deletes the files of photos that belong to no statement. */
export async function deleteOrphanedFiles({
  database,
  clock,
  storage,
}: Omit<JobDependencies, 'exchangeRates'>): Promise<JobReport> {
  return { removed: await deleteOrphanedPhotos({ ...createRepositories(database.db), storage, clock }) };
}

/** A quarter to six in the morning in Tbilisi. */
export const deleteOrphanedFilesJob: Job = { name: 'delete-orphaned-files', cron: '45 1 * * *', run: deleteOrphanedFiles };
