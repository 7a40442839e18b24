import { unitOfWork } from '@/server/composition/repositories';
import { createAlertsService } from '../../modules/saved-searches/alerts.service';
import type { Job, JobDependencies, JobReport } from '../queue';

/** Finds the saved searches that changed statements fit, and notifies their owners. */
export async function alertSearches({ database, clock }: Pick<JobDependencies, 'database' | 'clock'>): Promise<JobReport> {
  const alerts = createAlertsService({ atomically: unitOfWork(database.db), clock });
  return { ...(await alerts.match()), ...(await alerts.notify()) };
}

/** Runs every minute: a good flat is gone in a day. */
export const alertSearchesJob: Job = { name: 'alert-searches', cron: '* * * * *', run: alertSearches };
