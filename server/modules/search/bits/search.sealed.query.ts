import { type SQL, sql } from 'drizzle-orm';
import { currentSnapshot } from '../../../db/current-snapshot';
import { packedRow } from '../map/search.points.query';
import { tokenColumns } from './search.row-tokens.query';
import { type BitExpression, listedToken } from './search.tokens.query';

/** More unsealed rows than this, as after an upgrade, are faster to scan without bitmaps. */
export const unsealedMax = 10_000;

/** Of the bitmaps: the versions of the chunks, the vacated places, and the versions of the rows that are not sealed yet. */
export type StateRow = { snapshot: string | null; versions: string | null; dead: string | null; tail: string | null };

/** What is missing in the cache of the process. */
export type Missing = {
  pairs: { tokenId: number; chunk: number }[];
  ranges: { base: number; end: number; chunk: number }[];
  /** Versions of rows of the tail. */
  tail: string[];
};

const raw = (value: string | number): SQL => sql.raw(String(value));
const tailVersion = raw("concat_ws(' ', t.id, t.xmin, t.ctid)");
/**
 * The snapshot of the database, and unless it is the known one, each chunk with the version of its listed places, the places vacated since
 * the last seal, and the versions of the tail.
 */
export const stateQuery = (known: string | null): SQL => sql`select snapshot,
  case when is_new then (select string_agg(concat_ws(' ', chunk, xmin, ctid), ';') from search_bits where tok = ${raw(listedToken)}) end as versions,
  case when is_new then (select string_agg(ord::text, ',') from (select ord from search_dead limit ${raw(unsealedMax)}) dead) end as dead,
  case when is_new then (select string_agg(version, ';') from (select ${tailVersion} as version from search_tail t limit ${raw(unsealedMax)}) tail) end as tail
  from (select snapshot, (known = snapshot) is not true as is_new from (select ${currentSnapshot} as snapshot, ${known}::text as known offset 0) present offset 0) present`;

export type ResultRow = {
  kind: number;
  a: number;
  b: number;
  info: string | null;
  more: string | null;
  rest: string | null;
  bytes: Uint8Array | null;
};
/** Kinds of rows in the result of `fullQuery`. */
export const kinds = { state: 0, bitmap: 1, found: 2, tail: 3, snapshot: 4 } as const;

const listOf = (values: readonly number[]): string => `{${values.join(',')}}`;

/** Reads the state, the missing bitmaps and tail rows, and the index matches in one snapshot. */
export function fullQuery({ pairs, ranges, tail }: Missing, found: readonly BitExpression[]): SQL {
  const bases = [...new Map(ranges.map(({ base, end }) => [base, end]))];
  const chunksOf = (base: number): string => listOf(ranges.filter((range) => range.base === base).map(({ chunk }) => chunk));
  const foundParts = found.map((part, index) =>
    part.kind === 'rows'
      ? sql`union all select ${raw(kinds.found)}, ${raw(index)}, 0, string_agg(ord::text, ','), null, null, null
          from statement_search where ord is not null and ${part.condition}`
      : sql``,
  );
  return sql`select ${raw(kinds.state)} as kind, 0 as a, 0 as b, versions as info, dead as more, tail as rest, null::bytea as bytes from (${stateQuery(null)}) state
    union all select ${raw(kinds.snapshot)}, 0, 0, ${currentSnapshot}, null, null, null
    union all select ${raw(kinds.bitmap)}, b.tok, b.chunk, null, null, null, varbit_send(b.bits)
      from unnest(${listOf(pairs.map(({ tokenId }) => tokenId))}::int[], ${listOf(pairs.map(({ chunk }) => chunk))}::int[]) w(tok, chunk)
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
