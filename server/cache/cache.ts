import { LRUCache } from 'lru-cache';
import type { Clock } from '../ports/clock';

const ttlMs = 60_000;

type MinuteOptions = {
  /** Responds with the outdated result while the next one is being read, for readers that may not wait. */
  isStaleAllowed?: boolean;
};

/** Shares one result between all callers for a minute, and while it is being read; failures are not cached. */
export function cacheForMinute<T>(
  clock: Clock,
  read: () => Promise<T>,
  { isStaleAllowed = false }: MinuteOptions = {},
): () => Promise<T> {
  const cache = new LRUCache<'result', { value: T }>({
    max: 1,
    // The library considers an entry of exactly this age fresh.
    ttl: ttlMs - 1,
    // Reads the clock each time, since tests move it.
    ttlResolution: 0,
    allowStale: isStaleAllowed,
    noDeleteOnFetchRejection: isStaleAllowed,
    perf: { now: () => clock().getTime() },
    fetchMethod: async () => ({ value: await read() }),
  });
  return async () => (await cache.forceFetch('result')).value;
}

/** Identifies the state of the rows that something was built from. */
export type ReadVersion = () => Promise<string>;

const entriesMax = 100;

/**
 * Caches expensive results, each under its key, until the version of the rows they were built from changes. Requests that arrive while
 * one is being built share it; failures are not cached.
 */
export function createVersionedCache<T>(readVersion: ReadVersion): (key: string, build: () => Promise<T>) => Promise<T> {
  const cache = new LRUCache<string, { version: string; value: Promise<T> }>({ max: entriesMax });
  return async (key, build) => {
    const version = await readVersion();
    const cached = cache.get(key);
    if (cached?.version === version) return cached.value;
    const entry = { version, value: build() };
    cache.set(key, entry);
    entry.value.catch(() => {
      // A newer build may have replaced this one.
      if (cache.peek(key) === entry) cache.delete(key);
    });
    return entry.value;
  };
}
