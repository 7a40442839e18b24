import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { type Executor, queryPrepared, queryRows } from '../../../db/client';
import { resolveScope, type SearchScope } from '../conditions/search.places.query';
import { comparedCurrencyId } from '../conditions/search.prices';
import { stemGroups } from '../conditions/search.terms';
import { createPointCache, type PointCache } from '../map/search.points.query';
import { searchCondition } from '../search.query';
import { statementSearch as rows } from '../search.table';
import { chunkWords, countCommon, writeBits } from './search.bitmaps';
import { bitExpression, type WordTokens } from './search.bits.query';
import type { ChosenChunk } from './search.chosen-chunk';
import { cutPage, type DatePage, readPlacesOf } from './search.page.repository';
import { cutPricePage, type PricePage } from './search.price-page.repository';
import { type MatchRequest, readMatches } from './search.sealed.repository';
import type { SearchSnapshot } from './search.snapshot';
import type { Words } from './search.tail';
import { type BitExpression, listedToken, type OptionName, optionTokens, outOfOrderToken, token } from './search.tokens.query';
import { createUserCounts } from './search.user-counts.repository';

/** A search in both languages: `bits` is null where the plain condition alone has to answer. */
type Search = { condition: SQL; bits: BitExpression | null; words: Words; others: SearchScope };

/** Maximum number of retries for a page whose rows are delisted while it is read. */
const cutsMax = 3;

