import { logFailure } from '@/lib/log-failure';

/** For the call of what a page can do without: a service elsewhere has a second for it. A bundled one is not cut off. */
export const dispensable = { timeout: 1000 } as const;

/** How long pages do not wait for what failed, in milliseconds. */
const pauseMs = 10_000;

/** What has failed since it last worked: one line of the log says so, not one for each page. */
const failing = new Set<string>();

/**
 * What a page can do without.
 * @param what in words, for the log
 * @param without what the page shows in its place when the call fails
 */
export async function orWithout<T, E>(what: string, load: () => Promise<T>, without: E): Promise<T | E> {
  try {
    const value = await load();
    failing.delete(what);
    return value;
  } catch (error) {
    if (!failing.has(what)) logFailure(`Pages are without ${what}.`, error);
    failing.add(what);
    return without;
  }
}

/**
 * The same for what a page never waits for while it fails: for ten seconds nothing is asked, and then it is asked beside a page that goes
 * without.
 */
export function orWithoutWaiting<A extends unknown[], T, E>(
  what: string,
  load: (...args: A) => Promise<T>,
  without: E,
): (...args: A) => Promise<T | E> {
  let retryAtMs = 0;
  const attempt = async (...args: A): Promise<T | E> => {
    const value = await orWithout(what, () => load(...args), without);
    if (failing.has(what)) retryAtMs = Date.now() + pauseMs;
    return value;
  };
  return async (...args) => {
    if (!failing.has(what)) return attempt(...args);
    if (Date.now() >= retryAtMs) {
      retryAtMs = Date.now() + pauseMs;
      void attempt(...args);
    }
    return without;
  };
}
