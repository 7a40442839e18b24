const ttlMs = 60_000;

/**
 * Caches a response that is the same for every visitor for a minute, so that server components do not call the API on every request.
 * A failure is not cached.
 */
export function withTtlCache<T>(load: () => Promise<T>): () => Promise<T> {
  let cached: { until: number; value: Promise<T> } | undefined;
  return () => {
    const now = Date.now();
    if (!cached || cached.until <= now) {
      const value = load();
      cached = { until: now + ttlMs, value };
      value.catch(() => {
        cached = undefined;
      });
    }
    return cached.value;
  };
}
