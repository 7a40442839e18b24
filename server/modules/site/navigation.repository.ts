import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { badges, navEntries } from './site.table';

export type NavEntryRow = typeof navEntries.$inferSelect;
type NavBadgeRow = typeof badges.$inferSelect;
export type NavigationRepository = ReturnType<typeof createNavigationRepository>;

/** The main navigation and its badges. */
export const createNavigationRepository = (executor: Executor) => ({
  findAll: (): Promise<NavEntryRow[]> =>
    executor.select().from(navEntries).orderBy(asc(navEntries.position), asc(navEntries.key)),

  /** @returns false for an unknown key */
  update: async (key: string, set: Partial<Omit<NavEntryRow, 'key'>>): Promise<boolean> =>
    (await executor.update(navEntries).set(set).where(eq(navEntries.key, key)).returning({ key: navEntries.key })).length > 0,

  /** Puts a badge in the place of the one that the entry has; null takes it away. */
  setBadge: async (navKey: string, badge: Pick<NavBadgeRow, 'name' | 'color' | 'textColor' | 'type'> | null): Promise<void> => {
    await executor.delete(badges).where(and(eq(badges.badgeableType, 'navigation'), eq(badges.navKey, navKey)));
    const row = { badgeableType: 'navigation', badgeableId: null, navKey, description: { ka: '', en: '', ru: '' } };
    if (badge) await executor.insert(badges).values({ ...row, ...badge });
  },
});
