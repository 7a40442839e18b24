import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { type Executor, queryPrepared, queryRows } from '../../../db/client';
import { resolveScope, type SearchScope } from '../conditions/search.places.query';
import { comparedCurrencyId } from '../conditions/search.prices';
import { stemGroups } from '../conditions/search.terms';
import { createPointCache, type PointCache, packedRow } from '../map/search.points.query';
import { matchesText, searchCondition } from '../search.query';
import { statementSearch as rows } from '../search.table';
import { chunkWords, countCommon, writeBits } from './search.bitmaps';
import { bitExpression, tailRows, type WordTokens } from './search.bits.query';
import { cutPage, type DatePage, readPlacesOf } from './search.page.repository';
import { cutPricePage, type PricePage } from './search.price-page.repository';
import { type ChosenChunk, type Matches, type MatchRequest, readMatches } from './search.sealed.repository';
import type { SearchSnapshot } from './search.snapshot';
import { type BitExpression, type OptionName, optionTokens, outOfOrderToken } from './search.tokens.query';

/**
 * A search in both languages: `bits` is null where the plain condition alone has to answer. Rows of the tail are few, so their words are tried one by one.
 */
type Search = { condition: SQL; tailCondition: SQL; bits: BitExpression | null; others: SearchScope };

/** How often a page is cut again whose rows leave meanwhile. */
const cutsMax = 3;

const noPlaces = { cities: [], districts: [], urbans: [], streets: [] };
const noWords: WordTokens = new Map();

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** How many of the chosen rows an expression chooses too. */
function countHeld(chunks: readonly ChosenChunk[], expression: BitExpression): number {
  const bits = new Uint32Array(chunkWords);
  return sumOf(
    chunks.map(({ chosen, count, source }) => {
      if (count === 0) return 0;
      writeBits(expression, source, bits);
      return countCommon(chosen, bits);
    }),
  );
}

/**
 * Counts and pages of searches: by bitmaps where these hold what the filters name, else row by row. Both find the same, exactly.
 * @param points what pages are cut from
 */
