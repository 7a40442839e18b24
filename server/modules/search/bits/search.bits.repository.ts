import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { type Executor, queryRows } from '../../../db/client';
import { resolveScope, type SearchScope } from '../conditions/search.places.query';
import { stemGroups } from '../conditions/search.terms';
import { packedRow } from '../map/search.points.query';
import { searchCondition } from '../search.query';
import { statementSearch as rows } from '../search.table';
import { bitExpression, chosenChunks, combineBits, isInTail, type WordTokens } from './search.bits.query';
import { type DatePage, pageByDate } from './search.page.query';
import { type BitExpression, type OptionName, optionTokens, outOfOrderToken } from './search.tokens.query';

/** More unsealed rows than this, as after an upgrade, are faster to count without bitmaps. */
const unsealedMax = 2000;
/** More rows out of order than this are faster to walk over than to merge into a page. */
const outOfOrderMax = 20_000;
/** How long the counts of such rows are taken for the present ones: they choose the faster way, either finds the same. */
const stateMs = 1000;

type State = { unsealed: number; outOfOrder: number };
/** A search in both languages: `bits` is null where the plain condition alone has to answer. */
type Search = { condition: SQL; bits: BitExpression | null; others: SearchScope; state: State };

/** Bits as `forEachSetBit` reads them, null where none is set; rows as `unpackRows` reads them. */
type MatchingBits = { chunks: { chunk: number; bytes: Uint8Array | null }[]; tail: Uint8Array | null };

const noPlaces = { cities: [], districts: [], urbans: [], streets: [] };
const noWords: WordTokens = new Map();

