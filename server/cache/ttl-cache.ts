import { LRUCache } from 'lru-cache';
import type { Clock } from '../ports/clock';

const ttlMs = 60_000;

/** Shares one result between all callers for a minute, and while it is being read; failures are not cached. */
export function cacheForMinute<T>(clock: Clock, read: () => Promise<T>): () => Promise<T> {
  const cache = new LRUCache<'result', { value: T }>({
    max: 1,
    // The library takes an entry of exactly this age for a fresh one.
    ttl: ttlMs - 1,
    // Asks the clock every time, which a test may have moved.
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
    fetchMethod: async () => ({ value: await read() }),
  });
  return async () => (await cache.forceFetch('result')).value;
}
