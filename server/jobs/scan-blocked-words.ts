import { createRepositories, unitOfWork } from '@/server/composition/repositories';
import { createScreeningService } from '../modules/moderation/screening.service';
import type { Job, JobDependencies, JobReport } from './queue';

/** Sends listed statements to moderation for words that the staff has added or changed. */
export const scanBlockedWords = ({ database, clock }: Pick<JobDependencies, 'database' | 'clock'>): Promise<JobReport> =>
  createScreeningService({
    repositories: createRepositories(database.db),
    atomically: unitOfWork(database.db),
    clock,
  }).scan();

export const scanBlockedWordsJob: Job = { name: 'scan-blocked-words', cron: '*/5 * * * *', run: scanBlockedWords };
