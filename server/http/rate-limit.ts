import type { Clock } from '../ports/clock';
import { tooMany } from './errors';

export type Limit = { countMax: number; windowSeconds: number };

/** Counts what each key did inside a sliding window, in the memory of this process. */
export class RateLimiter {
  private readonly moments = new Map<string, number[]>();

  constructor(private readonly clock: Clock) {}

  /** Counts one more for the key. @throws ApiError 429 with Retry-After when the limit is reached */
  take(key: string, { countMax, windowSeconds }: Limit): void {
    const now = this.clock().getTime();
    const fresh = (this.moments.get(key) ?? []).filter((moment) => moment > now - windowSeconds * 1000);
    const [oldest] = fresh;
    if (oldest !== undefined && fresh.length >= countMax) throw tooMany(Math.ceil((oldest + windowSeconds * 1000 - now) / 1000));
    if (this.moments.size > 50_000) this.moments.clear();
    this.moments.set(key, [...fresh, now]);
  }
}
