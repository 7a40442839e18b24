import { totalmem } from 'node:os';
import type { Executor } from '../../../db/client';
import { type Bitmap, isSubset } from './search.bitmaps';
import { type SentTailRow, Tail } from './search.tail';

const bitmapBytes = 4096;
/** Bitmaps that a process keeps: at most one part in 32 of the memory of the machine. At a million statements there are 80,000. */
const bitmapsMax = Math.min(100_000, Math.max(16_000, Math.floor(totalmem() / 32 / bitmapBytes)));
const keptAfterTrim = bitmapsMax * 0.75;

/**
 * A chunk as it was last seen. The bits of a place never change once it is sealed, and a place that was left is not used again: bitmaps stay valid while
 * the listed places are some of those that they were loaded with. Those of another epoch are not read again.
 */
type KeptChunk = { version: string; listed: Bitmap; epoch: number; options: Map<number, number[]> };

/** Each chunk with the version of its listed places, the places that were left since the last seal, and the versions of the rows of the tail. */
export type State = { versions: Map<number, string>; dead: number[]; tail: string[] };

/** Bitmaps of one database in the process. */
export class BitmapCache {
  private readonly chunks = new Map<number, KeptChunk>();
  private readonly bitmaps = new Map<number, Bitmap>();
  private lastEpoch = 0;
  /** The state that was read last. */
  last: State | null = null;
  tail = new Tail();

  private static key = (epoch: number, tok: number): number => epoch * 2 ** 31 + tok;

  /** A chunk as it was last seen. */
  seen(chunk: number): KeptChunk | undefined {
    return this.chunks.get(chunk);
  }

  /** The chunk of this version; undefined while its listed places are not known. */
  find(chunk: number, version: string): KeptChunk | undefined {
    const kept = this.seen(chunk);
    return kept?.version === version ? kept : undefined;
  }

  /** Takes over the listed places of a version. */
  keepListed(chunk: number, version: string, listed: Bitmap): void {
    const before = this.seen(chunk);
    if (before && isSubset(listed, before.listed)) {
      this.chunks.set(chunk, { ...before, version, listed });
      return;
    }
    this.lastEpoch += 1;
    this.chunks.set(chunk, { version, listed, epoch: this.lastEpoch, options: new Map() });
  }

  bitmapOf({ epoch }: KeptChunk, tok: number): Bitmap | undefined {
    return this.bitmaps.get(BitmapCache.key(epoch, tok));
  }

  keep({ epoch }: KeptChunk, tok: number, bitmap: Bitmap): void {
    this.bitmaps.set(BitmapCache.key(epoch, tok), bitmap);
  }

  /** Starts a new tail when the old one is empty or has no places left. */
  addToTail(rows: readonly SentTailRow[], state: State): void {
    if (this.tail.size > 0 && (state.tail.length === 0 || this.tail.isFull)) this.tail = new Tail();
    for (const row of rows) if (!this.tail.isFull) this.tail.add(row);
  }

  /** Forgets chunks that are no more. */
  keepOnly(versions: ReadonlyMap<number, string>): void {
    for (const chunk of this.chunks.keys()) if (!versions.has(chunk)) this.chunks.delete(chunk);
  }

  /** Makes room before a request, so that none loses what it has just loaded. */
  trim(): void {
    if (this.bitmaps.size <= bitmapsMax) return;
    for (const key of this.bitmaps.keys()) {
      if (this.bitmaps.size <= keptAfterTrim) return;
      this.bitmaps.delete(key);
    }
  }
}

const caches = new WeakMap<Executor, BitmapCache>();
/** One cache for each database. */
export function bitmapCacheOf(executor: Executor): BitmapCache {
  const cache = caches.get(executor) ?? new BitmapCache();
  caches.set(executor, cache);
  return cache;
}