/** Counts and pages of searches: by bitmaps where these hold what the filters name, else row by row. Both find the same, exactly. */
export function createSearchCounter(executor: Executor) {
  let known: { state: State; untilMs: number } | undefined;
  const readState = async (): Promise<State> => {
    if (known && known.untilMs > performance.now()) return known.state;
    const [state = { unsealed: unsealedMax, outOfOrder: 0 }] = await queryRows<State>(
      executor,
      sql`select (select count(*)::int from (select from search_tail limit ${unsealedMax}) tail)
          + (select count(*)::int from (select from search_dead limit ${unsealedMax}) dead) as unsealed,
        (select coalesce(sum(bit_count(bits)), 0)::int from search_bits where tok = ${outOfOrderToken}) as "outOfOrder"`,
    );
    known = { state, untilMs: performance.now() + stateMs };
    return state;
  };
  /** The tokens of the stems of a text. They are asked for each time: a token is known as soon as its bitmaps are. */
  const readWords = async (text: string | undefined): Promise<WordTokens> => {
    const stems = text === undefined ? [] : (stemGroups(text) ?? []).flat();
    if (stems.length === 0) return noWords;
    const found = await queryRows<{ word: string; tok: number }>(
      executor,
      sql`select word, tok from search_words where word = any(${`{${stems.join(',')}}`}::text[])`,
    );
    return new Map(found.map(({ word, tok }) => [word, tok]));
  };

  const read = async (filters: StatementFilters, now: Date): Promise<Search> => {
    const scope = await resolveScope(executor, filters);
    const condition = searchCondition(filters, scope, now);
    const others = { ...noPlaces, usdRateGel: scope.usdRateGel };
    const bits = bitExpression(filters, scope, await readWords(filters.q));
    const state = bits ? await readState() : { unsealed: 0, outOfOrder: 0 };
    return { condition, bits: state.unsealed < unsealedMax ? bits : null, others, state };
  };

  /** Sums over the sealed rows and those of the tail, in one statement, so that a seal in between cannot count a row twice. */
  const countAll = async ({ condition, bits }: Search): Promise<number> => {
    const plain = sql`select count(*)::int as total from ${rows} where ${condition}`;
    const [found] = await queryRows<{ total: number }>(
      executor,
      bits
        ? sql`select (select coalesce(sum(bit_count(bits)), 0)::int from (${chosenChunks(bits)}) chosen) + (${plain} and ${isInTail}) as total`
        : plain,
    );
    return found?.total ?? 0;
  };

  return {
    /** How many statements match, exactly. */
    count: async (filters: StatementFilters, now: Date): Promise<number> => countAll(await read(filters, now)),

    /**
     * Ids of a page in the order of date and id.
     * @returns null where bitmaps do not hold the search
     */
    pageByDate: async (filters: StatementFilters, page: DatePage, now: Date): Promise<number[] | null> => {
      const { condition, bits, state } = await read(filters, now);
      if (!bits || state.outOfOrder > outOfOrderMax) return null;
      const found = await queryRows<{ id: number }>(executor, pageByDate(bits, condition, page));
      return found.map(({ id }) => id);
    },

    /**
     * Bitmaps of the sealed rows that match, chunk by chunk, and the matching rows of the tail, packed: of one moment.
     * @returns null where bitmaps do not hold the search
     */
    readBits: async (filters: StatementFilters, now: Date): Promise<MatchingBits | null> => {
      const { condition, bits } = await read(filters, now);
      if (!bits) return null;
      const found = await queryRows<{ chunk: number | null; bytes: Uint8Array | null }>(
        executor,
        sql`select chunk, case when bit_count(bits) > 0 then varbit_send(bits) end as bytes from (${chosenChunks(bits)}) chosen
          union all select null, string_agg(${packedRow}, ''::bytea) from ${rows} where ${condition} and ${isInTail}`,
      );
      const chunks = found.flatMap(({ chunk, bytes }) => (chunk === null ? [] : [{ chunk, bytes }]));
      return { chunks, tail: found.find(({ chunk }) => chunk === null)?.bytes ?? null };
    },

    /** How many statements of the search have each value of an option; those without one are not counted. */
    countByOption: async (
      filters: StatementFilters,
      name: OptionName,
      column: PgColumn,
      now: Date,
    ): Promise<{ id: number; count: number }[]> => {
      const { condition, bits } = await read(filters, now);
      const values =
        column === rows.parameters ? sql`(select distinct unnest(${column}) as id)` : sql`(select ${column}::int as id)`;
      const plain = (more: SQL): SQL =>
        sql`select value.id, count(*)::int as count from ${rows} cross join lateral ${values} value
          where ${condition} and value.id > 0 ${more} group by 1`;
      if (!bits) return queryRows(executor, plain(sql``));
      const { base, end } = optionTokens(name);
      return queryRows(
        executor,
        sql`with chosen as materialized (${chosenChunks(bits)}), counted as (
            select s.tok - ${sql.raw(String(base))} as id, sum(bit_count(chosen.bits & s.bits))::int as count
            from chosen join search_bits s on s.chunk = chosen.chunk and s.tok > ${sql.raw(String(base))} and s.tok < ${sql.raw(String(end))}
            group by 1 union all ${plain(sql`and ${isInTail}`)})
          select id, sum(count)::int as count from counted group by id having sum(count) > 0`,
      );
    },

    /** How many statements of the search meet each of the other conditions, which choose no place and no price. */
    countEach: async (filters: StatementFilters, others: readonly StatementFilters[], now: Date): Promise<number[]> => {
      const { condition, bits, others: scope } = await read(filters, now);
      const counted = others.map((other) => sql`count(*) filter (where ${searchCondition(other, scope, now)})::int`);
      const plain = (more: SQL): SQL =>
        sql`select array[${sql.join(counted, sql`, `)}] as counts from ${rows} where ${condition} ${more}`;
      const added = others.map((other) => bitExpression(other, scope, noWords));
      const held = added.filter((expression) => expression !== null);
      if (!bits || held.length < added.length) {
        const [found] = await queryRows<{ counts: number[] }>(executor, plain(sql``));
        return found?.counts ?? [];
      }
      const { bits: combined, loaded } = combineBits(held);
      const sums = combined.map((expression) => sql`coalesce(sum(bit_count(c.bits & ${expression})), 0)::int`);
      const [found] = await queryRows<{ sealed: number[]; tail: number[] }>(
        executor,
        sql`with chosen as materialized (${chosenChunks(bits)})
          select (select array[${sql.join(sums, sql`, `)}] from chosen c ${loaded}) as sealed, (${plain(sql`and ${isInTail}`)}) as tail`,
      );
      return others.map((_, index) => (found?.sealed[index] ?? 0) + (found?.tail[index] ?? 0));
    },
  };
}

export type SearchCounter = ReturnType<typeof createSearchCounter>;
