import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql, sum } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { bannerDays, banners } from '../site/site.table';

export type BannerRow = typeof banners.$inferSelect;
export type BannerValues = Omit<typeof banners.$inferInsert, 'id'>;
export type BannerCounts = { bannerId: number; views: number; clicks: number };

export function createBannersRepository(db: Executor) {
  return {
    /** Those that are shown at a moment, oldest first. */
    findActive: (now: Date): Promise<BannerRow[]> =>
      db
        .select()
        .from(banners)
        .where(
          and(
            eq(banners.isActive, true),
            or(isNull(banners.startsAt), lte(banners.startsAt, now)),
            or(isNull(banners.endsAt), gt(banners.endsAt, now)),
          ),
        )
        .orderBy(asc(banners.id)),
    page: (limit: number, offset: number): Promise<BannerRow[]> =>
      db.select().from(banners).orderBy(desc(banners.id)).limit(limit).offset(offset),
    total: (): Promise<number> => db.$count(banners),
    find: async (id: number): Promise<BannerRow | undefined> => (await db.select().from(banners).where(eq(banners.id, id)))[0],
    add: async (values: BannerValues): Promise<BannerRow> => {
      const [row] = await db.insert(banners).values(values).returning();
      if (!row) throw new Error('A banner was not stored.');
      return row;
    },
    change: async (id: number, values: BannerValues): Promise<BannerRow | undefined> =>
      (await db.update(banners).set(values).where(eq(banners.id, id)).returning())[0],
    remove: async (id: number): Promise<BannerRow | undefined> =>
      (await db.delete(banners).where(eq(banners.id, id)).returning())[0],
    counts: async (ids: number[]): Promise<BannerCounts[]> => {
      const rows = await db
        .select({ bannerId: bannerDays.bannerId, views: sum(bannerDays.views), clicks: sum(bannerDays.clicks) })
        .from(bannerDays)
        .where(inArray(bannerDays.bannerId, ids))
        .groupBy(bannerDays.bannerId);
      return rows.map(({ bannerId, views, clicks }) => ({ bannerId, views: Number(views), clicks: Number(clicks) }));
    },
    /** Counts one more on a day. */
    addEvent: async (bannerId: number, kind: 'view' | 'click', day: string): Promise<void> => {
      const one = { views: kind === 'view' ? 1 : 0, clicks: kind === 'click' ? 1 : 0 };
      await db
        .insert(bannerDays)
        .values({ bannerId, day, ...one })
        .onConflictDoUpdate({
          target: [bannerDays.bannerId, bannerDays.day],
          set: { views: sql`${bannerDays.views} + ${one.views}`, clicks: sql`${bannerDays.clicks} + ${one.clicks}` },
        });
    },
  };
}

export type BannersRepository = ReturnType<typeof createBannersRepository>;
