import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestDatabase, seededAt } from '@/tests/setup/database';
import type { OpenDatabase } from '../../db/open';
import { RateLimiter } from './rate-limit';
import { createRateLimitsRepository, purgeRateLimits } from './rate-limits.repository';
import { rateLimits } from './rate-limits.table';

let database: OpenDatabase;
let now = seededAt;
beforeAll(async () => {
  database = await openTestDatabase(inject('testDatabase'));
});
afterAll(async () => database?.close());

const limiterOf = (scope: string) =>
  new RateLimiter(scope, { counts: createRateLimitsRepository(database.db), clock: () => now });
const at = (seconds: number) => {
  now = new Date(seededAt.getTime() + seconds * 1000);
};
const limit = { countMax: 2, windowSeconds: 60 };

describe('RateLimiter', () => {
  it('slides: each event counts for one window, and a retry is possible once the oldest expires', async () => {
    const limiter = limiterOf('slides');
    at(0);
    expect(await limiter.tryTake('a', limit)).toBe(0);
    at(40);
    expect(await limiter.tryTake('a', limit)).toBe(0);
    at(50);
    expect(await limiter.tryTake('a', limit)).toBe(10);
    at(60);
    expect(await limiter.tryTake('a', limit)).toBe(0);
    expect(await limiter.tryTake('a', limit)).toBe(40);
  });

  it('makes nobody wait for longer than the window when the clock is set back', async () => {
    const limiter = limiterOf('set back');
    at(7200);
    for (const _ of [1, 2]) await limiter.take('a', limit);
    at(0);
    expect(await limiter.tryTake('a', limit)).toBe(60);
    at(61);
    expect(await limiter.tryTake('a', limit)).toBe(0);
  });

  it('is shared by processes and survives a restart', async () => {
    at(0);
    await limiterOf('shared').take('a', limit);
    await limiterOf('shared').take('a', limit);
    await expect(limiterOf('shared').take('a', limit)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 60 });
    expect(await limiterOf('another').tryTake('a', limit)).toBe(0);
  });

  it('counts parallel events one by one', async () => {
    at(0);
    const limiter = limiterOf('parallel');
    const waits = await Promise.all(Array.from({ length: 10 }, () => limiter.tryTake('a', limit)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(2);
  });

  it('removes one count', async () => {
    at(0);
    const limiter = limiterOf('refund');
    await limiter.take('a', limit);
    await limiter.take('a', limit);
    await limiter.refund('a');
    expect(await limiter.tryTake('a', limit)).toBe(0);
    expect(await limiter.tryTake('a', limit)).toBe(60);
  });

  it('stores keys as hashes, and deletes a key when its window has passed', async () => {
    at(0);
    await limiterOf('purge').take('nino@example.com', { countMax: 1, windowSeconds: 3600 });
    const stored = JSON.stringify(await database.db.select().from(rateLimits));
    expect(stored).not.toContain('nino');
    await purgeRateLimits(database.db, new Date(seededAt.getTime() + 3599_000));
    expect(await limiterOf('purge').tryTake('nino@example.com', { countMax: 1, windowSeconds: 3600 })).toBe(3600);
    await purgeRateLimits(database.db, new Date(seededAt.getTime() + 3600_000));
    expect(await database.db.select().from(rateLimits)).toEqual([]);
  });
});
