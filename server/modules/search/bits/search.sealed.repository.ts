import { type SQL, sql } from 'drizzle-orm';
import { type Executor, queryPrepared, queryRows } from '../../../db/client';
import { type BitmapCache, bitmapCacheOf, type State } from './search.bitmap-cache.repository';
import {
  andInto,
  type Bitmap,
  type BitmapSource,
  chunkWords,
  clearBit,
  countBits,
  emptyBitmap,
  setBit,
  sourcesOf,
  toBitmap,
  writeBits,
} from './search.bitmaps';
import { withTailRows } from './search.bits.query';
import { createSnapshot, type SearchSnapshot, type StateRow } from './search.snapshot';
import { type BitExpression, chunkRows, listedToken, type OptionName, optionTokens } from './search.tokens.query';

/** More unsealed rows than this, as after an upgrade, are faster to look at without bitmaps. */
const unsealedMax = 2000;
/** Seals and other statements of the same request that may come in between, before a search goes without bitmaps. */
const attemptsMax = 5;

/** What is asked of the bitmaps. */
export type MatchRequest = {
  expression: BitExpression;
  /** Expressions that are combined with the rows that the first one chooses. */
  others?: readonly BitExpression[];
  tokens?: readonly number[];
  /** Options of which all tokens are asked. */
  options?: readonly OptionName[];
  /** The rows of the tail that match, as a query of (info, bytes) from `tailRows`. */
  tail: SQL;
};

/** The sealed rows of a chunk that match. */
export type ChosenChunk = {
  chunk: number;
  chosen: Bitmap;
  count: number;
  /** All rows that are listed. */
  present: Bitmap;
  source: BitmapSource;
  optionToks(name: OptionName): number[];
};
type TailRow = { info: string | null; bytes: Uint8Array | null };
export type Matches = { chunks: ChosenChunk[]; tail: TailRow[] };

/** What only a statement of its own says: the rows of the tail, and those that indexes found. */
type Rows = { tail: TailRow[]; found: Map<number, number[]> };
/** A state, and what else the statement that read it returned; null for the short one. */
type Known = { state: State; rows: Rows | null };
type Missing = { pairs: { tok: number; chunk: number }[]; ranges: { base: number; end: number; chunk: number }[] };

const raw = (value: string | number): SQL => sql.raw(String(value));
/** Each chunk with the version of its listed places, the places that were left since the last seal, and the count of the tail. */
const stateQuery = sql`select
  (select string_agg(concat_ws(' ', chunk, xmin, ctid), ';') from search_bits where tok = ${raw(listedToken)}) as versions,
  (select string_agg(ord::text, ',') from (select ord from search_dead limit ${raw(unsealedMax)}) dead) as dead,
  (select count(*)::int from (select from search_tail limit ${raw(unsealedMax)}) tail) as tail`;

const numbersIn = (text: string | null): number[] => (text ? text.split(',').map(Number) : []);

function toState({ versions, dead, tail }: StateRow): State {
  const pairs = (versions ?? '').split(';').filter(Boolean);
  return {
    versions: new Map(pairs.map((pair) => [Number(pair.slice(0, pair.indexOf(' '))), pair])),
    dead: numbersIn(dead),
    tail,
  };
}

async function readState(executor: Executor, snapshot: SearchSnapshot): Promise<State> {
  snapshot.state ??= queryPrepared<StateRow>(executor, stateQuery);
  const [row] = await snapshot.state;
  return toState(row ?? { versions: null, dead: null, tail: unsealedMax });
}

const isUnsealed = ({ dead, tail }: State): boolean => dead.length + tail >= unsealedMax;

/** The tokens that a request reads in each chunk; `found` are the parts that indexes find. */
type Wanted = { tokens: number[]; options: { base: number; end: number }[]; found: BitExpression[] };

function wantedBy({ expression, others = [], tokens = [], options = [] }: MatchRequest): Wanted {
  const sources = sourcesOf([expression, ...others]);
  return { tokens: [...new Set([...sources.tokens, ...tokens])], options: options.map(optionTokens), found: sources.found };
}

