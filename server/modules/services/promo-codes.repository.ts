import { and, desc, eq, gt, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { promoCodes, promoRedemptions } from './services.table';

export type PromoCodeRow = typeof promoCodes.$inferSelect;
export type PromoCodesRepository = ReturnType<typeof createPromoCodesRepository>;

/** Promo codes and their uses. */
export function createPromoCodesRepository(executor: Executor) {
  const holdsAt = (now: Date) =>
    and(
      lte(promoCodes.startsAt, now),
      or(isNull(promoCodes.endsAt), gt(promoCodes.endsAt, now)),
      sql`${promoCodes.usesCount} < ${promoCodes.usesMax}`,
    );
  const isFor = (serviceId: number) => or(isNull(promoCodes.serviceId), eq(promoCodes.serviceId, serviceId));

  return {
    /** A code that is valid for a service now; undefined for every other. @param code in upper case */
    findHolding: async (code: string, serviceId: number, now: Date): Promise<PromoCodeRow | undefined> =>
      (
        await executor
          .select()
          .from(promoCodes)
          .where(and(eq(promoCodes.code, code), isFor(serviceId), holdsAt(now)))
      )[0],

    findById: async (id: number): Promise<PromoCodeRow | undefined> =>
      (await executor.select().from(promoCodes).where(eq(promoCodes.id, id)))[0],

    hasHolding: async (serviceId: number, now: Date): Promise<boolean> =>
      (
        await executor
          .select({ id: promoCodes.id })
          .from(promoCodes)
          .where(and(isFor(serviceId), holdsAt(now)))
          .limit(1)
      ).length > 0,

    hasUsed: async (promoCodeId: number, userId: number): Promise<boolean> =>
      (
        await executor
          .select({ id: promoRedemptions.promoCodeId })
          .from(promoRedemptions)
          .where(and(eq(promoRedemptions.promoCodeId, promoCodeId), eq(promoRedemptions.userId, userId)))
      ).length > 0,

    /**
     * Redeems a code for an order, in the transaction that buys it.
     * @returns false when none is left, it has ended, or the person used it before
     */
    redeem: async (
      promoCodeId: number,
      { userId, orderId, now }: { userId: number; orderId: number; now: Date },
    ): Promise<boolean> => {
      const counted = await executor
        .update(promoCodes)
        .set({ usesCount: sql`${promoCodes.usesCount} + 1` })
        .where(and(eq(promoCodes.id, promoCodeId), holdsAt(now)))
        .returning({ id: promoCodes.id });
      if (counted.length === 0) return false;
      const added = await executor
        .insert(promoRedemptions)
        .values({ promoCodeId, userId, orderId, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: promoRedemptions.promoCodeId });
      return added.length > 0;
    },

    /** Reverts the redemption of an order. */
    giveBack: async (promoCodeId: number, orderId: number): Promise<void> => {
      const removed = await executor
        .delete(promoRedemptions)
        .where(and(eq(promoRedemptions.promoCodeId, promoCodeId), eq(promoRedemptions.orderId, orderId)))
        .returning({ id: promoRedemptions.promoCodeId });
      if (removed.length === 0) return;
      await executor
        .update(promoCodes)
        .set({ usesCount: sql`${promoCodes.usesCount} - 1` })
        .where(and(eq(promoCodes.id, promoCodeId), gte(promoCodes.usesCount, 1)));
    },

    /** @returns the new row; undefined when the code exists */
    add: async (row: Omit<typeof promoCodes.$inferInsert, 'id'>): Promise<PromoCodeRow | undefined> =>
      (await executor.insert(promoCodes).values(row).onConflictDoNothing({ target: promoCodes.code }).returning())[0],

    /** Ends a code now. */
    end: async (id: number, now: Date): Promise<PromoCodeRow | undefined> =>
      (await executor.update(promoCodes).set({ endsAt: now }).where(eq(promoCodes.id, id)).returning())[0],

    page: (limit: number, offset: number): Promise<PromoCodeRow[]> =>
      executor.select().from(promoCodes).orderBy(desc(promoCodes.id)).limit(limit).offset(offset),

    count: (): Promise<number> => executor.$count(promoCodes),
  };
}
