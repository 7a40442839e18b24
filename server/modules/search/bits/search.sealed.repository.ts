import { type Executor, isRouted, queryPrepared, queryRows } from '../../../db/client';
import { shareNext } from '../../../db/share-next';
import { type BitmapCache, bitmapCacheOf, type CachedChunk, type State } from './search.bitmap-cache.repository';
import { type Bitmap, type BitmapSource, chunkWords, emptyBitmap, setBit, sourcesOf, toBitmap } from './search.bitmaps';
import { ChosenChunk, type ChunkParts } from './search.chosen-chunk';
import { isSingleOption, optionValuesOf } from './search.option-values';
import { fullQuery, kinds, type Missing, type ResultRow, type StateRow, stateQuery, unsealedMax } from './search.sealed.query';
import { createSnapshot, type SearchSnapshot } from './search.snapshot';
import type { SentTailRow, Words } from './search.tail';
import {
  type BitExpression,
  chunkRows,
  listedToken,
  type OptionName,
  optionTokens,
  outOfOrderToken,
  rangeTokensOf,
} from './search.tokens.query';

/** Chunk number of the tail. */
const tailChunk = -1;
/** Retries after concurrent seals and statements of the same request, before a search goes without bitmaps. */
const attemptsMax = 5;

/** Request to the bitmaps. */
export type MatchRequest = {
  expression: BitExpression;
  /** Expressions that are combined with the matches of the first one. */
  others?: readonly BitExpression[];
  tokens?: readonly number[];
  /** Options of which all tokens are requested. */
  options?: readonly OptionName[];
  words?: Words;
};

/** A state, and by the parts of an expression the places that indexes found with it; null where none were looked for. */
type Known = { state: State; found: Map<number, number[]> | null };
const numbersIn = (text: string | null): number[] => (text ? text.split(',').map(Number) : []);
const partsIn = (text: string | null): string[] => (text ? text.split(';') : []);

/** Places as bitmaps, by chunk. */
function bitmapsOfPlaces(ords: readonly number[]): Map<number, Bitmap> {
  const bitmaps = new Map<number, Bitmap>();
  for (const ord of ords) {
    const chunk = Math.floor(ord / chunkRows);
    const bitmap = bitmaps.get(chunk) ?? new Uint32Array(chunkWords);
    bitmaps.set(chunk, bitmap);
    setBit(bitmap, ord % chunkRows);
  }
  return bitmaps;
}

function toState({ snapshot, versions, dead, tail }: StateRow): State {
  const left = numbersIn(dead);
  return {
    snapshot,
    versions: new Map(partsIn(versions).map((pair) => [Number(pair.slice(0, pair.indexOf(' '))), pair])),
    left: bitmapsOfPlaces(left),
    leftCount: left.length,
    tail: partsIn(tail),
  };
}

const readings = new WeakMap<Executor, () => Promise<State>>();

async function readOwnState(executor: Executor): Promise<State> {
  const { last } = bitmapCacheOf(executor);
  const [row] = await queryPrepared<StateRow>(executor, stateQuery(last?.snapshot ?? null));
  if (last && row && row.snapshot !== null && row.snapshot === last.snapshot) return last;
  return toState(row ?? { snapshot: null, versions: null, dead: null, tail: null });
}

/** Concurrent requests share a read, unless they may go to different servers. */
function readState(executor: Executor, snapshot: SearchSnapshot): Promise<State> {
  const read = readings.get(executor) ?? shareNext(() => readOwnState(executor));
  if (!isRouted(executor)) readings.set(executor, read);
  snapshot.state ??= read();
  return snapshot.state;
}

const isUnsealed = ({ leftCount, tail }: State): boolean => leftCount + tail.length >= unsealedMax;

/** The tokens that a request reads in each chunk; `found` are the parts that indexes find. */
type Requested = { tokens: number[]; options: { base: number; end: number }[]; found: BitExpression[] };

function requestedBy({ expression, others = [], tokens = [], options = [] }: MatchRequest): Requested {
  const sources = sourcesOf([expression, ...others]);
  return { tokens: [...new Set([...sources.tokens, ...tokens])], options: options.map(optionTokens), found: sources.found };
}

