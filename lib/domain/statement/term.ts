import { dayMs } from '../time/duration';

/** How long a statement is listed. `expiresAt` is null until the first publication. */
export type Term = { durationDays: number; expiresAt: Date | null };

export const isRunning = ({ expiresAt }: Term, now: Date): boolean => expiresAt !== null && expiresAt > now;
export const isOver = ({ expiresAt }: Term, now: Date): boolean => expiresAt !== null && expiresAt <= now;

/** A renewal adds one term; while more than one is left there is nothing to renew. */
export const isRenewable = ({ durationDays, expiresAt }: Term, now: Date): boolean =>
  expiresAt === null || expiresAt.getTime() - now.getTime() <= durationDays * dayMs;

/** Days until the end of a term, a started one counted; null without an end or after it. */
export function daysLeft(expiresAt: Date | null, now: Date): number | null {
  const leftMs = expiresAt === null ? 0 : expiresAt.getTime() - now.getTime();
  return leftMs > 0 ? Math.ceil(leftMs / dayMs) : null;
}
