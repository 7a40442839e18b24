import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTtlCache } from './ttl-cache';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
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
