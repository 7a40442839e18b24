import { dayMs } from '@/lib/domain/time/duration';
import { createCompanyDocumentsRepository } from '../modules/companies/company-documents.repository';
import { privateNamePrefixes } from '../ports/storage';
import { deleteOrphanedNames } from './orphaned-names';
import type { Job, JobDependencies, JobReport } from './queue';

/** Deletes documents that were sent a day ago and belong to no application, and files that no document names. */
export async function purgeCompanyDocuments({
  database: { db },
  clock,
  storage,
}: Pick<JobDependencies, 'database' | 'clock' | 'storage'>): Promise<JobReport> {
  const documents = createCompanyDocumentsRepository(db);
  const dayAgo = new Date(clock().getTime() - dayMs);
  const names = await documents.removeUnattached(dayAgo);
  await storage.remove(names);
  const orphans = await deleteOrphanedNames(storage, privateNamePrefixes.company, dayAgo, documents.namesInUse);
  return { documents: names.length, orphans };
}

/** Twenty to six in the morning in Tbilisi. */
export const purgeCompanyDocumentsJob: Job = {
  name: 'purge-company-documents',
  cron: '40 1 * * *',
  run: purgeCompanyDocuments,
};
