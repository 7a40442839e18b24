import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { partial } from '@/tests/factories/partial';
import { createApiKeyUsage } from './api-key-usage';
import type { ApiKeysRepository, KeyCalls } from './api-keys.repository';

const now = new Date('2026-11-20T19:59:59Z');
let written: KeyCalls[][] = [];
let isAway = false;
const open = (clock = () => now) =>
  createApiKeyUsage({
    keys: partial<ApiKeysRepository>({
      addCalls: async (batch: KeyCalls[]) => {
        if (isAway) throw new Error('The database is away.');
        written.push(batch);
      },
    }),
    clock,
  });

beforeEach(() => {
  vi.useFakeTimers();
  [written, isAway] = [[], false];
});
afterEach(() => vi.useRealTimers());

it('a burst of calls is one write after ten seconds, by key and day', async () => {
  let at = now;
  const usage = open(() => at);
  for (let call = 0; call < 1000; call++) usage.count(call % 2);
  at = new Date(now.getTime() + 1000);
  usage.count(1);
  await vi.advanceTimersByTimeAsync(9999);
  expect(written).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(written).toEqual([
    [
      { apiKeyId: 0, day: '2026-11-20', calls: 500, usedAt: now },
      { apiKeyId: 1, day: '2026-11-20', calls: 500, usedAt: now },
      { apiKeyId: 1, day: '2026-11-21', calls: 1, usedAt: at },
    ],
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(written).toHaveLength(1);
});

it('what could not be written is written the next time', async () => {
  const usage = open();
  usage.count(1);
  isAway = true;
  await usage.write();
  isAway = false;
  usage.count(1);
  await usage.write();
  expect(written).toEqual([[{ apiKeyId: 1, day: '2026-11-20', calls: 2, usedAt: now }]]);
});
