import { expect, it } from 'vitest';
import { cacheForMinute } from './cache';

function countReads() {
  let now = new Date('2026-11-20T10:00:00Z').getTime();
  let reads = 0;
  const read = cacheForMinute(
    () => new Date(now),
    async () => {
      reads += 1;
      if (reads === 1) throw new Error('first');
      return reads;
    },
  );
  return {
    read,
    advance: (ms: number) => {
      now += ms;
    },
  };
}

it('reads once for all callers of a minute, and again after it', async () => {
  const { read, advance } = countReads();
  await expect(read()).rejects.toThrow('first');
  expect(await Promise.all([read(), read()])).toEqual([2, 2]);
  advance(59_999);
  expect(await read()).toBe(2);
  advance(1);
  expect(await read()).toBe(3);
});
