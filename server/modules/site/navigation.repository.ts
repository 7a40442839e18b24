import { and, asc, eq, inArray, max } from 'drizzle-orm';
import { perLocale } from '@/lib/contracts/locales';
import type { Executor } from '../../db/client';
import { appliedSteps, badges, navEntries } from './site.table';

export type NavEntryRow = typeof navEntries.$inferSelect;
type NavBadgeRow = typeof badges.$inferSelect;
export type NavigationRepository = ReturnType<typeof createNavigationRepository>;

/** Name of the marker for entries that the staff removed, which upgrades do not restore. */
export const removedNavPrefix = 'navigation-removed:';

/** The main navigation and its badges. */
export const createNavigationRepository = (executor: Executor) => ({
  findAll: (): Promise<NavEntryRow[]> =>
    executor.select().from(navEntries).orderBy(asc(navEntries.position), asc(navEntries.key)),

  /** @returns false for an unknown key */
  update: async (key: string, set: Partial<Omit<NavEntryRow, 'key'>>): Promise<boolean> =>
    (await executor.update(navEntries).set(set).where(eq(navEntries.key, key)).returning({ key: navEntries.key })).length > 0,

  add: async (row: Omit<NavEntryRow, 'position'>): Promise<void> => {
    const [last] = await executor.select({ position: max(navEntries.position) }).from(navEntries);
    await executor.insert(navEntries).values({ ...row, position: (last?.position ?? 0) + 1 });
  },

  /** Removes entries with their badges, for good: an upgrade brings none of them back. */
  remove: async (keys: string[]): Promise<void> => {
    await executor.delete(badges).where(and(eq(badges.badgeableType, 'navigation'), inArray(badges.navKey, keys)));
    await executor.delete(navEntries).where(inArray(navEntries.key, keys));
    const marks = keys.map((key) => ({ name: `${removedNavPrefix}${key}`, value: '1' }));
    await executor.insert(appliedSteps).values(marks).onConflictDoNothing();
  },

  /** Replaces the badge of an entry; null removes it. */
  setBadge: async (navKey: string, badge: Pick<NavBadgeRow, 'name' | 'color' | 'textColor' | 'type'> | null): Promise<void> => {
    await executor.delete(badges).where(and(eq(badges.badgeableType, 'navigation'), eq(badges.navKey, navKey)));
    const row = { badgeableType: 'navigation', badgeableId: null, navKey, description: perLocale(() => '') };
    if (badge) await executor.insert(badges).values({ ...row, ...badge });
  },
});
