import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { shareNext } from './share-next';

/** A changing value, and reads of it that finish on demand. */
function slowReadings() {
  const ends: (() => void)[] = [];
  const source = { value: 1 };
  const read = shareNext(
    () =>
      new Promise<number>((done) => {
        const { value } = source;
        ends.push(() => done(value));
      }),
  );
  return { source, read, ends };
}

describe('shared reads', () => {
  it('return to each caller a value at least as new as its call', async () => {
    const { source, read, ends } = slowReadings();
    const first = read();
    source.value = 2;
    const [second, third] = [read(), read()];
    await setImmediate();
    expect(ends).toHaveLength(1);
    ends[0]?.();
    expect(await first).toBe(1);
    await expect.poll(() => ends.length).toBe(2);
    source.value = 3;
    const fourth = read();
    ends[1]?.();
    expect(await Promise.all([second, third])).toEqual([2, 2]);
    await expect.poll(() => ends.length).toBe(3);
    ends[2]?.();
    expect(await fourth).toBe(3);
  });
  it('continue after one that failed', async () => {
    const failed = new Error('away');
    const results = [Promise.reject(failed), Promise.resolve(5)];
    const read = shareNext(() => results.shift() ?? Promise.reject(failed));
    const [first, second] = [read(), read()];
    await expect(first).rejects.toBe(failed);
    expect(await second).toBe(5);
  });
});
