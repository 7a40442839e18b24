import { composeExpiry } from '../compose';
import type { Job, JobDependencies, JobReport } from './job';

export const expireStatements = (parts: Pick<JobDependencies, 'database' | 'clock'>): Promise<JobReport> =>
  composeExpiry(parts).expireOverdue();

export const expireStatementsJob: Job = { name: 'expire-statements', cron: '*/5 * * * *', run: expireStatements };
