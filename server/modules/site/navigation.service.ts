import type { NavEntryBody, StaffNavEntry } from '@/lib/contracts/staff/navigation';
import type { Repositories, UnitOfWork } from '@/server/composition/repositories';
import { invalid, notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { BadgeRow } from './site.repository';

type NavigationParts = { repositories: Pick<Repositories, 'navigation' | 'site'>; atomically: UnitOfWork; clock: Clock };
export type NavigationService = ReturnType<typeof createNavigationService>;

/** Always a point, which the site sets itself. */
const pointKey = 'property_reformation';

const toBadge = ({ type, name, color, textColor }: BadgeRow): NonNullable<StaffNavEntry['badge']> => ({
  ...{ type, titles: name, color, text_color: textColor },
});

/** The main navigation as the staff changes it. A change and its line in the audit log are one transaction. */
export const createNavigationService = ({ repositories: { navigation, site }, atomically, clock }: NavigationParts) => ({
  list: async (): Promise<StaffNavEntry[]> => {
    const [entries, badges] = await Promise.all([navigation.findAll(), site.findNavBadges()]);
    return entries.map(({ key, parentKey, title, url, isHidden }) => {
      const badge = badges.findLast(({ navKey }) => navKey === key);
      return { key, parent_key: parentKey, titles: title, url, is_hidden: isHidden, badge: badge ? toBadge(badge) : null };
    });
  },

  /** @throws ApiError 422 unless the keys are those of one level, all of them */
  reorder: (staffUserId: number, keys: string[]): Promise<void> =>
    atomically(async (inside) => {
      const now = clock();
      const entries = await inside.navigation.findAll();
      const first = entries.find(({ key }) => key === keys[0]);
      const level = entries.filter(({ parentKey }) => first && parentKey === first.parentKey).map(({ key }) => key);
      if (level.length !== keys.length || !level.every((key) => keys.includes(key)))
        throw invalid({ keys: ['errors.field_invalid'] });
      for (const [position, key] of keys.entries()) await inside.navigation.update(key, { position, changedAt: now });
      await inside.staff.addAudit({
        ...{ staffUserId, action: 'navigation_order', subjectId: 0, createdAt: now },
        details: { keys: keys.join(', ') },
      });
    }),

  /** @throws ApiError 404 for an unknown key */
  change: (staffUserId: number, key: string, { titles, is_hidden: isHidden, badge }: NavEntryBody): Promise<void> =>
    atomically(async (inside) => {
      const now = clock();
      if (!(await inside.navigation.update(key, { title: titles, isHidden, changedAt: now }))) throw notFound();
      if (key !== pointKey) {
        const { type, titles: name, color, text_color: textColor } = badge ?? {};
        await inside.navigation.setBadge(key, type && name && color && textColor ? { type, name, color, textColor } : null);
      }
      const details = { key, title: titles.ka, hidden: Number(isHidden), badge: badge?.type ?? '' };
      await inside.staff.addAudit({ staffUserId, action: 'navigation_change', subjectId: 0, details, createdAt: now });
    }),
});
