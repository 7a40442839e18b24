import { describe, expect, it } from 'vitest';
import { createUploadQueue } from './uploads.queue';

/** Work that ends when the test releases it. */
function heldWork() {
  const release: (() => void)[] = [];
  let running = 0;
  let runningMax = 0;
  return {
    release,
    runningMax: () => runningMax,
    run: async () => {
      running += 1;
      runningMax = Math.max(runningMax, running);
      await new Promise<void>((resolve) => release.push(resolve));
      running -= 1;
    },
  };
}

describe('the queue of uploads', () => {
  it('encodes no more images at a time than its bound, and all of them in the end', async () => {
    const queue = createUploadQueue({ placesMax: 100, encodersMax: 2 });
    const work = heldWork();
    const all = Array.from({ length: 100 }, () => queue.enter(() => queue.encode(work.run)));
    let released = 0;
    while (released < 100) {
      await Promise.resolve();
      const next = work.release.shift();
      if (next) {
        next();
        released += 1;
      }
    }
    await Promise.all(all);
    expect(work.runningMax()).toBe(2);
  });

  it('answers 503 with Retry-After while every place is taken, and takes the next upload once one is free', async () => {
    const queue = createUploadQueue({ placesMax: 1, encodersMax: 1 });
    const work = heldWork();
    const first = queue.enter(work.run);
    await expect(queue.enter(work.run)).rejects.toMatchObject({
      status: 503,
      messageKey: 'errors.uploads_busy',
      retryAfterSeconds: 3,
    });
    work.release[0]?.();
    await first;
    await expect(queue.enter(async () => 'in')).resolves.toBe('in');
  });

  it('continues after work that fails', async () => {
    const queue = createUploadQueue({ placesMax: 1, encodersMax: 1 });
    const fail = async () => {
      throw new Error('broken');
    };
    await expect(queue.enter(() => queue.encode(fail))).rejects.toThrow('broken');
    await expect(queue.enter(() => queue.encode(async () => 'in'))).resolves.toBe('in');
  });
});
