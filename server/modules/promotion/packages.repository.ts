import { and, asc, eq, gt, gte, isNull, lte, sql } from 'drizzle-orm';
import type { TierId } from '@/lib/domain/promotion/tiers';
import type { Executor } from '../../db/client';
import { orders } from '../orders/orders.table';
import { placementPackages as packages } from './promotion.table';

export type PackageRow = typeof packages.$inferSelect;

/** Placements bought ahead. They are counted down only by conditional updates. */
export function createPackagesRepository(executor: Executor) {
  return {
    add: async (row: typeof packages.$inferInsert): Promise<void> => {
      await executor.insert(packages).values(row);
    },

    /** Packages that have something left, the one that ends first leading. */
    findActive: (userId: number, now: Date): Promise<PackageRow[]> =>
      executor
        .select()
        .from(packages)
        .where(and(eq(packages.userId, userId), gt(packages.left, 0), gt(packages.endsAt, now)))
        .orderBy(asc(packages.endsAt), asc(packages.id)),

    findOwn: async (userId: number, id: number): Promise<PackageRow | undefined> =>
      (
        await executor
          .select()
          .from(packages)
          .where(and(eq(packages.userId, userId), eq(packages.id, id)))
      )[0],

    /** Takes placements out of one's own running package of a tier. @returns undefined when too few are left */
    take: async (
      { id, userId, tierId }: { id: number; userId: number; tierId: TierId },
      count: number,
      now: Date,
    ): Promise<PackageRow | undefined> => {
      const isUsable = and(
        eq(packages.id, id),
        eq(packages.userId, userId),
        eq(packages.tierId, tierId),
        gt(packages.endsAt, now),
      );
      const rows = await executor
        .update(packages)
        .set({ left: sql`${packages.left} - ${count}` })
        .where(and(isUsable, gte(packages.left, count)))
        .returning();
      return rows[0];
    },

    /** Records which package paid an order: its delivery and its refund need it. */
    setOfOrder: async (orderId: number, packageId: number): Promise<void> => {
      const named = JSON.stringify({ package_id: packageId });
      await executor
        .update(orders)
        .set({ details: sql`${orders.details} || ${named}::jsonb` })
        .where(eq(orders.id, orderId));
    },

    /** The package that paid an order; null when money did. */
    findOfOrder: async (orderId: number): Promise<PackageRow | null> => {
      const [found] = await executor
        .select({ package: packages })
        .from(packages)
        .innerJoin(orders, sql`${packages.id} = (${orders.details} ->> 'package_id')::int`)
        .where(and(eq(orders.id, orderId), eq(orders.paidWith, 'package')));
      return found?.package ?? null;
    },

    /** Puts placements back, never more than there were. */
    putBack: async (id: number, count: number): Promise<void> => {
      await executor
        .update(packages)
        .set({ left: sql`least(${packages.total}, ${packages.left} + ${count})` })
        .where(eq(packages.id, id));
    },

    /** Ends a package whose money goes back: nothing of it can be used any more. */
    end: async (orderId: number, now: Date): Promise<void> => {
      await executor.update(packages).set({ left: 0, endsAt: now }).where(eq(packages.orderId, orderId));
    },

    /** Marks packages with something left that end by a moment as warned of. @returns those that were not marked before */
    takeToWarn: (now: Date, until: Date): Promise<PackageRow[]> =>
      executor
        .update(packages)
        .set({ warnedAt: now })
        .where(and(isNull(packages.warnedAt), gt(packages.left, 0), gt(packages.endsAt, now), lte(packages.endsAt, until)))
        .returning(),
  };
}
