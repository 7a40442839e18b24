import { composeEstimates } from '../compose';
import { refitWhenDue } from '../modules/estimate/refit.service';
import { createRepositories } from '../repositories';
import type { Job, JobDependencies, JobReport } from './job';

/** Fits the price model to what is listed by now, and makes the estimates of all listed apartments from it. */
export async function refitEstimates({ database, clock }: Pick<JobDependencies, 'database' | 'clock'>): Promise<JobReport> {
  // An unreadable model is fitted again right here.
  const estimates = composeEstimates(createRepositories(database.db), { error: () => undefined });
  return refitWhenDue({ ...estimates, clock });
}

/** A quarter past three in the morning in Tbilisi. */
export const refitEstimatesJob: Job = { name: 'refit-estimates', cron: '15 23 * * *', run: refitEstimates };
