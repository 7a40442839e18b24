import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openEntry } from '@/tests/factories/entry';
import { withKeyedCache, withTtlCache } from './ttl-cache';

beforeEach(() => {
  vi.useFakeTimers();
  openEntry();
});
afterEach(() => {
  globalThis.__entry = undefined;
  globalThis.__responses = undefined;
  vi.useRealTimers();
});

const entry = () => globalThis.__entry ?? openEntry();

/** Counts its calls. */
function counter() {
  let count = 0;
  return async () => {
    count += 1;
    return count;
  };
}

/** What each of several requests gets; `isShared` is false for a visitor who is signed in. */
const inRequest = <T>(read: () => Promise<T>, isShared = true) => {
  const scope = entry().createScope({ isShared });
  return { scope, response: entry().scope.run(scope, read) };
};

describe('a response without a key', () => {
  it('is loaded once in half a minute for all callers', async () => {
    const getCached = withTtlCache(counter());
    expect(await Promise.all([getCached(), getCached()])).toEqual([1, 1]);
    vi.advanceTimersByTime(29_999);
    expect(await getCached()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await getCached()).toBe(2);
  });

  it('is loaded again after a failure', async () => {
    const load = vi.fn(counter()).mockRejectedValueOnce(new Error('away'));
    const getCached = withTtlCache(load);
    await expect(getCached()).rejects.toThrow('away');
    expect(await getCached()).toBe(1);
  });

  it('is loaded again when what it shows has changed, and only then', async () => {
    const count = counter();
    const [ofStaff, ofLists] = [withTtlCache(count), withTtlCache(count, ['site', 'search'])];
    expect([await ofStaff(), await ofLists()]).toEqual([1, 2]);
    entry().pages.change('search');
    expect([await ofStaff(), await ofLists()]).toEqual([1, 3]);
  });

  it('is shared by those who are signed in', async () => {
    const getCached = withTtlCache(counter());
    expect(await Promise.all([inRequest(getCached).response, inRequest(getCached, false).response])).toEqual([1, 1]);
  });

  it('is loaded for each call where no changes are reported, as in a browser', async () => {
    globalThis.__entry = undefined;
    const getCached = withTtlCache(counter());
    expect([await getCached(), await getCached()]).toEqual([1, 2]);
  });
});

