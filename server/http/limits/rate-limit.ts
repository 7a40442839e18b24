import type { Clock } from '../../ports/clock';
import { tooMany } from '../errors';
import type { Limit, RateLimitsRepository } from './rate-limits.repository';

type RateLimiterParts = { counts: RateLimitsRepository; clock: Clock };

/**
 * Counts events by key in a sliding window, in the database: every process of a site counts together, and a restart loses nothing.
 * Never call it inside a transaction, whose rollback must not give the count back. Decision 15 has the reasons for our own.
 */
export class RateLimiter {
  /** @param scope what is counted; the same key in another scope is counted separately */
  constructor(
    private readonly scope: string,
    private readonly parts: RateLimiterParts,
  ) {}

  /** Counts one more for the key. @throws ApiError 429 with Retry-After when the limit is reached */
  async take(key: string, limit: Limit): Promise<void> {
    const waitSeconds = await this.tryTake(key, limit);
    if (waitSeconds > 0) throw tooMany(waitSeconds);
  }

  /** Counts one more for the key unless the limit is reached. @returns 0 when it was counted, else the seconds until the next may be */
  tryTake(key: string, limit: Limit): Promise<number> {
    return this.parts.counts.take(`${this.scope} ${key}`, limit, this.parts.clock());
  }

  /** How many more may be counted now. */
  async left(key: string, limit: Limit): Promise<number> {
    return limit.countMax - (await this.parts.counts.recent(`${this.scope} ${key}`, limit, this.parts.clock()));
  }

  /** Removes the latest count of the key, when its event turned out not to count. */
  refund(key: string): Promise<void> {
    return this.parts.counts.refund(`${this.scope} ${key}`);
  }
}