const noPlaces = { cities: [], districts: [], urbans: [], streets: [] };
const noWords: WordTokens = new Map();

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Number of matching rows that match an expression too. */
function countMatches(chunks: readonly ChosenChunk[], expression: BitExpression): number {
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
 * Counts and pages of searches, from bitmaps if these cover the filters, otherwise row by row. Both give the same exact result.
 * @param points what pages are cut from
 */
export function createSearchCounter(executor: Executor, points: PointCache = createPointCache()) {
  const countUsers = createUserCounts(executor, points);

  /** Tokens of the stems of a text. Not cached: a token exists as soon as it has bitmaps. */
  const readWords = async (text: string | undefined): Promise<WordTokens> => {
    const stems = text === undefined ? [] : (stemGroups(text) ?? []).flat();
    if (stems.length === 0) return noWords;
    const found = await queryPrepared<{ word: string; tokenId: number }>(
      executor,
      sql`select word, tok as "tokenId" from search_words where word = any(${`{${stems.join(',')}}`}::text[])`,
    );
    return new Map(found.map(({ word, tokenId }) => [word, tokenId]));
  };

  const read = async (filters: StatementFilters, now: Date): Promise<Search> => {
    const scope = await resolveScope(executor, filters);
    const condition = searchCondition(filters, scope, now);
    const others = { ...noPlaces, usdRateGel: scope.usdRateGel };
    const tokens = await readWords(filters.q);
    const words = new Map([...tokens].map(([word, tokenId]) => [tokenId, word]));
    return { condition, bits: bitExpression(filters, scope, tokens), words, others };
  };

  const countPlainly = async (condition: SQL): Promise<number> => {
    const [found] = await queryRows<{ total: number }>(
      executor,
      sql`select count(*)::int as total from ${rows} where ${condition}`,
    );
    return found?.total ?? 0;
  };

  /** Reads a page; retries when a row of it is delisted in the meantime. */
  const cutAgain = async (
    request: MatchRequest,
    cut: (matches: ChosenChunk[]) => Promise<number[] | 'left' | null>,
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
    /** Exact number of matching statements. */
    count: async (filters: StatementFilters, now: Date): Promise<number> => {
      const { condition, bits, words } = await read(filters, now);
      const matches = bits && (await readMatches(executor, { expression: bits, words }));
      return matches ? sumOf(matches.map(({ count }) => count)) : countPlainly(condition);
    },

    /**
     * Ids of a page in the order of date and id.
     * @returns null where bitmaps do not cover the search
     */
    pageByDate: async (
      filters: StatementFilters,
      page: DatePage,
      now: Date,
      snapshot?: SearchSnapshot,
    ): Promise<number[] | null> => {
      const { bits, words } = await read(filters, now);
      if (!bits) return null;
      const request = { expression: bits, tokens: [outOfOrderToken], words };
      return cutAgain(request, (matches) => cutPage(matches, page, readPlacesOf(executor, points)), snapshot);
    },

    /**
     * Ids of a page in the order of price and id.
     * @returns null where bitmaps do not cover the search, and where an index is faster
     */
    pageByPrice: async (
      filters: StatementFilters,
      page: Omit<PricePage, 'currencyId' | 'usdRateGel'>,
      now: Date,
    ): Promise<number[] | null> => {
      const { bits, words, others } = await read(filters, now);
      if (!bits) return null;
      const requested: PricePage = {
        ...page,
        currencyId: comparedCurrencyId(filters.currency_id),
        usdRateGel: others.usdRateGel,
      };
      return cutAgain({ expression: bits, words }, (matches) => cutPricePage(matches, requested, executor, points));
    },

    /**
     * The rows that match, chunk by chunk, of one snapshot.
     * @returns null where bitmaps do not cover the search
     */
    readMatching: async (filters: StatementFilters, now: Date): Promise<ChosenChunk[] | null> => {
      const { bits, words } = await read(filters, now);
      return bits && readMatches(executor, { expression: bits, words });
    },

    /**
     * How many listed statements each of these users has; users without any are absent.
     * @returns null where the process does not have the rows
     */
    countByUser: async (userIds: readonly number[], snapshot?: SearchSnapshot): Promise<Map<number, number> | null> => {
      const matches = await readMatches(executor, { expression: token(listedToken) }, snapshot);
      return matches && countUsers(matches, userIds);
    },

    /** How many statements of the search have each value of an option; those without one are not counted. */
    countByOption: async (
      filters: StatementFilters,
      name: OptionName,
      column: PgColumn,
      now: Date,
    ): Promise<{ id: number; count: number }[]> => {
      const { condition, bits, words } = await read(filters, now);
      const matches = bits && (await readMatches(executor, { expression: bits, options: [name], words }));
      if (!matches) {
        const values =
          column === rows.parameters ? sql`(select distinct unnest(${column}) as id)` : sql`(select ${column}::int as id)`;
        return queryRows(
          executor,
          sql`select value.id, count(*)::int as count from ${rows} cross join lateral ${values} value
            where ${condition} and value.id > 0 group by 1`,
        );
      }
      const { base } = optionTokens(name);
      const counts = new Map<number, number>();
      for (const chunk of matches) if (chunk.count > 0) chunk.countOption(counts, name);
      return [...counts].map(([tokenId, count]) => ({ id: tokenId - base, count }));
    },

    /** How many statements of the search meet each of the other conditions, which choose no place and no price. */
    countEach: async (filters: StatementFilters, others: readonly StatementFilters[], now: Date): Promise<number[]> => {
      const { condition, bits, words, others: scope } = await read(filters, now);
      const added = others.map((other) => bitExpression(other, scope, noWords));
      const covered = added.filter((expression) => expression !== null);
      const areCovered = bits !== null && covered.length === added.length;
      const matches = areCovered ? await readMatches(executor, { expression: bits, others: covered, words }) : null;
      if (matches) return covered.map((expression) => countMatches(matches, expression));
      const counted = others.map((other) => sql`count(*) filter (where ${searchCondition(other, scope, now)})::int`);
      const [found] = await queryRows<{ counts: number[] }>(
        executor,
        sql`select array[${sql.join(counted, sql`, `)}] as counts from ${rows} where ${condition}`,
      );
      return found?.counts ?? [];
    },
  };
}

export type SearchCounter = ReturnType<typeof createSearchCounter>;
