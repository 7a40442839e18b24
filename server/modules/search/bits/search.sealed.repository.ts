import { type SQL, sql } from 'drizzle-orm';
import { type Executor, queryPrepared, queryRows } from '../../../db/client';
import { type PointColumns, packedRow } from '../map/search.points.query';
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
import { tokenColumns } from './search.row-tokens.query';
import { createSnapshot, type SearchSnapshot, type StateRow } from './search.snapshot';
import type { SentTailRow, Words } from './search.tail';
import { type BitExpression, chunkRows, listedToken, type OptionName, optionTokens, rangeTokensOf } from './search.tokens.query';

/** More unsealed rows than this, as after an upgrade, are faster to look at without bitmaps. */
const unsealedMax = 2000;
/** What the rows of the tail are called among the chunks. */
const tailChunk = -1;
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
  words?: Words;
};

/** The rows of a chunk that match; those of the tail come with their columns. */
export type ChosenChunk = {
  chunk: number;
  columns: PointColumns | null;
  chosen: Bitmap;
  count: number;
  /** All rows that are listed. */
  present: Bitmap;
  source: BitmapSource;
  optionToks(name: OptionName): number[];
};

/** A state, and by the parts of an expression the places that indexes found with it; null where none were looked for. */
type Known = { state: State; found: Map<number, number[]> | null };
type Missing = {
  pairs: { tok: number; chunk: number }[];
  ranges: { base: number; end: number; chunk: number }[];
  /** Versions of rows of the tail. */
  tail: string[];
};

const raw = (value: string | number): SQL => sql.raw(String(value));
const tailVersion = raw("concat_ws(' ', t.id, t.xmin, t.ctid)");
/** Each chunk with the version of its listed places, the places that were left since the last seal, and the versions of the tail. */
const stateQuery = sql`select
  (select string_agg(concat_ws(' ', chunk, xmin, ctid), ';') from search_bits where tok = ${raw(listedToken)}) as versions,
  (select string_agg(ord::text, ',') from (select ord from search_dead limit ${raw(unsealedMax)}) dead) as dead,
  (select string_agg(version, ';') from (select ${tailVersion} as version from search_tail t limit ${raw(unsealedMax)}) tail) as tail`;

const numbersIn = (text: string | null): number[] => (text ? text.split(',').map(Number) : []);
const partsIn = (text: string | null): string[] => (text ? text.split(';') : []);

const toState = ({ versions, dead, tail }: StateRow): State => ({
  versions: new Map(partsIn(versions).map((pair) => [Number(pair.slice(0, pair.indexOf(' '))), pair])),
  dead: numbersIn(dead),
  tail: partsIn(tail),
});

async function readState(executor: Executor, snapshot: SearchSnapshot): Promise<State> {
  snapshot.state ??= queryPrepared<StateRow>(executor, stateQuery);
  const [row] = await snapshot.state;
  return toState(row ?? { versions: null, dead: null, tail: null });
}

const isUnsealed = ({ dead, tail }: State): boolean => dead.length + tail.length >= unsealedMax;

/** The tokens that a request reads in each chunk; `found` are the parts that indexes find. */
type Wanted = { tokens: number[]; options: { base: number; end: number }[]; found: BitExpression[] };

function wantedBy({ expression, others = [], tokens = [], options = [] }: MatchRequest): Wanted {
  const sources = sourcesOf([expression, ...others]);
  return { tokens: [...new Set([...sources.tokens, ...tokens])], options: options.map(optionTokens), found: sources.found };
}

/**
 * What the process does not have of the present chunks. The bitmaps of a chunk mostly outlive its version. Of an ordered column that is new to the
 * process all digits are loaded: each bound has others.
 */
function missingOf(cache: BitmapCache, { versions, tail }: State, { tokens, options }: Wanted): Missing {
  const missing: Missing = { pairs: [], ranges: [], tail: tail.filter((version) => !cache.tail.has(version)) };
  for (const [chunk, version] of versions) {
    if (!cache.find(chunk, version)) missing.pairs.push({ tok: listedToken, chunk });
    const last = cache.seen(chunk);
    const columns = new Map<number, number>();
    const inRanges = options.flatMap(({ base }) => last?.options.get(base) ?? []);
    for (const tok of [...tokens, ...inRanges]) {
      if (last && cache.bitmapOf(last, tok) !== undefined) continue;
      const column = rangeTokensOf(tok);
      if (column && !last?.options.has(column.base)) columns.set(column.base, column.end);
      else missing.pairs.push({ tok, chunk });
    }
    for (const [base, end] of columns) missing.ranges.push({ base, end, chunk });
    for (const { base, end } of options) if (!last?.options.has(base)) missing.ranges.push({ base, end, chunk });
  }
  return missing;
}

const isComplete = ({ pairs, ranges, tail }: Missing): boolean => pairs.length + ranges.length + tail.length === 0;

type AnswerRow = {
  kind: number;
  a: number;
  b: number;
  info: string | null;
  more: string | null;
  rest: string | null;
  bytes: Uint8Array | null;
};
const kinds = { state: 0, bitmap: 1, found: 2, tail: 3 } as const;

const listOf = (values: readonly number[]): string => `{${values.join(',')}}`;

