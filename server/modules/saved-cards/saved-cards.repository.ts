import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { GatewayName } from '@/lib/contracts/money/payments';
import type { Executor } from '../../db/client';
import type { GatewayCard } from '../../ports/payment-gateway';
import { savedCards } from '../payments/payments.table';

export type SavedCardRow = typeof savedCards.$inferSelect;
type NewCard = { userId: number; gateway: GatewayName; card: GatewayCard & { token: string }; now: Date };
export type SavedCardsRepository = ReturnType<typeof createSavedCardsRepository>;

/** Cards as tokens of their gateway. */
export function createSavedCardsRepository(executor: Executor) {
  const isOwn = (userId: number, id: number) => and(eq(savedCards.id, id), eq(savedCards.userId, userId));

  return {
    /** Stores a card, or updates a stored one. */
    keep: async ({ userId, gateway, card, now }: NewCard): Promise<void> => {
      const { token, ...shown } = card;
      await executor
        .insert(savedCards)
        .values({ userId, gateway, token, ...shown, createdAt: now })
        .onConflictDoUpdate({ target: [savedCards.userId, savedCards.gateway, savedCards.token], set: shown });
    },

    /** The default one first, then the latest. */
    list: (userId: number, gateway: GatewayName): Promise<SavedCardRow[]> =>
      executor
        .select()
        .from(savedCards)
        .where(and(eq(savedCards.userId, userId), eq(savedCards.gateway, gateway)))
        .orderBy(desc(savedCards.isDefault), desc(savedCards.createdAt), asc(savedCards.id)),

    find: async (userId: number, id: number): Promise<SavedCardRow | undefined> =>
      (await executor.select().from(savedCards).where(isOwn(userId, id)))[0],

    /** @returns undefined when it is not there, or somebody else's */
    remove: async (userId: number, id: number): Promise<SavedCardRow | undefined> =>
      (await executor.delete(savedCards).where(isOwn(userId, id)).returning())[0],

    /** Inside a transaction. @returns false when it is not there, or somebody else's */
    makeDefault: async (userId: number, id: number): Promise<boolean> => {
      // Two changes at once wait for each other, so that one default is left.
      const own = eq(savedCards.userId, userId);
      const rows = await executor.select({ id: savedCards.id }).from(savedCards).where(own).orderBy(savedCards.id).for('update');
      if (!rows.some((row) => row.id === id)) return false;
      await executor
        .update(savedCards)
        .set({ isDefault: false })
        .where(and(own, sql`${savedCards.id} <> ${id}`));
      await executor.update(savedCards).set({ isDefault: true }).where(isOwn(userId, id));
      return true;
    },
  };
}