/** What a chunk lacks of tokens. Of an ordered column that is new to the process all digits are loaded: each bound has others. */
function addMissing(
  missing: Missing,
  chunk: number,
  last: CachedChunk | undefined,
  requested: readonly (readonly [tokenId: number, ReadonlyMap<number, Bitmap>])[],
) {
  const columns = new Map<number, number>();
  for (const [tokenId, bitmaps] of requested) {
    if (last && bitmaps.has(last.epoch)) continue;
    const column = rangeTokensOf(tokenId);
    if (column && !last?.ranges.has(column.base)) columns.set(column.base, column.end);
    else missing.pairs.push({ tokenId, chunk });
  }
  for (const [base, end] of columns) missing.ranges.push({ base, end, chunk });
}

/** What is not cached of the current chunks. The bitmaps of a chunk usually stay valid in its next version. */
function missingOf(cache: BitmapCache, { versions, tail }: State, { tokens, options }: Requested): Missing {
  const missing: Missing = { pairs: [], ranges: [], tail: cache.tail.missing(tail) };
  const withBitmaps = (tokenIds: readonly number[]) => tokenIds.map((tokenId) => [tokenId, cache.bitmapsOf(tokenId)] as const);
  const requested = withBitmaps(tokens);
  for (const [chunk, version] of versions) {
    if (!cache.find(chunk, version)) missing.pairs.push({ tokenId: listedToken, chunk });
    if (!cache.find(chunk, version) && cache.tail.fills(chunk)) missing.pairs.push({ tokenId: outOfOrderToken, chunk });
    const last = cache.seen(chunk);
    addMissing(missing, chunk, last, requested);
    for (const { base, end } of options) {
      if (last?.values.has(base)) continue;
      const known = last?.ranges.get(base);
      if (known) addMissing(missing, chunk, last, withBitmaps(known));
      else missing.ranges.push({ base, end, chunk });
    }
  }
  return missing;
}

const isComplete = ({ pairs, ranges, tail }: Missing): boolean => pairs.length + ranges.length + tail.length === 0;

/** The bitmaps of a full statement by chunk and token. */
function bitmapsIn(answer: readonly ResultRow[]): Map<number, Map<number, Bitmap>> {
  const loaded = new Map<number, Map<number, Bitmap>>();
  for (const { kind, a: tokenId, b: chunk, bytes } of answer)
    if (kind === kinds.bitmap && bytes)
      loaded.set(chunk, (loaded.get(chunk) ?? new Map<number, Bitmap>()).set(tokenId, toBitmap(bytes)));
  return loaded;
}

/** Caches the bitmaps of a full statement, listed places first, because they decide which other bitmaps stay valid. */
function cacheBitmaps(
  cache: BitmapCache,
  versions: ReadonlyMap<number, string>,
  loaded: Map<number, Map<number, Bitmap>>,
  missing: Missing,
): void {
  cache.keepOnly(versions);
  for (const [chunk, version] of versions) {
    const own = loaded.get(chunk) ?? new Map<number, Bitmap>();
    const tokenIds = missing.pairs.filter((pair) => pair.chunk === chunk).map(({ tokenId }) => tokenId);
    if (tokenIds.includes(listedToken)) cache.keepListed(chunk, version, own.get(listedToken) ?? emptyBitmap);
    const known = cache.find(chunk, version);
    if (!known) continue;
    // A requested bitmap that is missing is empty.
    for (const tokenId of tokenIds) cache.keep(known, tokenId, own.get(tokenId) ?? emptyBitmap);
    for (const { base, end } of missing.ranges.filter((range) => range.chunk === chunk)) {
      const inRange = new Map([...own].filter(([tokenId]) => tokenId > base && tokenId < end));
      if (isSingleOption(base)) {
        known.values.set(base, optionValuesOf(inRange));
        continue;
      }
      known.ranges.set(base, [...inRange.keys()]);
      for (const [tokenId, bitmap] of inRange) cache.keep(known, tokenId, bitmap);
    }
  }
}

