import type { StaffMember, StaffRole } from '@/lib/contracts/admin';
import type { Locale } from '@/lib/contracts/locales';
import type { AdminQueue } from '@/lib/contracts/staff/overview';
import { type Decision, error, page } from '@/lib/routes/decision';
import { localePath } from '@/lib/routes/locale-path';

/** Parts of the staff's pages, in the order of the overview. */
export const adminGroups = ['moderation', 'orders', 'people', 'site', 'log'] as const;
export type AdminGroup = (typeof adminGroups)[number];

type AdminEntry = {
  /** Its title is the message `admin.<name>.title`. */
  name: string;
  path: `/admin/${string}`;
  group: AdminGroup;
  /** Who may open it in addition to an admin. */
  roles: readonly StaffRole[];
  /** The queue whose count is shown next to it on the overview. */
  queue?: AdminQueue;
  /** Whether there are pages below it, one level deep. */
  hasSubpages?: true;
};

const moderators = ['moderator'] as const;
const support = ['support'] as const;
const admins = [] as const;

/** Every page of the staff except the overview at /admin: the overview, the tabs and the middleware read only this list. */
export const adminPages = [
  { name: 'moderation', path: '/admin/moderation', group: 'moderation', roles: moderators, queue: 'reports' },
  { name: 'blocked_words', path: '/admin/blocked-words', group: 'moderation', roles: moderators },
  { name: 'streets', path: '/admin/streets', group: 'moderation', roles: moderators, queue: 'streets' },
  { name: 'orders', path: '/admin/orders', group: 'orders', roles: support, queue: 'orders_overdue' },
  { name: 'invoices', path: '/admin/invoices', group: 'orders', roles: support, queue: 'invoices_issued' },
  { name: 'refunds', path: '/admin/refunds', group: 'orders', roles: support, queue: 'refunds_awaiting' },
  { name: 'reconciliation', path: '/admin/reconciliation', group: 'orders', roles: support },
  { name: 'promo_codes', path: '/admin/promo-codes', group: 'orders', roles: support },
  { name: 'prices', path: '/admin/prices', group: 'orders', roles: admins },
  { name: 'exchange_rate', path: '/admin/exchange-rate', group: 'orders', roles: admins },
  { name: 'leads', path: '/admin/leads', group: 'people', roles: support, queue: 'leads' },
  { name: 'users', path: '/admin/users', group: 'people', roles: [...moderators, ...support], hasSubpages: true },
  { name: 'appeals', path: '/admin/appeals', group: 'people', roles: moderators, queue: 'appeals' },
  { name: 'companies', path: '/admin/companies', group: 'people', roles: moderators, queue: 'companies' },
  { name: 'forms', path: '/admin/forms', group: 'people', roles: support, hasSubpages: true },
  { name: 'messages', path: '/admin/messages', group: 'people', roles: support },
  { name: 'content', path: '/admin/content', group: 'site', roles: moderators, hasSubpages: true },
  { name: 'pages', path: '/admin/pages', group: 'site', roles: moderators, hasSubpages: true },
  { name: 'navigation', path: '/admin/navigation', group: 'site', roles: admins },
  { name: 'footer', path: '/admin/footer', group: 'site', roles: admins },
  { name: 'group_companies', path: '/admin/group-companies', group: 'site', roles: admins },
  { name: 'chat', path: '/admin/chat', group: 'people', roles: support, queue: 'chats_unread', hasSubpages: true },
  { name: 'chat_replies', path: '/admin/chat-replies', group: 'people', roles: support },
  { name: 'banners', path: '/admin/banners', group: 'site', roles: moderators },
  { name: 'audit', path: '/admin/audit', group: 'log', roles: moderators },
] as const satisfies readonly AdminEntry[];
export type AdminPageName = (typeof adminPages)[number]['name'];

const overviewPath = '/admin';

const isOpenTo = ({ roles }: AdminEntry, role: StaffRole | null): boolean =>
  role === 'admin' || (role !== null && roles.includes(role));

/** The pages that a role opens. */
export const adminPagesOf = (role: StaffRole | null) => adminPages.filter((entry) => isOpenTo(entry, role));

/** The first page of a member of the staff; null for everybody else. */
export const staffHome = (role: StaffRole | null): string | null => (role === null ? null : overviewPath);

const entryOf = (path: string): AdminEntry | undefined =>
  adminPages.find(
    (entry: AdminEntry) =>
      entry.path === path || (entry.hasSubpages && path.slice(0, path.lastIndexOf('/')) === entry.path && !path.endsWith('/')),
  );

/** The page that sets up an authenticator and asks for its code; `to` is the page to open then. */
export const secondFactorPath = '/admin/second-factor';

/** The page to open after the code: the page of the staff that `to` names, else the overview. */
export const afterSecondFactor = (to: string | undefined): string => (to && entryOf(to) ? to : overviewPath);

/**
 * Decides an address of the staff: a 404 for everybody else; an authenticator and its code are required first.
 * @param findMember looks up the visitor, for known pages only
 */
export async function decideAdmin(
  locale: Locale,
  path: string,
  findMember: () => Promise<StaffMember | null>,
): Promise<Decision> {
  const entry = entryOf(path);
  if (!entry && path !== overviewPath && path !== secondFactorPath) return error(404);
  const member = await findMember();
  if (member === null || (entry && !isOpenTo(entry, member.role))) return error(404);
  const isAsking = path === secondFactorPath;
  if (member.is_second_factor_due === isAsking) return page;
  const to = isAsking ? overviewPath : `${secondFactorPath}?${new URLSearchParams({ to: path })}`;
  return { kind: 'redirect', to: localePath(locale, to), status: 307 };
}
