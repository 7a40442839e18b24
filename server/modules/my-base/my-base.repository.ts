import { and, count, desc, eq, getTableColumns, ne, or, type SQL, sql } from 'drizzle-orm';
import type { StockQuery } from '@/lib/contracts/clients';
import type { Executor } from '../../db/client';
import { containing } from '../clients/clients.repository';
import { users } from '../users/users.table';
import { stockItems } from './my-base.table';

export type StockRow = typeof stockItems.$inferSelect;
export type StockColumns = Omit<StockRow, 'id' | 'userId' | 'createdAt' | 'updatedAt'>;
export type KeptRow = { item: StockRow; keeperName: string };
export type StockFilters = Omit<StockQuery, 'page'>;
export type StockRepository = ReturnType<typeof createStockRepository>;

const brokerKind = 3;

/** Private stock. Who reads is part of every query: one's own, and what colleagues of the same agency share now. */
export function createStockRepository(executor: Executor) {
  const own = (userId: number, id: number) => and(eq(stockItems.id, id), eq(stockItems.userId, userId));
  const agencyOf = (alias: SQL) => sql`case when ${alias}.type_id = ${brokerKind} then ${alias}.id else ${alias}.agency_id end`;
  const isOwn = (userId: number) => eq(stockItems.userId, userId);
  const isColleagues = (userId: number) =>
    and(
      eq(stockItems.isShared, true),
      ne(stockItems.userId, userId),
      sql`${agencyOf(sql`users`)} = (select ${agencyOf(sql`reader`)} from users reader where reader.id = ${userId})`,
    );
  const visible = (userId: number) => or(isOwn(userId), isColleagues(userId));

  /** The private fields are looked into on one's own alone: what a search finds must not tell what the answer hides. */
  const matching = (
    userId: number,
    { q, deal_type_id, real_estate_type_id, city_id, kept_by }: StockFilters,
  ): SQL | undefined => {
    const pattern = q ? containing(q) : undefined;
    const secrets = [stockItems.ownerName, stockItems.ownerPhone, stockItems.comment];
    const hasText =
      pattern &&
      or(
        sql`${stockItems.address} ilike ${pattern}`,
        and(isOwn(userId), or(...secrets.map((column) => sql`${column} ilike ${pattern}`))),
      );
    return and(
      kept_by === 'me' ? isOwn(userId) : kept_by === 'agency' ? isColleagues(userId) : visible(userId),
      deal_type_id ? eq(stockItems.dealTypeId, deal_type_id) : undefined,
      real_estate_type_id ? eq(stockItems.realEstateTypeId, real_estate_type_id) : undefined,
      city_id ? eq(stockItems.cityId, city_id) : undefined,
      hasText || undefined,
    );
  };

  const rows = (condition: SQL | undefined) =>
    executor
      .select({ item: getTableColumns(stockItems), keeperName: users.name })
      .from(stockItems)
      .innerJoin(users, eq(users.id, stockItems.userId))
      .where(condition);

  return {
    page: (userId: number, filters: StockFilters, limit: number, offset: number): Promise<KeptRow[]> =>
      rows(matching(userId, filters)).orderBy(desc(stockItems.updatedAt), desc(stockItems.id)).limit(limit).offset(offset),

    count: async (userId: number, filters: StockFilters): Promise<number> => {
      const [found] = await executor
        .select({ total: count() })
        .from(stockItems)
        .innerJoin(users, eq(users.id, stockItems.userId))
        .where(matching(userId, filters));
      return found?.total ?? 0;
    },

    findVisible: async (userId: number, id: number): Promise<KeptRow | undefined> =>
      (await rows(and(eq(stockItems.id, id), visible(userId))))[0],

    /** @returns the new item's id */
    add: async (userId: number, columns: StockColumns, now: Date): Promise<number> => {
      const [row] = await executor
        .insert(stockItems)
        .values({ ...columns, userId, createdAt: now, updatedAt: now })
        .returning({ id: stockItems.id });
      return row?.id ?? 0;
    },

    /** @returns whether it is the user's own */
    change: async (userId: number, id: number, columns: StockColumns, now: Date): Promise<boolean> => {
      const changed = { ...columns, updatedAt: now };
      return (await executor.update(stockItems).set(changed).where(own(userId, id)).returning({ id: stockItems.id })).length > 0;
    },

    /** @returns whether it was the user's own */
    remove: async (userId: number, id: number): Promise<boolean> =>
      (await executor.delete(stockItems).where(own(userId, id)).returning({ id: stockItems.id })).length > 0,
  };
}