/** What the process does not have of the present chunks. The bitmaps of a chunk mostly outlive its version. */
function missingOf(cache: BitmapCache, { versions }: State, { tokens, options }: Wanted): Missing {
  const missing: Missing = { pairs: [], ranges: [] };
  for (const [chunk, version] of versions) {
    if (!cache.find(chunk, version)) missing.pairs.push({ tok: listedToken, chunk });
    const last = cache.seen(chunk);
    const inRanges = options.flatMap(({ base }) => last?.options.get(base) ?? []);
    for (const tok of [...tokens, ...inRanges])
      if (!last || cache.bitmapOf(last, tok) === undefined) missing.pairs.push({ tok, chunk });
    for (const { base, end } of options) if (!last?.options.has(base)) missing.ranges.push({ base, end, chunk });
  }
  return missing;
}

const isComplete = ({ pairs, ranges }: Missing): boolean => pairs.length + ranges.length === 0;

type AnswerRow = { kind: number; a: number; b: number; info: string | null; more: string | null; bytes: Uint8Array | null };
const kinds = { state: 0, bitmap: 1, found: 2, tail: 3 } as const;

/** Everything from one snapshot: the state, the missing bitmaps, what indexes find, and the rows of the tail. */
function fullQuery({ pairs, ranges }: Missing, { found }: Wanted, tail: SQL): SQL {
  const list = (values: number[]): string => `{${values.join(',')}}`;
  const bitmaps = (which: SQL): SQL =>
    sql`union all select ${raw(kinds.bitmap)}, b.tok, b.chunk, null, null, varbit_send(b.bits) from ${which}`;
  const byPair = sql`unnest(${list(pairs.map(({ tok }) => tok))}::int[], ${list(pairs.map(({ chunk }) => chunk))}::int[]) w(tok, chunk)
    cross join lateral (select * from search_bits s where s.tok = w.tok and s.chunk = w.chunk offset 0) b`;
  const byRange = (base: number, end: number, chunks: number[]): SQL =>
    sql`search_bits b where b.tok > ${raw(base)} and b.tok < ${raw(end)} and b.chunk = any(${list(chunks)}::int[])`;
  const bases = new Map(ranges.map(({ base, end }) => [base, end]));
  const rangeParts = [...bases].map(([base, end]) =>
    bitmaps(
      byRange(
        base,
        end,
        ranges.filter((range) => range.base === base).map(({ chunk }) => chunk),
      ),
    ),
  );
  const foundParts = found.map((part, index) =>
    part.kind === 'rows'
      ? sql`union all select ${raw(kinds.found)}, ${raw(index)}, 0, string_agg(ord::text, ','), null, null
          from statement_search where ord is not null and ${part.condition}`
      : sql``,
  );
  return sql`${withTailRows} select ${raw(kinds.state)} as kind, tail as a, 0 as b, versions as info, dead as more, null::bytea as bytes from (${stateQuery}) state
    ${pairs.length > 0 ? bitmaps(byPair) : sql``} ${sql.join([...rangeParts, ...foundParts], sql` `)}
    union all select ${raw(kinds.tail)}, 0, 0, info, null, bytes from (${tail}) tail`;
}

/** The bitmaps of a full statement by chunk and token. */
function bitmapsIn(answer: readonly AnswerRow[]): Map<number, Map<number, Bitmap>> {
  const brought = new Map<number, Map<number, Bitmap>>();
  for (const { kind, a: tok, b: chunk, bytes } of answer)
    if (kind === kinds.bitmap && bytes)
      brought.set(chunk, (brought.get(chunk) ?? new Map<number, Bitmap>()).set(tok, toBitmap(bytes)));
  return brought;
}

/** Takes over the bitmaps that a full statement brought, listed places first: they say which of the others stay. */
function cacheBitmaps(
  cache: BitmapCache,
  versions: ReadonlyMap<number, string>,
  brought: Map<number, Map<number, Bitmap>>,
  missing: Missing,
): void {
  cache.keepOnly(versions);
  for (const [chunk, version] of versions) {
    const own = brought.get(chunk) ?? new Map<number, Bitmap>();
    const toks = missing.pairs.filter((pair) => pair.chunk === chunk).map(({ tok }) => tok);
    if (toks.includes(listedToken)) cache.keepListed(chunk, version, own.get(listedToken) ?? emptyBitmap);
    const known = cache.find(chunk, version);
    if (!known) continue;
    // A bitmap that is asked for and not there has no bit.
    for (const tok of toks) cache.keep(known, tok, own.get(tok) ?? emptyBitmap);
    for (const { base, end } of missing.ranges.filter((range) => range.chunk === chunk)) {
      const inRange = [...own.keys()].filter((tok) => tok > base && tok < end);
      known.options.set(base, inRange);
      for (const tok of inRange) cache.keep(known, tok, own.get(tok) ?? emptyBitmap);
    }
  }
}

