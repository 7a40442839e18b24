import type { Clock } from '../../ports/clock';
import { tooMany } from '../errors';

const keysMax = 50_000;

export type Limit = { countMax: number; windowSeconds: number };

/** Counts events by key in a sliding window, in the memory of this process. Decision 10 says why it is our own. */
export class RateLimiter {
  private readonly moments = new Map<string, number[]>();

  constructor(private readonly clock: Clock) {}

  /** Counts one more for the key. @throws ApiError 429 with Retry-After when the limit is reached */
  take(key: string, limit: Limit): void {
    const waitSeconds = this.tryTake(key, limit);
    if (waitSeconds > 0) throw tooMany(waitSeconds);
  }

  /** Counts one more for the key unless the limit is reached. @returns 0 when it was counted, else the seconds until the next may be */
  tryTake(key: string, { countMax, windowSeconds }: Limit): number {
    const now = this.clock().getTime();
    const recent = (this.moments.get(key) ?? []).filter((moment) => moment > now - windowSeconds * 1000);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= countMax) return Math.ceil((oldest + windowSeconds * 1000 - now) / 1000);
    // Deleting first keeps the map in order of use, so that the least recently used key is dropped.
    this.moments.delete(key);
    this.moments.set(key, [...recent, now]);
    const [leastRecent] = this.moments.keys();
    if (this.moments.size > keysMax && leastRecent !== undefined) this.moments.delete(leastRecent);
    return 0;
  }

  /** Removes the latest count of the key, when its event turned out not to count. */
  refund(key: string): void {
    const rest = this.moments.get(key)?.slice(0, -1) ?? [];
    if (rest.length > 0) this.moments.set(key, rest);
    else this.moments.delete(key);
  }
}
