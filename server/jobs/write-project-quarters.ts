import { quarterOfDay } from '@/lib/domain/project/schedule';
import { tbilisiDay } from '@/lib/domain/time/tbilisi';
import { createProjectQuartersRepository } from '../modules/projects/project-quarters.repository';
import type { Job, JobDependencies, JobReport } from './queue';

/** Records the trend of every project's lowest price; the current quarter is updated until its last night. */
export async function writeProjectQuarters({
  database: { db },
  clock,
}: Pick<JobDependencies, 'database' | 'clock'>): Promise<JobReport> {
  const { year, quarter } = quarterOfDay(tbilisiDay(clock()));
  return { projects: await createProjectQuartersRepository(db).write(year, quarter) };
}

/** Five to midnight in Tbilisi: the last night of a quarter is still in it. */
export const writeProjectQuartersJob: Job = {
  name: 'write-project-quarters',
  cron: '55 19 * * *',
  run: writeProjectQuarters,
};
