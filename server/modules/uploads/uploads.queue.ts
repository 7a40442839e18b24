import { ApiError } from '../../http/errors';

const retryAfterSeconds = 3;

export type UploadQueue = {
  /**
   * Takes a place for one upload, from the first byte read to the answer. @throws ApiError 503 with Retry-After when all are taken
   */
  enter<T>(work: () => Promise<T>): Promise<T>;
  /** Runs work on pictures, a few at a time; the others wait for their turn in the order they came. */
  encode<T>(work: () => Promise<T>): Promise<T>;
};

/**
 * Bounds what uploads may hold: `placesMax` of them in all, each with a file on disk and nothing in memory, and `pressesMax` of them
 * with a picture in memory.
 */
export function createUploadQueue({ placesMax, pressesMax }: { placesMax: number; pressesMax: number }): UploadQueue {
  let places = 0;
  let presses = 0;
  const waiting: (() => void)[] = [];

  const turn = async (): Promise<void> => {
    if (presses < pressesMax) {
      presses += 1;
      return;
    }
    // Whoever leaves hands its turn on, so the count stays.
    await new Promise<void>((resolve) => waiting.push(resolve));
  };

  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else presses -= 1;
  };

  return {
    enter: async (work) => {
      if (places >= placesMax) throw new ApiError(503, 'errors.uploads_busy', {}, retryAfterSeconds);
      places += 1;
      try {
        return await work();
      } finally {
        places -= 1;
      }
    },
    encode: async (work) => {
      await turn();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
