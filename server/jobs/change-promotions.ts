import { createRepositories, unitOfWork } from '@/server/composition/repositories';
import { createPromotionSchedule } from '../modules/promotion/promotion-schedule.service';
import type { Job, JobDependencies, JobReport } from './queue';

type FreeQuotaOf = (typeId: number) => number;

/** Lets promotion end, resume and start by its times, ends boosts and paid days, and notifies owners of what ends soon. */
export const changePromotions = (
  { database: { db }, clock }: Pick<JobDependencies, 'database' | 'clock'>,
  freeQuotaOf: FreeQuotaOf,
): Promise<JobReport> =>
  createPromotionSchedule({ repositories: createRepositories(db), atomically: unitOfWork(db), freeQuotaOf, clock }).run();

export const changePromotionsJob = (freeQuotaOf: FreeQuotaOf): Job => ({
  name: 'change-promotions',
  cron: '* * * * *',
  run: (parts) => changePromotions(parts, freeQuotaOf),
});
