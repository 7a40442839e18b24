import { and, count, desc, eq, getTableColumns, ne, or, type SQL, sql } from 'drizzle-orm';
import type { InventoryQuery } from '@/lib/contracts/account/clients';
import { type Executor, likePattern } from '../../db/client';
import { users } from '../users/users.table';
import { inventoryItems } from './inventory.table';

export type InventoryRow = typeof inventoryItems.$inferSelect;
export type InventoryColumns = Omit<InventoryRow, 'id' | 'userId' | 'createdAt' | 'updatedAt'>;
export type InventoryRowWithKeeper = { item: InventoryRow; keeperName: string };
export type InventoryFilters = Omit<InventoryQuery, 'page'>;
export type InventoryRepository = ReturnType<typeof createInventoryRepository>;

const brokerKind = 3;

/** The private inventory. The reader is part of every query: one's own items, and what colleagues of the same agency share now. */
export function createInventoryRepository(executor: Executor) {
  const own = (userId: number, id: number) => and(eq(inventoryItems.id, id), eq(inventoryItems.userId, userId));
  const agencyOf = (alias: SQL) => sql`case when ${alias}.type_id = ${brokerKind} then ${alias}.id else ${alias}.agency_id end`;
  const isOwn = (userId: number) => eq(inventoryItems.userId, userId);
  const isColleagues = (userId: number) =>
    and(
      eq(inventoryItems.isShared, true),
      ne(inventoryItems.userId, userId),
      sql`${agencyOf(sql`users`)} = (select ${agencyOf(sql`reader`)} from users reader where reader.id = ${userId})`,
    );
  const visible = (userId: number) => or(isOwn(userId), isColleagues(userId));

  /** Private fields are searched only in one's own items: what a search finds must not reveal what the response hides. */
  const matching = (
    userId: number,
    { q, deal_type_id, real_estate_type_id, city_id, kept_by }: InventoryFilters,
  ): SQL | undefined => {
    const pattern = q ? likePattern(q) : undefined;
    const secrets = [inventoryItems.ownerName, inventoryItems.ownerPhone, inventoryItems.comment];
    const hasText =
      pattern &&
      or(
        sql`${inventoryItems.address} ilike ${pattern}`,
        and(isOwn(userId), or(...secrets.map((column) => sql`${column} ilike ${pattern}`))),
      );
    return and(
      kept_by === 'me' ? isOwn(userId) : kept_by === 'agency' ? isColleagues(userId) : visible(userId),
      deal_type_id ? eq(inventoryItems.dealTypeId, deal_type_id) : undefined,
      real_estate_type_id ? eq(inventoryItems.realEstateTypeId, real_estate_type_id) : undefined,
      city_id ? eq(inventoryItems.cityId, city_id) : undefined,
      hasText || undefined,
    );
  };

  const rows = (condition: SQL | undefined) =>
    executor
      .select({ item: getTableColumns(inventoryItems), keeperName: users.name })
      .from(inventoryItems)
      .innerJoin(users, eq(users.id, inventoryItems.userId))
      .where(condition);

  return {
    page: (userId: number, filters: InventoryFilters, limit: number, offset: number): Promise<InventoryRowWithKeeper[]> =>
      rows(matching(userId, filters))
        .orderBy(desc(inventoryItems.updatedAt), desc(inventoryItems.id))
        .limit(limit)
        .offset(offset),

    count: async (userId: number, filters: InventoryFilters): Promise<number> => {
      const [found] = await executor
        .select({ total: count() })
        .from(inventoryItems)
        .innerJoin(users, eq(users.id, inventoryItems.userId))
        .where(matching(userId, filters));
      return found?.total ?? 0;
    },

    findVisible: async (userId: number, id: number): Promise<InventoryRowWithKeeper | undefined> =>
      (await rows(and(eq(inventoryItems.id, id), visible(userId))))[0],

    /** @returns the new item's id */
    add: async (userId: number, columns: InventoryColumns, now: Date): Promise<number> => {
      const [row] = await executor
        .insert(inventoryItems)
        .values({ ...columns, userId, createdAt: now, updatedAt: now })
        .returning({ id: inventoryItems.id });
      return row?.id ?? 0;
    },

    /** @returns whether it is the user's own */
    change: async (userId: number, id: number, columns: InventoryColumns, now: Date): Promise<boolean> => {
      const changed = { ...columns, updatedAt: now };
      return (
        (await executor.update(inventoryItems).set(changed).where(own(userId, id)).returning({ id: inventoryItems.id })).length >
        0
      );
    },

    /** @returns whether it was the user's own */
    remove: async (userId: number, id: number): Promise<boolean> =>
      (await executor.delete(inventoryItems).where(own(userId, id)).returning({ id: inventoryItems.id })).length > 0,
  };
}
