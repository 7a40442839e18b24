import { statfs } from 'node:fs/promises';

/**
 * Bytes that have to stay free for an embedded database: four segments of its log. It cannot survive a log without room for the next
 * segment: it never returns, and the whole process hangs with it.
 */
export const roomBytesMin = 64 * 2 ** 20;

const everyMs = 1000;

/** Free bytes of the disk of a folder. */
export type ReadFree = (folder: string) => Promise<number>;

export const readFreeBytes: ReadFree = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * Checks each second whether there is room.
 * @param onChange is called when the room ends, and when there is some again; it is called again if it fails
 * @returns a function that ends the watch
 */
export function watchRoom(
  folder: string,
  onChange: (hasRoom: boolean) => Promise<void>,
  readFree: ReadFree = readFreeBytes,
): () => void {
  let hasRoom = true;
  let isLooking = false;
  const look = async (): Promise<void> => {
    const now = (await readFree(folder)) >= roomBytesMin;
    if (now === hasRoom) return;
    await onChange(now);
    hasRoom = now;
  };
  const timer = setInterval(() => {
    // A long write blocks the database; checks do not overlap.
    if (isLooking) return;
    isLooking = true;
    look()
      .catch(() => undefined)
      .finally(() => {
        isLooking = false;
      });
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