/** Everything from one snapshot: the state, the missing bitmaps and rows of the tail, and what indexes find. */
function fullQuery({ pairs, ranges, tail }: Missing, found: readonly BitExpression[]): SQL {
  const bases = [...new Map(ranges.map(({ base, end }) => [base, end]))];
  const chunksOf = (base: number): string => listOf(ranges.filter((range) => range.base === base).map(({ chunk }) => chunk));
  const foundParts = found.map((part, index) =>
    part.kind === 'rows'
      ? sql`union all select ${raw(kinds.found)}, ${raw(index)}, 0, string_agg(ord::text, ','), null, null, null
          from statement_search where ord is not null and ${part.condition}`
      : sql``,
  );
  return sql`select ${raw(kinds.state)} as kind, 0 as a, 0 as b, versions as info, dead as more, tail as rest, null::bytea as bytes from (${stateQuery}) state
    union all select ${raw(kinds.bitmap)}, b.tok, b.chunk, null, null, null, varbit_send(b.bits)
      from unnest(${listOf(pairs.map(({ tok }) => tok))}::int[], ${listOf(pairs.map(({ chunk }) => chunk))}::int[]) w(tok, chunk)
      cross join lateral (select * from search_bits s where s.tok = w.tok and s.chunk = w.chunk offset 0) b
    union all select ${raw(kinds.bitmap)}, b.tok, b.chunk, null, null, null, varbit_send(b.bits)
      from unnest(${listOf(bases.map(([base]) => base))}::int[], ${listOf(bases.map(([, end]) => end))}::int[], string_to_array(${bases.map(([base]) => chunksOf(base)).join(';')}, ';')) w(base, past, chunks)
      cross join lateral (select * from search_bits s where s.tok > w.base and s.tok < w.past and s.chunk = any(w.chunks::int[]) offset 0) b
    union all select ${raw(kinds.tail)}, 0, 0, ${tailVersion}, row_to_json(r)::text, null, r.bytes
      from search_tail t left join lateral (
        select ${tokenColumns}, r.street_id as "streetId", (select tsvector_to_array(words) from statement_text where id = r.id) as stems,
          ${packedRow} as bytes from statement_search r where r.id = t.id offset 0) r on true
      where t.id = any(${listOf(tail.map((version) => Number.parseInt(version, 10)))}::int[])
    ${sql.join(foundParts, sql` `)}`;
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
  const state = toState({ versions: first?.info ?? null, dead: first?.more ?? null, tail: first?.rest ?? null });
  cacheBitmaps(cache, state.versions, bitmapsIn(answer), missing);
  const sent = answer.flatMap(({ kind, info, more, bytes }): SentTailRow[] =>
    kind === kinds.tail ? [{ version: info ?? '', row: more === null ? null : JSON.parse(more), bytes }] : [],
  );
  cache.addToTail(sent, state);
  const found = answer.flatMap(({ kind, a, info }) => (kind === kinds.found ? [[a, numbersIn(info)] as const] : []));
  return { state, found: new Map(found) };
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

type Parts = Omit<ChosenChunk, 'chosen' | 'count'>;

function chooseIn(parts: Parts, expression: BitExpression): ChosenChunk {
  const chosen = new Uint32Array(chunkWords);
  writeBits(expression, parts.source, chosen);
  andInto(chosen, parts.present);
  return { ...parts, chosen, count: countBits(chosen) };
}

/** The rows of the tail as one more chunk. */
function tailParts({ tail }: BitmapCache, state: State, words: Words = new Map()): Parts[] {
  if (state.tail.length === 0) return [];
  const present = tail.listed(state.tail);
  const optionToks = (name: OptionName): number[] => {
    const { base, end } = optionTokens(name);
    return tail.tokensBetween(base, end);
  };
  return [{ chunk: tailChunk, columns: tail.columns, present, source: tail.source(present, words), optionToks }];
}

/** The rows that match, chunk by chunk. Everything that it reads is there: nothing may be awaited between the check and this. */
function choose(cache: BitmapCache, { state, found }: Known, { expression, words }: MatchRequest, wanted: Wanted): ChosenChunk[] {
  const parts = new Map(wanted.found.map((part, index) => [part, bitmapsOfPlaces(found?.get(index) ?? [])]));
  const sealed = [...state.versions].flatMap(([chunk, version]): Parts[] => {
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
    for (const ord of state.dead) if (Math.floor(ord / chunkRows) === chunk) clearBit(present, ord % chunkRows);
    const optionToks = (name: OptionName): number[] => options.get(optionTokens(name).base) ?? [];
    return [{ chunk, columns: null, present, source, optionToks }];
  });
  sealed.sort((a, b) => a.chunk - b.chunk);
  return [...sealed, ...tailParts(cache, state, words)].map((each) => chooseIn(each, expression));
}

/** Everything from one snapshot about a request, and what it brings is kept. */
async function readFully(executor: Executor, cache: BitmapCache, { found }: Wanted, missing: Missing): Promise<Known> {
  const query = found.length === 0 ? queryPrepared<AnswerRow> : queryRows<AnswerRow>;
  return cacheAnswer(cache, await query(executor, fullQuery(missing, found)), missing);
}

/**
 * The rows that match, by the bitmaps that the process keeps and the rows of the tail, all from one snapshot. A statement of a few numbers says whether
 * what is kept is still so; what is missing is loaded.
 * @returns null while many rows are not sealed
 */
export async function readMatches(
  executor: Executor,
  request: MatchRequest,
  snapshot = createSnapshot(),
): Promise<ChosenChunk[] | null> {
  const cache = bitmapCacheOf(executor);
  cache.trim();
  const wanted = wantedBy(request);
  const { last } = cache;
  const isFound = wanted.found.length > 0;
  // What indexes find is asked for in any case.
  let known: Known =
    isFound && last && !isUnsealed(last)
      ? await readFully(executor, cache, wanted, missingOf(cache, last, wanted))
      : { state: await readState(executor, snapshot), found: null };
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const { state, found } = known;
    cache.last = state;
    if (isUnsealed(state)) return null;
    const missing = missingOf(cache, state, wanted);
    if (isComplete(missing) && (found !== null || !isFound)) return choose(cache, known, request, wanted);
    known = await readFully(executor, cache, wanted, missing);
  }
  return null;
}
