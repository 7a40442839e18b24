import PQueue from 'p-queue';
import { ApiError } from '../../http/errors';

const retryAfterSeconds = 3;

export type UploadQueue = {
  /** Reserves a place for one upload, from its first byte to the response. @throws ApiError 503 with Retry-After when all are taken */
  enter<T>(work: () => Promise<T>): Promise<T>;
  /** Runs work on images, a few at a time; the rest waits in order of arrival. */
  encode<T>(work: () => Promise<T>): Promise<T>;
};

/**
 * Bounds the resources of uploads: at most `placesMax` at a time, each with a file on disk and nothing in memory, and at most
 * `encodersMax` of them with an image in memory.
 */
export function createUploadQueue({ placesMax, encodersMax }: { placesMax: number; encodersMax: number }): UploadQueue {
  const places = new PQueue({ concurrency: placesMax });
  const encoders = new PQueue({ concurrency: encodersMax });
  return {
    enter: async (work) => {
      if (places.pending + places.size >= placesMax) throw new ApiError(503, 'errors.uploads_busy', {}, retryAfterSeconds);
      return places.add(work);
    },
    encode: (work) => encoders.add(work),
  };
}
