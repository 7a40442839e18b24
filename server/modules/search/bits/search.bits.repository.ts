import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { type Executor, queryRows } from '../../../db/client';
import { resolveScope, type SearchScope } from '../conditions/search.places.query';
import { searchCondition } from '../search.query';
import { statementSearch as rows } from '../search.table';
import { bitExpression, chosenChunks, combineBits, isInTail } from './search.bits.query';
import { type BitExpression, type OptionName, optionTokens } from './search.tokens';

/** More unsealed rows than this, as after an upgrade, are faster to count without bitmaps. */
const unsealedMax = 2000;

/** A search in both languages: `bits` is null where the plain condition alone has to answer. */
type Search = { condition: SQL; bits: BitExpression | null; others: SearchScope };

const noPlaces = { cities: [], districts: [], urbans: [], streets: [] };

/** Counts of searches: by bitmaps where these hold what the filters name, else row by row. Both find the same, exactly. */
export function createSearchCounter(executor: Executor) {
  const read = async (filters: StatementFilters, now: Date): Promise<Search> => {
    const scope = await resolveScope(executor, filters);
    const condition = searchCondition(filters, scope, now);
    const others = { ...noPlaces, usdRateGel: scope.usdRateGel };
    const bits = bitExpression(filters, scope);
    if (!bits) return { condition, bits, others };
    const [state] = await queryRows<{ unsealed: number }>(
      executor,
      sql`select (select count(*)::int from (select from search_tail limit ${unsealedMax}) tail)
          + (select count(*)::int from (select from search_dead limit ${unsealedMax}) dead) as unsealed`,
    );
    return { condition, bits: (state?.unsealed ?? unsealedMax) < unsealedMax ? bits : null, others };
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
      const added = others.map((other) => bitExpression(other, scope));
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
