import { sql } from 'drizzle-orm';
import { currencyIds } from '@/lib/domain/money/currency';
import type { ImportedStatement } from '@/server/import/row/row';
import { type Executor, queryRows } from '../db/client';
import { insertFromJson } from '../db/insert-rows';
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

  /** The user that owns rows nobody claims; made at the first import. Not a private owner: who really sells is unknown. */
  findImportedUserId: async (executor: Executor): Promise<number> => {
    await executor.insert(users).values({ typeId: AGENT, name: 'Imported', slug: importedSlug }).onConflictDoNothing();
    const [user] = await executor.select({ id: users.id }).from(users).where(sql`slug = ${importedSlug}`);
    if (!user) throw new Error('The imported user could not be made.');
    return user.id;
  },

  /** The middle price of a square metre by city, deal and type, where enough is listed to tell. */
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

  /**
   * Adds the statements that are not there yet, with the first point of their price history.
   * @returns those that were added
   */
  insertNew: async (
    tx: Executor,
    rows: readonly ImportedStatement[],
  ): Promise<{ id: number; source: string; sourceKey: string }[]> => {
    if (rows.length === 0) return [];
    const added = await queryRows<{ id: number; source: string; source_key: string }>(
      tx,
      sql`${insertFromJson(statements, rows)} on conflict (source, source_key) do nothing returning id, source, source_key`,
    );
    if (added.length > 0) {
      const ids = sql.join(
        added.map(({ id }) => sql`${id}`),
        sql`, `,
      );
      await tx.execute(sql`insert into price_history (statement_id, changed_at, currency_id, price_gel_minor, price_usd_minor, square_price_gel_minor, square_price_usd_minor)
        select id, created_at, currency_id, price_gel_minor, price_usd_minor, square_price_gel_minor, square_price_usd_minor from statements
        where id in (${ids}) and price_gel_minor is not null`);
    }
    return added.map((row) => ({ id: row.id, source: row.source, sourceKey: row.source_key }));
  },
};
