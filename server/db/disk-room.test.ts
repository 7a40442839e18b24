import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { roomBytesMin, watchRoom } from './disk-room';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('reports once when the room ends and once when there is some again, and again after a failed report', async () => {
  let free = roomBytesMin;
  const reported: boolean[] = [];
  let isDeaf = false;
  const onChange = async (hasRoom: boolean): Promise<void> => {
    reported.push(hasRoom);
    if (isDeaf) throw new Error('busy');
  };
  const stop = watchRoom('/data', onChange, async () => free);
  await vi.advanceTimersByTimeAsync(3000);
  expect(reported).toEqual([]);
  free -= 1;
  await vi.advanceTimersByTimeAsync(3000);
  expect(reported).toEqual([false]);
  free += 1;
  isDeaf = true;
  await vi.advanceTimersByTimeAsync(2000);
  isDeaf = false;
  await vi.advanceTimersByTimeAsync(3000);
  expect(reported).toEqual([false, true, true, true]);
  stop();
  free = 0;
  await vi.advanceTimersByTimeAsync(3000);
  expect(reported).toHaveLength(4);
});
