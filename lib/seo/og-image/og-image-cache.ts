import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';

type Limits = {
  /** Above this number of bytes the least recently used images are dropped. */
  bytesMax: number;
  /** Images drawn at a time. */
  concurrencyMax: number;
  /** Maximum number of queued images. */
  queueMax: number;
};

/** Thrown when too many images are requested at once. */
export class OgImagesBusy extends Error {}

/** Draws images within bounds of memory and work, and caches them; requests for an image that is being drawn share it. */
export function createOgImageCache({ bytesMax, concurrencyMax, queueMax }: Limits) {
  const images = new LRUCache<string, Buffer>({ maxSize: bytesMax, sizeCalculation: ({ byteLength }) => byteLength });
  const pending = new Map<string, Promise<Buffer>>();
  const queue = new PQueue({ concurrency: concurrencyMax });

  async function drawInTurn(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    try {
      const image = await queue.add(draw);
      images.set(key, image);
      return image;
    } finally {
      pending.delete(key);
    }
  }

  /** The image of a key. @throws OgImagesBusy when the queue is full */
  return async (key: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const found = images.get(key) ?? pending.get(key);
    if (found) return found;
    if (queue.pending >= concurrencyMax && queue.size >= queueMax) throw new OgImagesBusy();
    const image = drawInTurn(key, draw);
    pending.set(key, image);
    return image;
  };
}
