import { randomUUID } from 'node:crypto';
import type { NavEntryBody, NewNavEntryBody, StaffNavEntry } from '@/lib/contracts/staff/navigation';
import type { Repositories, UnitOfWork } from '@/server/composition/repositories';
import { invalid, notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { BadgeRow } from './site.repository';

/** The prefix of new keys; a unique part follows, which no other entry has had. */
const ownPrefix = 'own_';

type NavigationParts = { repositories: Pick<Repositories, 'navigation' | 'site'>; atomically: UnitOfWork; clock: Clock };
export type NavigationService = ReturnType<typeof createNavigationService>;

/** Always a point, which the site sets itself. */
const pointKey = 'property_reformation';

const toBadge = ({ type, name, color, textColor }: BadgeRow): NonNullable<StaffNavEntry['badge']> => ({
  ...{ type, titles: name, color, text_color: textColor },
});

const toBadgeRow = (badge: NavEntryBody['badge']) =>
  badge && { type: badge.type, name: badge.titles, color: badge.color, textColor: badge.text_color };

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

  /** @throws ApiError 422 for a parent that is not an entry of the first level */
  add: (staffUserId: number, { parent_key: parentKey, titles, url, badge }: NewNavEntryBody): Promise<void> =>
    atomically(async (inside) => {
      const now = clock();
      const entries = await inside.navigation.findAll();
      if (parentKey !== null && !entries.some((entry) => entry.key === parentKey && entry.parentKey === null))
        throw invalid({ parent_key: ['errors.field_invalid'] });
      const key = `${ownPrefix}${randomUUID()}`;
      await inside.navigation.add({ key, parentKey, title: titles, url, isHidden: false, changedAt: now });
      await inside.navigation.setBadge(key, toBadgeRow(badge));
      const details = { key, title: titles.ka, url };
      await inside.staff.addAudit({ staffUserId, action: 'navigation_add', subjectId: 0, details, createdAt: now });
    }),

  /** Removes an entry with those in its list. @throws ApiError 404 for an unknown key */
  remove: (staffUserId: number, key: string): Promise<void> =>
    atomically(async (inside) => {
      const entries = await inside.navigation.findAll();
      const removed = entries.find((entry) => entry.key === key);
      if (!removed) throw notFound();
      const below = entries.filter(({ parentKey }) => parentKey === key);
      await inside.navigation.remove([key, ...below.map((entry) => entry.key)]);
      const details = { key, title: removed.title.ka };
      await inside.staff.addAudit({ staffUserId, action: 'navigation_remove', subjectId: 0, details, createdAt: clock() });
    }),

  /** @throws ApiError 404 for an unknown key */
  change: (staffUserId: number, key: string, { titles, is_hidden: isHidden, badge, url }: NavEntryBody): Promise<void> =>
    atomically(async (inside) => {
      const now = clock();
      const set = { title: titles, isHidden, changedAt: now, ...(url === undefined ? {} : { url }) };
      if (!(await inside.navigation.update(key, set))) throw notFound();
      if (key !== pointKey) await inside.navigation.setBadge(key, toBadgeRow(badge));
      const details = { key, title: titles.ka, hidden: Number(isHidden), badge: badge?.type ?? '' };
      await inside.staff.addAudit({ staffUserId, action: 'navigation_change', subjectId: 0, details, createdAt: now });
    }),
});
