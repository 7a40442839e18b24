import { ApiError, tooMany } from '../errors';

/** Who opens a stream: an address as limits count it, and a visitor behind it, by any key of theirs. */
type StreamOwner = { address: string; visitor: string };
export type StreamPlaces = ReturnType<typeof createStreamPlaces>;

const retryAfterSeconds = 30;

/** Counts what is taken by key. */
function createCounts(countMax: number) {
  const counts = new Map<string, number>();
  return {
    isFull: (key: string): boolean => (counts.get(key) ?? 0) >= countMax,
    add: (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1),
    remove: (key: string): void => {
      const left = (counts.get(key) ?? 0) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    },
  };
}

/**
 * Places of responses that stay open, in this process: a number for each visitor, for each address, and for all together. They are taken
 * before anything is read for the stream, so that one that is refused costs nothing.
 */
export function createStreamPlaces({
  visitorMax,
  addressMax,
  totalMax,
}: Record<`${'visitor' | 'address' | 'total'}Max`, number>) {
  const [visitors, addresses] = [createCounts(visitorMax), createCounts(addressMax)];
  let total = 0;
  return {
    /** @returns a function that gives the place back, once @throws ApiError 429 for too many of one's own, 503 for too many of all */
    take: ({ address, visitor }: StreamOwner): (() => void) => {
      if (visitors.isFull(visitor) || addresses.isFull(address)) throw tooMany(retryAfterSeconds);
      if (total >= totalMax) throw new ApiError(503, 'errors.chat_busy', {}, retryAfterSeconds);
      total += 1;
      visitors.add(visitor);
      addresses.add(address);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        total -= 1;
        visitors.remove(visitor);
        addresses.remove(address);
      };
    },
  };
}
