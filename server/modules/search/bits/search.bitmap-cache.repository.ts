import { totalmem } from 'node:os';
import type { Executor } from '../../../db/client';
import { type Bitmap, bitsOnlyIn, chunkWords, emptyBitmap, forEachSetBit, setBit } from './search.bitmaps';
import { type OptionValues, withValue } from './search.option-values';
import { type SentTailRow, Tail } from './search.tail';
import { chunkRows, optionBaseOf, optionTokens } from './search.tokens.query';

const bitmapBytes = 4096;
/** Maximum number of cached bitmaps: they take at most 1/32 of the machine's memory. A million statements have 80,000. */
const bitmapsMax = Math.min(100_000, Math.max(16_000, Math.floor(totalmem() / 32 / bitmapBytes)));
const sizeAfterTrim = bitmapsMax * 0.75;

/**
 * Last known version of a chunk. The bits of a sealed place never change and a vacated place is never reused. So bitmaps stay valid while the listed
 * places are a subset of those that they were loaded with; bits of places listed later are added to them. Bitmaps of another epoch are obsolete.
 */
export type CachedChunk = {
  version: string;
  listed: Bitmap;
  epoch: number;
  /** Tokens with bitmaps by the range that they belong to, which is named by the token before its first. */
  ranges: Map<number, number[]>;
  /** The same for options with at most one value per row, which are counted row by row. */
  values: Map<number, OptionValues>;
};

/** Bitmaps of a token by the epoch of their chunk. */
type ByEpoch = ReadonlyMap<number, Bitmap>;
const noBitmaps: ByEpoch = new Map();

/**
 * State of the index: the version of each chunk's listed places, the places vacated since the last seal by chunk and their number, and the versions of
 * the rows in the tail. The snapshot is null when the state may change without a new snapshot.
 */
export type State = {
  snapshot: string | null;
  versions: Map<number, string>;
  left: ReadonlyMap<number, Bitmap>;
  leftCount: number;
  tail: string[];
};

const words = optionTokens('words');

/** Adds the values of an option at these places, if its values are cached. */
function addToOption({ ranges, values }: CachedChunk, tokenId: number, places: readonly number[]): void {
  const base = optionBaseOf(tokenId);
  if (base === undefined) return;
  const cached = values.get(base);
  if (cached) values.set(base, withValue(cached, tokenId, places));
  const tokenIds = ranges.get(base);
  if (tokenIds && !tokenIds.includes(tokenId)) ranges.set(base, [...tokenIds, tokenId]);
}

/** Cached bitmaps of one database. */
export class BitmapCache {
  private readonly chunks = new Map<number, CachedChunk>();
  /** In order of use, the most recently used token last. */
  private readonly tokens = new Map<number, Map<number, Bitmap>>();
  private size = 0;
  private lastEpoch = 0;
  /** Most recently read state. */
  last: State | null = null;
  tail = new Tail();

  /** Whether there is room without evicting anything. */
  get hasRoom(): boolean {
    return this.size < sizeAfterTrim;
  }

  /** Last known version of a chunk. */
  seen(chunk: number): CachedChunk | undefined {
    return this.chunks.get(chunk);
  }

  /** The chunk in this version; undefined until its listed places are loaded. */
  find(chunk: number, version: string): CachedChunk | undefined {
    const cached = this.seen(chunk);
    return cached?.version === version ? cached : undefined;
  }

  /** Stores the listed places of a version. */
  keepListed(chunk: number, version: string, listed: Bitmap): void {
    const before = this.seen(chunk);
    if (before && this.addSealed(chunk, before, bitsOnlyIn(listed, before.listed))) {
      this.chunks.set(chunk, { ...before, version, listed });
      return;
    }
    this.lastEpoch += 1;
    this.chunks.set(chunk, { version, listed, epoch: this.lastEpoch, ranges: new Map(), values: new Map() });
    if (before) this.forget(before);
  }

  /**
   * Adds newly sealed rows to the cached bitmaps of their chunk. Readers of an earlier state are unaffected, because these places are not listed there.
   * Only the database has the tokens of their stems and whether they are out of order, so `outOfOrderToken` has to be loaded with the listed places.
   * @returns false when a row is unknown
   */
  private addSealed(chunk: number, cached: CachedChunk, places: Bitmap): boolean {
    const ords: number[] = [];
    forEachSetBit(places, (place) => ords.push(chunk * chunkRows + place));
    if (ords.length === 0) return true;
    const sealed = this.tail.sealedPlaces(ords);
    if (!sealed) return false;
    for (const [tokenId, own] of sealed) {
      this.addBits(cached, tokenId, own);
      addToOption(cached, tokenId, own);
    }
    for (const tokenId of [...this.tokens.keys()])
      if (tokenId > words.base && tokenId < words.end) this.forgetToken(cached, tokenId);
    return true;
  }

  private addBits({ epoch }: CachedChunk, tokenId: number, places: readonly number[]): void {
    const byEpoch = this.tokens.get(tokenId);
    const bitmap = byEpoch?.get(epoch);
    if (!byEpoch || !bitmap) return;
    // Tokens without rows share one bitmap.
    const own = bitmap === emptyBitmap ? new Uint32Array(chunkWords) : bitmap;
    if (own !== bitmap) byEpoch.set(epoch, own);
    for (const place of places) setBit(own, place);
  }

  /** Bitmaps of a token. Later evictions do not change the returned map. */
  bitmapsOf(tokenId: number): ByEpoch {
    return this.tokens.get(tokenId) ?? noBitmaps;
  }

  keep({ epoch }: CachedChunk, tokenId: number, bitmap: Bitmap): void {
    const cached = this.tokens.get(tokenId) ?? new Map<number, Bitmap>();
    if (!cached.has(epoch)) this.size += 1;
    this.tokens.set(tokenId, cached.set(epoch, bitmap));
  }

  private forgetToken({ epoch }: CachedChunk, tokenId: number): void {
    const cached = this.tokens.get(tokenId);
    if (!cached?.has(epoch)) return;
    const others = new Map(cached);
    others.delete(epoch);
    this.tokens.set(tokenId, others);
    this.size -= 1;
  }

  private forget(chunk: CachedChunk): void {
    for (const tokenId of [...this.tokens.keys()]) this.forgetToken(chunk, tokenId);
  }

  /** Starts a new tail when the current one is empty or full. */
  addToTail(rows: readonly SentTailRow[], state: State): void {
    if (this.tail.size > 0 && (state.tail.length === 0 || this.tail.isFull)) this.tail = new Tail();
    for (const row of rows) if (!this.tail.isFull) this.tail.add(row);
  }

  /** Removes deleted chunks. */
  keepOnly(versions: ReadonlyMap<number, string>): void {
    for (const [chunk, cached] of this.chunks) {
      if (versions.has(chunk)) continue;
      this.chunks.delete(chunk);
      this.forget(cached);
    }
  }

  /** Evicts the least recently used tokens. Runs before a request, so that no request loses what it has just loaded. */
  trim(requested: Iterable<number>): void {
    for (const tokenId of requested) {
      const cached = this.tokens.get(tokenId);
      if (!cached) continue;
      this.tokens.delete(tokenId);
      this.tokens.set(tokenId, cached);
    }
    if (this.size <= bitmapsMax) return;
    for (const [tokenId, cached] of this.tokens) {
      if (this.size <= sizeAfterTrim) return;
      this.tokens.delete(tokenId);
      this.size -= cached.size;
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
