import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { type Executor, likePattern } from '../../db/client';
import { type buyerRequests, clientOffers, clients } from './clients.table';

export type ClientRow = typeof clients.$inferSelect;
export type BuyerRequestRow = typeof buyerRequests.$inferSelect;
export type OfferRow = typeof clientOffers.$inferSelect;
/** The columns that clients and requests share. */
export type CriteriaColumns = Pick<
  ClientRow,
  | 'dealTypeId'
  | 'realEstateTypeId'
  | 'cities'
  | 'districts'
  | 'urbans'
  | 'roomTypes'
  | 'priceFromMinor'
  | 'priceToMinor'
  | 'currencyId'
  | 'areaFromSqm'
  | 'areaToSqm'
>;
export type ClientColumns = CriteriaColumns & Pick<ClientRow, 'name' | 'phone' | 'comment'>;
export type BuyerRequestColumns = CriteriaColumns &
  Pick<BuyerRequestRow, 'name' | 'phone' | 'comment' | 'userId' | 'timing' | 'isPhoneHidden'>;
export type ClientsRepository = ReturnType<typeof createClientsRepository>;

/** Clients, buyer requests, and offers of clients. Every query is limited to the owner. */
export function createClientsRepository(executor: Executor) {
  const own = (userId: number, id: number) => and(eq(clients.id, id), eq(clients.userId, userId));

  const listed = (userId: number, text: string | undefined): SQL | undefined => {
    if (!text) return eq(clients.userId, userId);
    const pattern = likePattern(text);
    const columns = [clients.name, clients.phone, clients.comment];
    return and(eq(clients.userId, userId), or(...columns.map((column) => sql`${column} ilike ${pattern}`)));
  };

  return {
    page: (userId: number, text: string | undefined, limit: number, offset: number): Promise<ClientRow[]> =>
      executor
        .select()
        .from(clients)
        .where(listed(userId, text))
        .orderBy(desc(clients.createdAt), desc(clients.id))
        .limit(limit)
        .offset(offset),

    count: async (userId: number, text?: string): Promise<number> => {
      const [found] = await executor.select({ total: count() }).from(clients).where(listed(userId, text));
      return found?.total ?? 0;
    },

    findOwn: async (userId: number, id: number): Promise<ClientRow | undefined> =>
      (await executor.select().from(clients).where(own(userId, id)))[0],

    add: async (userId: number, columns: ClientColumns, now: Date): Promise<ClientRow | undefined> => {
      const [row] = await executor
        .insert(clients)
        .values({ ...columns, userId, createdAt: now, updatedAt: now })
        .returning();
      return row;
    },

    change: async (userId: number, id: number, columns: ClientColumns, now: Date): Promise<ClientRow | undefined> => {
      const [row] = await executor
        .update(clients)
        .set({ ...columns, updatedAt: now })
        .where(own(userId, id))
        .returning();
      return row;
    },

    /** @returns whether it was there */
    remove: async (userId: number, id: number): Promise<boolean> =>
      (await executor.delete(clients).where(own(userId, id)).returning({ id: clients.id })).length > 0,

    /** @returns undefined when this client was offered for this statement before */
    addOffer: async (offer: Omit<OfferRow, 'id'>): Promise<OfferRow | undefined> => {
      const [row] = await executor.insert(clientOffers).values(offer).onConflictDoNothing().returning();
      return row;
    },

    /** The ids of the offers of a client. */
    offerIds: async (clientId: number): Promise<number[]> => {
      const rows = await executor.select({ id: clientOffers.id }).from(clientOffers).where(eq(clientOffers.clientId, clientId));
      return rows.map(({ id }) => id);
    },

    /** An offer with its client; undefined when the client was removed since. */
    findOffer: async (id: number): Promise<{ offer: OfferRow; client: ClientRow } | undefined> => {
      const [row] = await executor
        .select({ offer: clientOffers, client: clients })
        .from(clientOffers)
        .innerJoin(clients, eq(clients.id, clientOffers.clientId))
        .where(eq(clientOffers.id, id));
      return row;
    },
  };
}
