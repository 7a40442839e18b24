import { dayMs } from '@/lib/domain/time/duration';
import { tbilisiDay } from '@/lib/domain/time/tbilisi';
import { cacheForMinute } from '../../cache/cache';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import type { VisitsRepository } from './visits.repository';

type VisitsParts = { visits: VisitsRepository; limiter: RateLimiter; clock: Clock };
export type VisitsService = ReturnType<typeof createVisitsService>;

const shownDays = 30;
/** A whole office may share one address. */
const visitLimit = { countMax: 60, windowSeconds: 3600 };

/** The site's own count of visits: a number for each day, and nothing about who came. */
export const createVisitsService = ({ visits, limiter, clock }: VisitsParts) => ({
  /** Counts a visit; more than 60 in an hour from one address are not counted, and bots never are. */
  count: async (address: string, isProgram: boolean): Promise<void> => {
    if (isProgram || (await limiter.tryTake(address, visitLimit)) > 0) return;
    await visits.add(tbilisiDay(clock()));
  },
  /** Visits of the last 30 days, a minute old at most. */
  recent: cacheForMinute(clock, () => visits.countSince(tbilisiDay(new Date(clock().getTime() - (shownDays - 1) * dayMs)))),
});
