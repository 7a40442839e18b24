import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { partial } from '@/tests/factories/partial';
import { withTtlCache } from './ttl-cache';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  globalThis.__entry = undefined;
  vi.useRealTimers();
});

it('loads once a minute for all callers', async () => {
  let loadCount = 0;
  const getCached = withTtlCache(async () => {
    loadCount += 1;
    return loadCount;
  });
  expect(await Promise.all([getCached(), getCached()])).toEqual([1, 1]);
  vi.advanceTimersByTime(59_999);
  expect(await getCached()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await getCached()).toBe(2);
});

it('loads again after a failure', async () => {
  let loadCount = 0;
  const getCached = withTtlCache(async () => {
    loadCount += 1;
    if (loadCount === 1) throw new Error('away');
    return loadCount;
  });
  await expect(getCached()).rejects.toThrow('away');
  expect(await getCached()).toBe(2);
});

it('loads again when what the response shows has changed, and only then', async () => {
  const changed = new Set<string>();
  const isCurrent = (_: number, tags: readonly string[]) => !tags.some((tag) => changed.has(tag));
  type Entry = NonNullable<typeof globalThis.__entry>;
  globalThis.__entry = partial<Entry>({ pages: partial<Entry['pages']>({ current: () => 0, isCurrent }) });
  let loadCount = 0;
  const count = async () => {
    loadCount += 1;
    return loadCount;
  };
  const [ofStaff, ofLists] = [withTtlCache(count), withTtlCache(count, ['site', 'search'])];
  expect([await ofStaff(), await ofLists()]).toEqual([1, 2]);
  changed.add('search');
  expect([await ofStaff(), await ofLists()]).toEqual([1, 3]);
});
