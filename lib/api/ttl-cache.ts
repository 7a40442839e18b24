const ttlMs = 60_000;

/** What staff manage, as the entry server counts its changes. */
const isCurrent = (state: number): boolean => globalThis.__entry?.pages.isCurrent(state, ['site']) ?? true;

/**
 * Caches a response that is the same for every visitor for a minute, or until staff change something, so that server components do not
 * call the API on every request. A failure is not cached.
 */
export function withTtlCache<T>(load: () => Promise<T>): () => Promise<T> {
  let cached: { until: number; state: number; value: Promise<T> } | undefined;
  return () => {
    const now = Date.now();
    if (!cached || cached.until <= now || !isCurrent(cached.state)) {
      const value = load();
      cached = { until: now + ttlMs, state: globalThis.__entry?.pages.current() ?? 0, value };
      value.catch(() => {
        cached = undefined;
      });
    }
    return cached.value;
  };
}