describe('a response with a key', () => {
  const ofStatement = (load: (id: number) => Promise<unknown>, max = 10) =>
    withKeyedCache(load, { keyOf: (id) => id, shown: (id) => ['site', `statement ${id}`], max });

  it('is loaded once for each key, and again when what that key shows has changed', async () => {
    const load = vi.fn(async (id: number) => ({ id }));
    const read = ofStatement(load);
    const readBoth = () => Promise.all([read(1), read(2)]);
    expect(await readBoth()).toEqual([{ id: 1 }, { id: 2 }]);
    await readBoth();
    expect(load).toHaveBeenCalledTimes(2);
    entry().pages.change('statement 2');
    await readBoth();
    expect(load.mock.calls.slice(2)).toEqual([[2]]);
    entry().pages.change('site');
    await readBoth();
    expect(load).toHaveBeenCalledTimes(2 + 1 + 2);
  });

  it('is loaded again when what it shows changes while it is loaded', async () => {
    const load = vi.fn(async () => {
      if (load.mock.calls.length === 1) entry().pages.change('statement 1');
    });
    const read = ofStatement(load);
    await read(1);
    await read(1);
    await read(1);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is evicted when more others were requested since', async () => {
    const load = vi.fn(async () => null);
    const read = ofStatement(load, 2);
    for (const id of [1, 2, 1, 3, 1, 2]) await read(id);
    expect(load.mock.calls).toEqual([[1], [2], [3], [2]]);
  });

  it('leaves the memory when later ones of any cache need its bytes', async () => {
    const load = vi.fn(async () => 'x'.repeat(6 * 2 ** 20));
    const [first, others] = [ofStatement(load), ofStatement(load)];
    for (const id of [1, 2]) await first(id);
    await others(3);
    // Twelve MiB each: of 32 there is room for two.
    await first(2);
    expect(load.mock.calls).toEqual([[1], [2], [3]]);
    await first(1);
    expect(load.mock.calls.slice(3)).toEqual([[1]]);
  });

  it('is shared with the cache of the same name in another bundle', async () => {
    const load = vi.fn(async () => 'response');
    const cacheOf = (name: string) => withKeyedCache(load, { keyOf: () => 'key', shown: () => ['site'], max: 10, name });
    for (const name of ['one', 'one', 'other']) await cacheOf(name)();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is loaded for each request of a visitor who is signed in or reloads, and is not what guests get then', async () => {
    const read = ofStatement(counter());
    expect(await inRequest(() => read(1)).response).toBe(1);
    expect(await inRequest(() => read(1), false).response).toBe(2);
    expect(await inRequest(() => read(1)).response).toBe(1);
  });

  it('cannot be changed by those who share it', async () => {
    const read = ofStatement(async () => ({ photos: [{ id: 1 }] }));
    const { photos } = (await read(1)) as { photos: { id: number }[] };
    expect(() => photos.push({ id: 2 })).toThrow(TypeError);
    expect(() => Object.assign(photos[0] ?? {}, { id: 2 })).toThrow(TypeError);
  });

  it('is read from a server that has its last change', async () => {
    vi.setSystemTime(5_000);
    entry().pages.change('statement 1');
    vi.setSystemTime(7_000);
    entry().pages.change('search');
    const read = ofStatement(async () => entry().scope.getStore()?.changedMs);
    expect(await inRequest(() => read(1)).response).toBe(5_000);
    expect(await inRequest(() => read(2)).response).toBe(0);
  });

  it('reaches those who wait for it when the request that began it was aborted', async () => {
    const gate = Promise.withResolvers<string>();
    const read = ofStatement(() => gate.promise);
    const left = new AbortController();
    const first = inRequest(() => Promise.race([read(1), new Promise((_, fail) => left.signal.addEventListener('abort', fail))]));
    const second = inRequest(() => read(1));
    left.abort();
    await expect(first.response).rejects.toBeDefined();
    gate.resolve('loaded');
    expect(await second.response).toBe('loaded');
  });

  it('reports to each waiting request that the database is unavailable', async () => {
    const read = ofStatement(async () => {
      const scope = entry().scope.getStore();
      if (scope) scope.isDatabaseUnavailable = true;
      throw new Error('away');
    });
    const requests = [inRequest(() => read(1)), inRequest(() => read(1))];
    await Promise.allSettled(requests.map(({ response }) => response));
    expect(requests.map(({ scope }) => scope.isDatabaseUnavailable)).toEqual([true, true]);
  });

  it('names the view that the API counted for one request as still to be counted for the others', async () => {
    const url = 'http://api.internal/api/microservice/statements/1';
    const read = ofStatement(async () => void entry().scope.getStore()?.countedUrls.push(url));
    const requests = [inRequest(() => read(1)), inRequest(() => read(1))];
    await Promise.all(requests.map(({ response }) => response));
    requests.push(inRequest(() => read(1)));
    await requests[2]?.response;
    expect(requests.map(({ scope }) => scope.countedUrls)).toEqual([[url], [url], [url]]);
    expect(requests.map(({ scope }) => scope.uncountedUrls)).toEqual([[], [url], [url]]);
  });

  it('passes on the views of the responses it is made of', async () => {
    const url = 'http://api.internal/api/microservice/statements/1';
    const part = ofStatement(async () => void entry().scope.getStore()?.countedUrls.push(url));
    await inRequest(() => part(1)).response;
    const whole = inRequest(withTtlCache(() => part(1)));
    await whole.response;
    expect(whole.scope).toMatchObject({ countedUrls: [url], uncountedUrls: [url] });
  });
});
