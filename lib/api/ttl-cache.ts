/** Half of the minute that a guest's page may be old: the page itself is cached for the other half (`server/entry/page-cache.ts`). */
const ttlMs = 30_000;

/** What a response shows, as the entry server counts its changes: what staff manage, the listed statements, or one statement. */
type Shown = 'site' | 'search' | `statement ${number}`;

type Entry = NonNullable<typeof globalThis.__entry>;
type Scope = NonNullable<ReturnType<Entry['scope']['getStore']>>;
type Cached<T> = { until: number; state: number; value: Promise<T>; scope: Scope };

type Options<A extends unknown[]> = {
  /** What a response depends on. */
  keyOf: (...args: A) => string | number;
  shown: (...args: A) => readonly Shown[];
  /** The number of responses in memory. */
  max: number;
  /** Whether signed-in visitors share them too. Otherwise they see at once what no notification covers, such as their own new name. */
  isForAll?: boolean;
};

/** The arguments as `load` has them: a call that reads fewer of them does not depend on the rest. */
type ArgumentsOf<A> = [A][A extends unknown ? 0 : never];

/** Nobody may change what others are shown. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}

/** Passes the dependencies of a cached read to the request that renders it. */
function pass(read: Scope, { isCached, to }: { isCached: boolean; to: Scope | undefined }): void {
  if (!to) return;
  to.isDatabaseUnavailable ||= read.isDatabaseUnavailable;
  to.countedUrls.push(...read.countedUrls);
  to.uncountedUrls.push(...(isCached ? read.countedUrls : read.uncountedUrls));
}

/**
 * Caches responses for half a minute, or until what they show changes, so that server components do not call the API on every request.
 * Concurrent callers wait for one call. A failure is not cached. Without the entry server, which is notified of changes, nothing is cached.
 */
export function withKeyedCache<A extends unknown[], T>(
  load: (...args: A) => Promise<T>,
  options: Options<ArgumentsOf<A>>,
): (...args: A) => Promise<T>;
export function withKeyedCache<A extends unknown[], T>(load: (...args: A) => Promise<T>, options: Options<A>) {
  const { keyOf, shown, max, isForAll = false } = options;
  /** The least recently used first. */
  const responses = new Map<string | number, Cached<T>>();

  const read = (entry: Entry, key: string | number, args: A): Cached<T> => {
    // What changes during the call may be missing in the response.
    const state = entry.pages.current();
    const scope = entry.createScope({ changedMs: entry.pages.changedMs(shown(...args)), isShared: true });
    const value = entry.scope.run(scope, () => load(...args)).then(freeze);
    const response = { until: Date.now() + ttlMs, state, value, scope };
    value.catch(() => {
      if (responses.get(key) === response) responses.delete(key);
    });
    return response;
  };

  return async (...args: A): Promise<T> => {
    const entry = globalThis.__entry;
    const visitor = entry?.scope.getStore();
    if (!entry || (visitor?.isShared === false && !isForAll)) return load(...args);
    const key = keyOf(...args);
    const cached = responses.get(key);
    const isCached = cached !== undefined && Date.now() < cached.until && entry.pages.isCurrent(cached.state, shown(...args));
    const response = isCached ? cached : read(entry, key, args);
    responses.delete(key);
    responses.set(key, response);
    for (const oldest of responses.keys()) {
      if (responses.size <= max) break;
      responses.delete(oldest);
    }
    try {
      return await response.value;
    } finally {
      pass(response.scope, { isCached, to: visitor });
    }
  };
}

/** The same for a response without a key, which all visitors share. */
export const withTtlCache = <T>(load: () => Promise<T>, shown: readonly Shown[] = ['site']): (() => Promise<T>) =>
  withKeyedCache(load, { keyOf: () => 0, shown: () => shown, max: 1, isForAll: true });