export function createSearchCounter(executor: Executor, points: PointCache = createPointCache()) {
  /** The tokens of the stems of a text. They are asked for each time: a token is known as soon as its bitmaps are. */
  const readWords = async (text: string | undefined): Promise<WordTokens> => {
    const stems = text === undefined ? [] : (stemGroups(text) ?? []).flat();
    if (stems.length === 0) return noWords;
    const found = await queryPrepared<{ word: string; tok: number }>(
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
    const { q = '', ...withoutText } = filters;
    const tailCondition = q.trim() === '' ? condition : sql`${searchCondition(withoutText, scope, now)} and ${matchesText(q)}`;
    return { condition, tailCondition, bits, others };
  };

  const countPlainly = async (condition: SQL): Promise<number> => {
    const [found] = await queryRows<{ total: number }>(
      executor,
      sql`select count(*)::int as total from ${rows} where ${condition}`,
    );
    return found?.total ?? 0;
  };
  /** The matching rows of the tail, packed. */
  const packedTail = (tailCondition: SQL): SQL =>
    sql`select null::text as info, string_agg(${packedRow}, ''::bytea) as bytes from ${tailRows} where ${tailCondition}`;

  /** Cuts a page, again when a row of it leaves meanwhile. */
  const cutAgain = async (
    request: MatchRequest,
    cut: (matches: Matches) => Promise<number[] | 'left' | null>,
    snapshot?: SearchSnapshot,
  ): Promise<number[] | null> => {
    for (let turn = 0; turn < cutsMax; turn += 1) {
      const matches = await readMatches(executor, request, turn === 0 ? snapshot : undefined);
      const ids = matches && (await cut(matches));
      if (ids !== 'left') return ids;
    }
    return null;
  };

  return {
    /** How many statements match, exactly. */
    count: async (filters: StatementFilters, now: Date): Promise<number> => {
      const { condition, tailCondition, bits } = await read(filters, now);
      const tail = sql`select count(*)::text as info, null::bytea as bytes from ${tailRows} where ${tailCondition}`;
      const matches = bits && (await readMatches(executor, { expression: bits, tail }));
      if (!matches) return countPlainly(condition);
      return sumOf(matches.chunks.map(({ count }) => count)) + sumOf(matches.tail.map(({ info }) => Number(info)));
    },

    /**
     * Ids of a page in the order of date and id.
     * @returns null where bitmaps do not hold the search
     */
    pageByDate: async (
      filters: StatementFilters,
      page: DatePage,
      now: Date,
      snapshot?: SearchSnapshot,
    ): Promise<number[] | null> => {
      const { tailCondition, bits } = await read(filters, now);
      if (!bits) return null;
      const request = { expression: bits, tokens: [outOfOrderToken], tail: packedTail(tailCondition) };
      return cutAgain(request, (matches) => cutPage(matches, page, readPlacesOf(executor, points)), snapshot);
    },

    /**
     * Ids of a page in the order of price and id.
     * @returns null where bitmaps do not hold the search, and where an index is faster
     */
    pageByPrice: async (
      filters: StatementFilters,
      page: Omit<PricePage, 'currencyId' | 'usdRateGel'>,
      now: Date,
    ): Promise<number[] | null> => {
      const { tailCondition, bits, others } = await read(filters, now);
      if (!bits) return null;
      const asked: PricePage = { ...page, currencyId: comparedCurrencyId(filters.currency_id), usdRateGel: others.usdRateGel };
      return cutAgain({ expression: bits, tail: packedTail(tailCondition) }, (matches) =>
        cutPricePage(matches, asked, executor, points),
      );
    },

    /**
     * The sealed rows that match, chunk by chunk, and the matching rows of the tail, packed: of one snapshot.
     * @returns null where bitmaps do not hold the search
     */
    readBits: async (
      filters: StatementFilters,
      now: Date,
    ): Promise<{ chunks: ChosenChunk[]; tail: Uint8Array | null } | null> => {
      const { tailCondition, bits } = await read(filters, now);
      const matches = bits && (await readMatches(executor, { expression: bits, tail: packedTail(tailCondition) }));
      return matches && { chunks: matches.chunks, tail: matches.tail[0]?.bytes ?? null };
    },

    /** How many statements of the search have each value of an option; those without one are not counted. */
    countByOption: async (
      filters: StatementFilters,
      name: OptionName,
      column: PgColumn,
      now: Date,
    ): Promise<{ id: number; count: number }[]> => {
      const { condition, tailCondition, bits } = await read(filters, now);
      const values =
        column === rows.parameters ? sql`(select distinct unnest(${column}) as id)` : sql`(select ${column}::int as id)`;
      const plain = (from: SQL, where: SQL): SQL =>
        sql`select value.id, count(*)::int as count from ${from} cross join lateral ${values} value
          where ${where} and value.id > 0 group by 1`;
      const tail = sql`select counted.id || ' ' || counted.count as info, null::bytea as bytes from (${plain(tailRows, tailCondition)}) counted`;
      const matches = bits && (await readMatches(executor, { expression: bits, options: [name], tail }));
      if (!matches) return queryRows(executor, plain(sql`${rows}`, condition));
      const { base } = optionTokens(name);
      const counts = new Map<number, number>();
      const add = (id: number, count: number): Map<number, number> => counts.set(id, (counts.get(id) ?? 0) + count);
      for (const { chosen, count, source, optionToks } of matches.chunks)
        if (count > 0) for (const tok of optionToks(name)) add(tok - base, countCommon(chosen, source.token(tok)));
      for (const { info } of matches.tail) {
        const [id = 0, count = 0] = (info ?? '').split(' ').map(Number);
        add(id, count);
      }
      return [...counts].filter(([, count]) => count > 0).map(([id, count]) => ({ id, count }));
    },

    /** How many statements of the search meet each of the other conditions, which choose no place and no price. */
    countEach: async (filters: StatementFilters, others: readonly StatementFilters[], now: Date): Promise<number[]> => {
      const { condition, tailCondition, bits, others: scope } = await read(filters, now);
      const counted = others.map((other) => sql`count(*) filter (where ${searchCondition(other, scope, now)})::int`);
      const plain = (from: SQL, where: SQL): SQL =>
        sql`select array[${sql.join(counted, sql`, `)}] as counts from ${from} where ${where}`;
      const added = others.map((other) => bitExpression(other, scope, noWords));
      const held = added.filter((expression) => expression !== null);
      const tail = sql`select array_to_string(counts, ' ') as info, null::bytea as bytes from (${plain(tailRows, tailCondition)}) counted`;
      const isHeld = bits !== null && held.length === added.length;
      const matches = isHeld ? await readMatches(executor, { expression: bits, others: held, tail }) : null;
      if (!matches) {
        const [found] = await queryRows<{ counts: number[] }>(executor, plain(sql`${rows}`, condition));
        return found?.counts ?? [];
      }
      const inTail = (matches.tail[0]?.info ?? '').split(' ').map(Number);
      return held.map((expression, index) => countHeld(matches.chunks, expression) + (inTail[index] ?? 0));
    },
  };
}

export type SearchCounter = ReturnType<typeof createSearchCounter>;
