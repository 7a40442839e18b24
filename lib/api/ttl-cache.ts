const ttlMs = 60_000;

/** What a response shows, as the entry server counts its changes: what staff manage, and the listed statements. */
type Shown = 'site' | 'search';

/**
 * Caches a response that is the same for every visitor for a minute, or until what it shows changes, so that server components do not
 * call the API on every request. A failure is not cached.
 */
export function withTtlCache<T>(load: () => Promise<T>, shown: readonly Shown[] = ['site']): () => Promise<T> {
  const isCurrent = (state: number): boolean => globalThis.__entry?.pages.isCurrent(state, shown) ?? true;
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
