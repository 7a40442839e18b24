import type { ProjectStage } from '@/lib/contracts/companies/project-stages';

export type Quarter = { year: number; quarter: number };

/** The quarter of a calendar day, `YYYY-MM-DD`. */
export const quarterOfDay = (day: string): Quarter => ({
  year: Number(day.slice(0, 4)),
  quarter: Math.ceil(Number(day.slice(5, 7)) / 3),
});

/** Months from one quarter to another; negative when the second comes first. */
export const monthsBetween = (from: Quarter, to: Quarter): number => 3 * (4 * (to.year - from.year) + to.quarter - from.quarter);

type Building = {
  stage: ProjectStage;
  isStopped: boolean;
  /** The quarter promised now, and the one promised first; null where none was. */
  handover: Quarter | null;
  firstHandover: Quarter | null;
};

export type Schedule = { state: 'delivered' | 'stopped' | 'on_schedule' } | { state: 'late'; months: number };

/**
 * Whether a building keeps its first promise. It is late when the promise was moved, or when the promised quarter is over.
 * @param today of Tbilisi, `YYYY-MM-DD`
 */
export function scheduleOf({ stage, isStopped, handover, firstHandover }: Building, today: string): Schedule {
  if (stage === 'delivered') return { state: 'delivered' };
  if (isStopped) return { state: 'stopped' };
  const first = firstHandover ?? handover;
  if (handover === null || first === null) return { state: 'on_schedule' };
  const present = quarterOfDay(today);
  const expected = monthsBetween(handover, present) > 0 ? present : handover;
  const months = monthsBetween(first, expected);
  return months > 0 ? { state: 'late', months } : { state: 'on_schedule' };
}

/** Quarters of prices below which there is no trend to show. */
export const trendQuartersMin = 3;
