import { createRepositories } from '@/server/composition/repositories';
import { findDuplicates } from '../modules/moderation/duplicates.service';
import { findSimilar } from '../modules/moderation/similar.query';
import type { Job, JobDependencies, JobReport } from './queue';

export const runFindDuplicates = ({ database, clock }: Pick<JobDependencies, 'database' | 'clock'>): Promise<JobReport> =>
  database.withoutTimeouts((db) =>
    findDuplicates({
      repositories: createRepositories(db),
      findSimilar: (since, limit) => findSimilar(db, since, limit),
      clock,
    }),
  );

/** Every hour: a home that is listed twice should not stay so for long. */
export const findDuplicatesJob: Job = { name: 'find-duplicates', cron: '20 * * * *', run: runFindDuplicates };
