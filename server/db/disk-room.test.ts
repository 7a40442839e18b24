import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { roomBytesMin, watchRoom } from './disk-room';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('tells once when the room ends and once when there is some again, and again when it was not heard', async () => {
  let free = roomBytesMin;
  const told: boolean[] = [];
  let isDeaf = false;
  const onChange = async (hasRoom: boolean): Promise<void> => {
    told.push(hasRoom);
    if (isDeaf) throw new Error('busy');
  };
  const stop = watchRoom('/data', onChange, async () => free);
  await vi.advanceTimersByTimeAsync(3000);
  expect(told).toEqual([]);
  free -= 1;
  await vi.advanceTimersByTimeAsync(3000);
  expect(told).toEqual([false]);
  free += 1;
  isDeaf = true;
  await vi.advanceTimersByTimeAsync(2000);
  isDeaf = false;
  await vi.advanceTimersByTimeAsync(3000);
  expect(told).toEqual([false, true, true, true]);
  stop();
  free = 0;
  await vi.advanceTimersByTimeAsync(3000);
  expect(told).toHaveLength(4);
});
