import { totalmem } from 'node:os';
import type { Executor } from '../../../db/client';
import { type Bitmap, bitsOnlyIn, chunkWords, emptyBitmap, forEachSetBit, setBit } from './search.bitmaps';
import { type OptionValues, withValue } from './search.option-values';
import { type SentTailRow, Tail } from './search.tail';
import { chunkRows, optionBaseOf, optionTokens } from './search.tokens.query';

const bitmapBytes = 4096;
/** Bitmaps that a process keeps: at most one part in 32 of the memory of the machine. At a million statements there are 80,000. */
const bitmapsMax = Math.min(100_000, Math.max(16_000, Math.floor(totalmem() / 32 / bitmapBytes)));
const keptAfterTrim = bitmapsMax * 0.75;

/**
 * A chunk as it was last seen. The bits of a place never change once it is sealed, and a place that was left is not used again: bitmaps stay valid while
 * the listed places are some of those that they were loaded with, and bits of places that are listed since are added to them. Those of another epoch are
 * not read again.
 */
export type KeptChunk = {
  version: string;
  listed: Bitmap;
  epoch: number;
  /** By the token before the first of a range, the tokens of it that have bitmaps. */
  ranges: Map<number, number[]>;
  /** The same of options that a row has at most one value of: these are counted row by row. */
  values: Map<number, OptionValues>;
};

/** The bitmaps of a token by the epochs of their chunks. */
type ByEpoch = ReadonlyMap<number, Bitmap>;
const noBitmaps: ByEpoch = new Map();

/**
 * Each chunk with the version of its listed places, by chunk the places that were left since the last seal and how many these are, and the versions of
 * the rows of the tail. The snapshot is null where what was read may change without another one.
 */
export type State = {
  snapshot: string | null;
  versions: Map<number, string>;
  left: ReadonlyMap<number, Bitmap>;
  leftCount: number;
  tail: string[];
};

const words = optionTokens('words');

/** What rows at these places have of an option, where its values are kept. */
function addToOption({ ranges, values }: KeptChunk, tok: number, places: readonly number[]): void {
  const base = optionBaseOf(tok);
  if (base === undefined) return;
  const kept = values.get(base);
  if (kept) values.set(base, withValue(kept, tok, places));
  const toks = ranges.get(base);
  if (toks && !toks.includes(tok)) ranges.set(base, [...toks, tok]);
}

/** Bitmaps of one database in the process. */
export class BitmapCache {
  private readonly chunks = new Map<number, KeptChunk>();
  /** Those of a token that was asked for last stand last. */
  private readonly tokens = new Map<number, Map<number, Bitmap>>();
  private size = 0;
  private lastEpoch = 0;
  /** The state that was read last. */
  last: State | null = null;
  tail = new Tail();

  /** Whether more can be kept without giving something up. */
  get hasRoom(): boolean {
    return this.size < keptAfterTrim;
  }

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
    if (before && this.addSealed(chunk, before, bitsOnlyIn(listed, before.listed))) {
      this.chunks.set(chunk, { ...before, version, listed });
      return;
    }
    this.lastEpoch += 1;
    this.chunks.set(chunk, { version, listed, epoch: this.lastEpoch, ranges: new Map(), values: new Map() });
    if (before) this.forget(before);
  }

  /**
   * Adds rows that were sealed since to what is kept of their chunk. Whoever still reads an earlier state does not list their places. Only the database
   * knows the tokens of their stems, and whether they are out of order: `outOfOrderToken` has to be loaded with the listed places.
   * @returns false when a row is not known
   */
  private addSealed(chunk: number, kept: KeptChunk, places: Bitmap): boolean {
    const ords: number[] = [];
    forEachSetBit(places, (place) => ords.push(chunk * chunkRows + place));
    if (ords.length === 0) return true;
    const sealed = this.tail.sealedPlaces(ords);
    if (!sealed) return false;
    for (const [tok, own] of sealed) {
      this.addBits(kept, tok, own);
      addToOption(kept, tok, own);
    }
    for (const tok of [...this.tokens.keys()]) if (tok > words.base && tok < words.end) this.forgetToken(kept, tok);
    return true;
  }

  private addBits({ epoch }: KeptChunk, tok: number, places: readonly number[]): void {
    const byEpoch = this.tokens.get(tok);
    const bitmap = byEpoch?.get(epoch);
    if (!byEpoch || !bitmap) return;
    // All tokens without rows share one.
    const own = bitmap === emptyBitmap ? new Uint32Array(chunkWords) : bitmap;
    if (own !== bitmap) byEpoch.set(epoch, own);
    for (const place of places) setBit(own, place);
  }

  /** The bitmaps of a token. What was taken out stays as it is, whatever is forgotten meanwhile. */
  bitmapsOf(tok: number): ByEpoch {
    return this.tokens.get(tok) ?? noBitmaps;
  }

  keep({ epoch }: KeptChunk, tok: number, bitmap: Bitmap): void {
    const kept = this.tokens.get(tok) ?? new Map<number, Bitmap>();
    if (!kept.has(epoch)) this.size += 1;
    this.tokens.set(tok, kept.set(epoch, bitmap));
  }

  private forgetToken({ epoch }: KeptChunk, tok: number): void {
    const kept = this.tokens.get(tok);
    if (!kept?.has(epoch)) return;
    const others = new Map(kept);
    others.delete(epoch);
    this.tokens.set(tok, others);
    this.size -= 1;
  }

  private forget(chunk: KeptChunk): void {
    for (const tok of [...this.tokens.keys()]) this.forgetToken(chunk, tok);
  }

  /** Starts a new tail when the old one is empty or has no places left. */
  addToTail(rows: readonly SentTailRow[], state: State): void {
    if (this.tail.size > 0 && (state.tail.length === 0 || this.tail.isFull)) this.tail = new Tail();
    for (const row of rows) if (!this.tail.isFull) this.tail.add(row);
  }

  /** Forgets chunks that are no more. */
  keepOnly(versions: ReadonlyMap<number, string>): void {
    for (const [chunk, kept] of this.chunks) {
      if (versions.has(chunk)) continue;
      this.chunks.delete(chunk);
      this.forget(kept);
    }
  }

  /** Makes room before a request, so that none loses what it has just loaded: the tokens that were not asked for longest leave. */
  trim(asked: Iterable<number>): void {
    for (const tok of asked) {
      const kept = this.tokens.get(tok);
      if (!kept) continue;
      this.tokens.delete(tok);
      this.tokens.set(tok, kept);
    }
    if (this.size <= bitmapsMax) return;
    for (const [tok, kept] of this.tokens) {
      if (this.size <= keptAfterTrim) return;
      this.tokens.delete(tok);
      this.size -= kept.size;
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
