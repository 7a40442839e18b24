import { forget, noteUse, responsesOf } from './response-store';

/** Half of the minute that a guest's page may be old: the page itself is cached for the other half (`server/entry/page-cache.ts`). */
const ttlMs = 30_000;

/** What a response shows, as the entry server counts its changes: what staff manage, the listed statements, or one statement. */
type Shown = 'site' | 'search' | `statement ${number}`;

type Entry = NonNullable<typeof globalThis.__entry>;
type Scope = NonNullable<ReturnType<Entry['scope']['getStore']>>;
type Cached<T> = { until: number; state: number; value: Promise<T>; scope: Scope; bytes: number };

type Options<A extends unknown[]> = {
  /** What a response depends on. */
  keyOf: (...args: A) => string | number;
  shown: (...args: A) => readonly Shown[];
  /** The number of responses in memory; all caches together are bounded by bytes. */
  max: number;
  /** Caches of one name are one: the middleware and pages are bundles of their own. */
  name?: string;
  /** Whether signed-in visitors share them too. Otherwise they see at once what no notification covers, such as their own new name. */
  isForAll?: boolean;
};

/** The arguments as `load` has them: a call that reads fewer of them does not depend on the rest. */
type ArgumentsOf<A> = [A][A extends unknown ? 0 : never];

const bytesOfMember = 16;

/** Nobody may change what others are shown. @returns about how many bytes it takes */
function freeze(value: unknown): number {
  if (typeof value === 'string') return 2 * value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let bytes = bytesOfMember;
  for (const part of Object.values(value)) bytes += bytesOfMember + freeze(part);
  Object.freeze(value);
  return bytes;
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
  const { keyOf, shown, max, name, isForAll = false } = options;
  /** The least recently used first. */
  const responses = responsesOf<Cached<T>>(name);

  const drop = (key: string | number, response: Cached<T>): void => {
    if (responses.get(key) === response) responses.delete(key);
    forget(response);
  };

  const read = (entry: Entry, key: string | number, args: A): Cached<T> => {
    // What changes during the call may be missing in the response.
    const state = entry.pages.current();
    const scope = entry.createScope({ changedMs: entry.pages.changedMs(shown(...args)), isShared: true });
    const value = entry.scope.run(scope, () => load(...args));
    const response: Cached<T> = { until: Date.now() + ttlMs, state, value, scope, bytes: 0 };
    response.value = value.then((loaded) => {
      response.bytes = freeze(loaded);
      if (responses.get(key) === response) noteUse(response, response.bytes, () => drop(key, response));
      return loaded;
    });
    response.value.catch(() => drop(key, response));
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
    if (cached && !isCached) drop(key, cached);
    responses.delete(key);
    responses.set(key, response);
    noteUse(response, response.bytes, () => drop(key, response));
    for (const [oldest, other] of responses) {
      if (responses.size <= max) break;
      drop(oldest, other);
    }
    try {
      return await response.value;
    } finally {
      pass(response.scope, { isCached, to: visitor });
    }
  };
}

/** The same for a response without a key, which all visitors share. */
export const withTtlCache = <T>(load: () => Promise<T>, shown: readonly Shown[] = ['site'], name?: string): (() => Promise<T>) =>
  withKeyedCache(load, { keyOf: () => 0, shown: () => shown, max: 1, isForAll: true, ...(name ? { name } : {}) });
