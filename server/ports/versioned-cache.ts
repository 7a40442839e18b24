/** Tells apart two states of the rows that something was built from. */
export type ReadVersion = () => Promise<string>;

/**
 * Keeps heavy answers in memory, each under its key, until the version of the rows they were built from changes.
 * Requests that arrive while one is being built wait for the same one.
 */
export function createVersionedCache<T>(readVersion: ReadVersion): (key: string, build: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, { version: string; value: Promise<T> }>();
  return async (key, build) => {
    const version = await readVersion();
    const known = kept.get(key);
    if (known?.version === version) return known.value;
    const value = build();
    kept.set(key, { version, value });
    value.catch(() => kept.delete(key));
    return value;
  };
}
