import { afterEach, expect, it, vi } from 'vitest';
import { patient } from './patience';

afterEach(() => vi.useRealTimers());

/** A site that is busy for its first responses. */
function createRequests(busyCount: number, headers: Record<string, string>) {
  const get = vi.fn(async (_path: string, _options?: object) => {
    const isBusy = get.mock.calls.length <= busyCount;
    return { status: () => (isBusy ? 503 : 200), headers: () => (isBusy ? headers : {}) };
  });
  return { get, request: patient({ get }) };
}

it('a busy site is asked again after the seconds that it names', async () => {
  vi.useFakeTimers();
  const { get, request } = createRequests(2, { 'retry-after': '5' });
  const response = request.get('/s', { headers: { accept: 'text/html' } });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(get).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect((await response).status()).toBe(200);
  expect(get).toHaveBeenLastCalledWith('/s', { headers: { accept: 'text/html' } });
});

it('an error that names no time is returned', async () => {
  const { get, request } = createRequests(1, {});
  expect((await request.get('/s')).status()).toBe(503);
  expect(get).toHaveBeenCalledTimes(1);
});
