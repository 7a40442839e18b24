import { composeExpiry } from '../compose';
import type { Job, JobDependencies, JobReport } from './job';

export const warnOfExpiry = (parts: Pick<JobDependencies, 'database' | 'clock'>): Promise<JobReport> =>
  composeExpiry(parts).warn();

export const warnOfExpiryJob: Job = { name: 'warn-of-expiry', cron: '*/15 * * * *', run: warnOfExpiry };
