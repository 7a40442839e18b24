import { unitOfWork } from '@/server/composition/repositories';
import type { Job, JobDependencies, JobReport } from './queue';

/** Restores the statements of bans that have ended. */
export const endBans = ({ database, clock }: Pick<JobDependencies, 'database' | 'clock'>): Promise<JobReport> =>
  unitOfWork(database.db)(async ({ bans }) => ({ returned: await bans.returnAfterEnded(clock()) }));

export const endBansJob: Job = { name: 'end-bans', cron: '*/5 * * * *', run: endBans };
