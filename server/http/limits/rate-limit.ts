import type { Clock } from '../../ports/clock';
import { tooMany } from '../errors';

const keysMax = 50_000;

export type Limit = { countMax: number; windowSeconds: number };

/** Counts what each key did inside a sliding window, in the memory of this process. */
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
    const fresh = (this.moments.get(key) ?? []).filter((moment) => moment > now - windowSeconds * 1000);
    const [oldest] = fresh;
    if (oldest !== undefined && fresh.length >= countMax) return Math.ceil((oldest + windowSeconds * 1000 - now) / 1000);
    // Deleting first keeps the map in the order of use, so that what is forgotten is what was quiet longest.
    this.moments.delete(key);
    this.moments.set(key, [...fresh, now]);
    const [quietest] = this.moments.keys();
    if (this.moments.size > keysMax && quietest !== undefined) this.moments.delete(quietest);
    return 0;
  }

  /** Takes the key's latest count back: what it stood for turned out not to count. */
  refund(key: string): void {
    const kept = this.moments.get(key)?.slice(0, -1) ?? [];
    if (kept.length > 0) this.moments.set(key, kept);
    else this.moments.delete(key);
  }
}
