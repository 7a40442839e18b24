/** A response in memory, and how it leaves it. */
type Stored = { bytes: number; drop(): void };

/** What all caches of this thread hold together. */
type ResponseStore = {
  /** The least recently used first. */
  stored: Map<object, Stored>;
  bytes: number;
  /** The caches that have a name, since the bundles of the middleware and of pages evaluate their modules apart. */
  named: Map<string, Map<string | number, unknown>>;
};

declare global {
  // Only `var` declares a property of the global object.
  var __responses: ResponseStore | undefined;
}

/** Memory for the responses of all caches; the least recently used ones go. */
const bytesMax = 32 * 2 ** 20;

const storeOf = (): ResponseStore => {
  globalThis.__responses ??= { stored: new Map(), bytes: 0, named: new Map() };
  return globalThis.__responses;
};

/** The responses of a cache, shared with those of the same name in other bundles. */
export function responsesOf<T>(name: string | undefined): Map<string | number, T> {
  const { named } = storeOf();
  const known = name === undefined ? undefined : named.get(name);
  const responses = (known ?? new Map()) as Map<string | number, T>;
  if (name !== undefined) named.set(name, responses);
  return responses;
}

/** Counts a response that was used, and drops the ones used longest ago beyond the memory for all. @param bytes 0 until it is loaded */
export function noteUse(response: object, bytes: number, drop: () => void): void {
  const store = storeOf();
  forget(response);
  store.stored.set(response, { bytes, drop });
  store.bytes += bytes;
  for (const [oldest, { drop: dropOldest }] of store.stored) {
    if (store.bytes <= bytesMax) break;
    forget(oldest);
    dropOldest();
  }
}

/** Stops counting a response that has left the memory. */
export function forget(response: object): void {
  const store = storeOf();
  store.bytes -= store.stored.get(response)?.bytes ?? 0;
  store.stored.delete(response);
}