/** Caches the result of a full statement. */
function cacheRows(cache: BitmapCache, answer: readonly ResultRow[], missing: Missing): Known {
  const first = answer.find(({ kind }) => kind === kinds.state);
  const snapshot = answer.find(({ kind }) => kind === kinds.snapshot)?.info ?? null;
  const state = toState({ snapshot, versions: first?.info ?? null, dead: first?.more ?? null, tail: first?.rest ?? null });
  cacheBitmaps(cache, state.versions, bitmapsIn(answer), missing);
  const sent = answer.flatMap(({ kind, info, more, bytes }): SentTailRow[] =>
    kind === kinds.tail ? [{ version: info ?? '', row: more === null ? null : JSON.parse(more), bytes }] : [],
  );
  cache.addToTail(sent, state);
  const found = answer.flatMap(({ kind, a, info }) => (kind === kinds.found ? [[a, numbersIn(info)] as const] : []));
  return { state, found: new Map(found) };
}

/** The tail as one more chunk. */
function tailParts({ tail }: BitmapCache, state: State, words: Words = new Map()): ChunkParts[] {
  if (state.tail.length === 0) return [];
  const listed = tail.listed(state.tail);
  const options = (name: OptionName): number[] => {
    const { base, end } = optionTokens(name);
    return tail.tokensBetween(base, end);
  };
  const source = tail.source(listed, words);
  return [{ chunk: tailChunk, columns: tail.columns, listed, left: undefined, source, options }];
}

/** Matching rows, chunk by chunk. Everything that it reads is cached: nothing may be awaited between the check and this call. */
function choose(
  cache: BitmapCache,
  { state, found }: Known,
  { expression, words }: MatchRequest,
  requested: Requested,
): ChosenChunk[] {
  const parts = new Map(requested.found.map((part, index) => [part, bitmapsOfPlaces(found?.get(index) ?? [])]));
  // Read now: the cache may change before the caller evaluates.
  const bitmaps = new Map(requested.tokens.map((tokenId) => [tokenId, cache.bitmapsOf(tokenId)]));
  const sealed = [...state.versions].flatMap(([chunk, version]): ChunkParts[] => {
    const known = cache.find(chunk, version);
    if (!known) return [];
    const valuesByBase = new Map(
      requested.options.map(({ base }) => [base, known.values.get(base) ?? known.ranges.get(base) ?? []]),
    );
    for (const found of valuesByBase.values())
      if (!('column' in found))
        for (const tokenId of found) bitmaps.set(tokenId, bitmaps.get(tokenId) ?? cache.bitmapsOf(tokenId));
    const source: BitmapSource = {
      token: (tokenId) => bitmaps.get(tokenId)?.get(known.epoch) ?? emptyBitmap,
      found: (part) => parts.get(part)?.get(chunk) ?? emptyBitmap,
    };
    const options = (name: OptionName) => valuesByBase.get(optionTokens(name).base) ?? [];
    return [{ chunk, columns: null, listed: known.listed, left: state.left.get(chunk), source, options }];
  });
  sealed.sort((a, b) => a.chunk - b.chunk);
  return [...sealed, ...tailParts(cache, state, words)].map((each) => new ChosenChunk(each, expression));
}

/** Reads everything that a request needs in one snapshot and caches it. */
async function readFully(executor: Executor, cache: BitmapCache, { found }: Requested, missing: Missing): Promise<Known> {
  const query = found.length === 0 ? queryPrepared<ResultRow> : queryRows<ResultRow>;
  return cacheRows(cache, await query(executor, fullQuery(missing, found)), missing);
}

/**
 * Matching rows, from cached bitmaps and the rows of the tail in one snapshot. A small statement checks whether the cache is current; what is missing is
 * loaded.
 * @returns null while many rows are not sealed
 */
export async function readMatches(
  executor: Executor,
  request: MatchRequest,
  snapshot = createSnapshot(),
): Promise<ChosenChunk[] | null> {
  const cache = bitmapCacheOf(executor);
  const requested = requestedBy(request);
  cache.trim(requested.tokens);
  const { last } = cache;
  const isFound = requested.found.length > 0;
  // Index matches are never cached.
  let known: Known =
    isFound && last && !isUnsealed(last)
      ? await readFully(executor, cache, requested, missingOf(cache, last, requested))
      : { state: await readState(executor, snapshot), found: null };
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const { state, found } = known;
    cache.last = state;
    if (isUnsealed(state)) return null;
    const missing = missingOf(cache, state, requested);
    if (isComplete(missing) && (found !== null || !isFound)) return choose(cache, known, request, requested);
    known = await readFully(executor, cache, requested, missing);
  }
  return null;
}
