import { type Column, eq, sql } from 'drizzle-orm';
import { currencyIds } from '@/lib/domain/money/currency';
import { anyOf, type Executor, queryRows } from '../db/client';
import { currencies } from '../modules/site/site.table';
import { statements } from '../modules/statements/statements.table';
import { users } from '../modules/users/users.table';
import type { MarketMedian } from './price-watch';

const importedSlug = 'imported';
const AGENT = 2;
/** Fewer listings have no median worth comparing with. */
const listedMin = 20;

/** Reads and writes of the importer. */
export const importRepository = {
  /** Price of one US dollar in GEL as stored. */
  findUsdRate: async (executor: Executor): Promise<number | undefined> => {
    const rows = await executor.select({ id: currencies.id, rateGel: currencies.rateGel }).from(currencies);
    return rows.find(({ id }) => id === currencyIds.usd)?.rateGel;
  },

  hasUser: async (executor: Executor, id: number): Promise<boolean> =>
    (await executor.select({ id: users.id }).from(users).where(sql`id = ${id}`)).length > 0,

  /** Whether any row came from a source. */
  hasSource: async (executor: Executor, source: string): Promise<boolean> =>
    (await executor.select({ id: statements.id }).from(statements).where(eq(statements.source, source)).limit(1)).length > 0,

  /** The user that owns rows nobody claims; made at the first import. Not a private owner: who really sells is unknown. */
  findImportedUserId: async (executor: Executor): Promise<number> => {
    await executor.insert(users).values({ typeId: AGENT, name: 'Imported', slug: importedSlug }).onConflictDoNothing();
    const [user] = await executor.select({ id: users.id }).from(users).where(sql`slug = ${importedSlug}`);
    if (!user) throw new Error('The imported user could not be made.');
    return user.id;
  },

  /** The middle price of a square metre by city, deal and type, where enough is listed. */
  marketMedians: async (executor: Executor): Promise<MarketMedian[]> => {
    const rows = await queryRows<{ city_id: number; deal_type_id: number; real_estate_type_id: number; median: number }>(
      executor,
      sql`select city_id, deal_type_id, real_estate_type_id,
          percentile_disc(0.5) within group (order by square_price_usd_minor)::float8 as median
        from statements where state = 'active' and square_price_usd_minor is not null
        group by city_id, deal_type_id, real_estate_type_id having count(*) >= ${listedMin}`,
    );
    return rows.map((row) => ({
      cityId: row.city_id,
      dealTypeId: row.deal_type_id,
      realEstateTypeId: row.real_estate_type_id,
      squarePriceUsdMinor: row.median,
    }));
  },

  /** Makes a table of this session, which rows are copied into before they are compared with what is there. */
  createStaging: async (executor: Executor, name: string): Promise<void> => {
    await executor.execute(sql`create temporary table ${sql.identifier(name)} as table statements with no data`);
  },

  emptyStaging: async (executor: Executor, name: string): Promise<void> => {
    await executor.execute(sql`truncate ${sql.identifier(name)}`);
  },

  dropStaging: async (executor: Executor, name: string): Promise<void> => {
    await executor.execute(sql`drop table ${sql.identifier(name)}`);
  },

  /**
   * Adds the staged statements that are not there yet, with the first point of their price history.
   * @param columns those that were copied; all others keep their defaults
   * @returns those that were added
   */
  insertNew: async (
    tx: Executor,
    staging: string,
    columns: readonly Column[],
  ): Promise<{ id: number; source: string; sourceKey: string }[]> => {
    const list = sql.join(
      columns.map(({ name }) => sql.identifier(name)),
      sql`, `,
    );
    const added = await queryRows<{ id: number; source: string; source_key: string }>(
      tx,
      // A row that only the conflict keeps out has taken an id before, and feeds are loaded again every night.
      sql`insert into ${statements} (${list}) select ${list} from ${sql.identifier(staging)} staged
        where not exists (select from statements known where known.source = staged.source and known.source_key = staged.source_key)
        on conflict (source, source_key) do nothing returning id, source, source_key`,
    );
    if (added.length > 0)
      await tx.execute(sql`insert into price_history (statement_id, changed_at, currency_id, price_gel_minor, price_usd_minor, square_price_gel_minor, square_price_usd_minor)
        select id, created_at, currency_id, price_gel_minor, price_usd_minor, square_price_gel_minor, square_price_usd_minor from statements
        where id = ${anyOf(added.map(({ id }) => id))} and price_gel_minor is not null`);
    return added.map((row) => ({ id: row.id, source: row.source, sourceKey: row.source_key }));
  },
};
