import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTtlCache } from './ttl-cache';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks once for all who come within a minute, and again after it', async () => {
  let asked = 0;
  const ask = withTtlCache(async () => {
    asked += 1;
    return asked;
  });
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  vi.advanceTimersByTime(59_999);
  expect(await ask()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await ask()).toBe(2);
});

it('asks again after a failure', async () => {
  let asked = 0;
  const ask = withTtlCache(async () => {
    asked += 1;
    if (asked === 1) throw new Error('away');
    return asked;
  });
  await expect(ask()).rejects.toThrow('away');
  expect(await ask()).toBe(2);
});