/** Takes over what a full statement brought. */
function cacheAnswer(cache: BitmapCache, answer: readonly AnswerRow[], missing: Missing): Known {
  const first = answer.find(({ kind }) => kind === kinds.state);
  const state = toState({ versions: first?.info ?? null, dead: first?.more ?? null, tail: first?.a ?? 0 });
  cacheBitmaps(cache, state.versions, bitmapsIn(answer), missing);
  const found = answer.flatMap(({ kind, a, info }) => (kind === kinds.found ? [[a, numbersIn(info)] as const] : []));
  const tail = answer.flatMap(({ kind, info, bytes }) => (kind === kinds.tail ? [{ info, bytes }] : []));
  return { state, rows: { tail, found: new Map(found) } };
}

/** Places of a chunk as bitmaps, by chunk. */
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

/** The rows that match, chunk by chunk. Everything that it reads is there: nothing may be awaited between the check and this. */
function choose(
  cache: BitmapCache,
  { state: { versions, dead }, rows }: Known,
  { expression }: MatchRequest,
  wanted: Wanted,
): ChosenChunk[] {
  const parts = new Map(wanted.found.map((part, index) => [part, bitmapsOfPlaces(rows?.found.get(index) ?? [])]));
  const chunks = [...versions].flatMap(([chunk, version]): ChosenChunk[] => {
    const known = cache.find(chunk, version);
    if (!known) return [];
    const options = new Map(wanted.options.map(({ base }) => [base, known.options.get(base) ?? []]));
    const toks = [...wanted.tokens, ...[...options.values()].flat()];
    // Taken out at once: what is kept may change before the caller reads it.
    const bitmaps = new Map(toks.map((tok) => [tok, cache.bitmapOf(known, tok) ?? emptyBitmap]));
    const source: BitmapSource = {
      token: (tok) => bitmaps.get(tok) ?? emptyBitmap,
      found: (part) => parts.get(part)?.get(chunk) ?? emptyBitmap,
    };
    const present = known.listed.slice();
    for (const ord of dead) if (Math.floor(ord / chunkRows) === chunk) clearBit(present, ord % chunkRows);
    const chosen = new Uint32Array(chunkWords);
    writeBits(expression, source, chosen);
    andInto(chosen, present);
    const optionToks = (name: OptionName): number[] => options.get(optionTokens(name).base) ?? [];
    return [{ chunk, chosen, count: countBits(chosen), present, source, optionToks }];
  });
  return chunks.toSorted((a, b) => a.chunk - b.chunk);
}

/** Everything from one snapshot about a request, and what it brings is kept. */
async function readFully(
  executor: Executor,
  cache: BitmapCache,
  request: MatchRequest,
  wanted: Wanted,
  before: State,
): Promise<Known> {
  const missing = missingOf(cache, before, wanted);
  const answer = await queryRows<AnswerRow>(executor, fullQuery(missing, wanted, request.tail));
  return cacheAnswer(cache, answer, missing);
}

/**
 * The rows that match: the sealed ones by the bitmaps that the process keeps, those of the tail by plain conditions, all from one snapshot. A statement of a few
 * numbers says whether what is kept is still so; what is missing is loaded.
 * @returns null while many rows are not sealed
 */
export async function readMatches(
  executor: Executor,
  request: MatchRequest,
  snapshot = createSnapshot(),
): Promise<Matches | null> {
  const cache = bitmapCacheOf(executor);
  cache.trim();
  const wanted = wantedBy(request);
  const { last } = cache;
  // Where there was a tail, there mostly still is one.
  let known: Known =
    last && last.tail > 0 && !isUnsealed(last)
      ? await readFully(executor, cache, request, wanted, last)
      : { state: await readState(executor, snapshot), rows: null };
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const { state, rows } = known;
    cache.last = state;
    if (isUnsealed(state)) return null;
    const hasRows = rows !== null || (state.tail === 0 && wanted.found.length === 0);
    if (hasRows && isComplete(missingOf(cache, state, wanted)))
      return { chunks: choose(cache, known, request, wanted), tail: rows?.tail ?? [] };
    known = await readFully(executor, cache, request, wanted, state);
  }
  return null;
}
