import { type AuditAction, adminPageSize } from '@/lib/contracts/admin';
import { toPage } from '@/lib/contracts/paged';
import type { AdminBanner, AdminBanners, BannerBody } from '@/lib/contracts/site/banners';
import type { Banner } from '@/lib/contracts/site/site';
import { tbilisiDay } from '@/lib/domain/time/tbilisi';
import { notFound } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import type { StaffRepository } from '../staff/staff.repository';
import type { BannerCounts, BannerRow, BannersRepository, BannerValues } from './banners.repository';

type Inside = { banners: BannersRepository; staff: StaffRepository };
type BannersParts = {
  banners: BannersRepository;
  atomically: <T>(work: (inside: Inside) => Promise<T>) => Promise<T>;
  events: RateLimiter;
  clock: Clock;
};
export type BannersService = ReturnType<typeof createBannersService>;

/** As often as one address can see a banner that changes every half minute. */
const eventLimit = { countMax: 120, windowSeconds: 3600 };
const size = { width: 728, height: 90 };
const filmSize = { width: 640, height: 360 };

const toBanner = (row: BannerRow): Banner => ({
  id: row.id,
  type: row.type,
  banner_content: row.content,
  width: row.width,
  height: row.height,
  banner_place_name: row.place,
  bannerId: `${row.place}-${row.id}`,
  ...(row.url === null ? {} : { url: row.url }),
});

const none = { views: 0, clicks: 0 };
const toAdminBanner = (row: BannerRow, { views, clicks }: Omit<BannerCounts, 'bannerId'>): AdminBanner => ({
  id: row.id,
  title: row.title,
  place: row.place,
  type: row.type,
  content: row.content,
  url: row.url,
  is_active: row.isActive,
  starts_at: row.startsAt?.toISOString() ?? null,
  ends_at: row.endsAt?.toISOString() ?? null,
  views,
  clicks,
});

const toValues = (body: BannerBody): BannerValues => ({
  title: body.title,
  place: body.place,
  type: body.type,
  content: body.content,
  url: body.url,
  isActive: body.is_active,
  startsAt: body.starts_at === null ? null : new Date(body.starts_at),
  endsAt: body.ends_at === null ? null : new Date(body.ends_at),
  ...(body.type === 'vast' ? filmSize : size),
});

/** Advertisements: what is shown, how often it was seen and pressed, and the staff's list. A change and its audit entry are one. */
export function createBannersService({ banners, atomically, events, clock }: BannersParts) {
  const audit = (staff: StaffRepository, staffUserId: number, action: AuditAction, { id, title }: BannerRow) =>
    staff.addAudit({ staffUserId, action, subjectId: id, details: { title }, createdAt: clock() });

  return {
    active: async (): Promise<Banner[]> => (await banners.findActive(clock())).map(toBanner),

    /** Counts an event; more than 120 in an hour from one address are not counted. @throws ApiError 404 */
    count: async (id: number, kind: 'view' | 'click', address: string): Promise<void> => {
      if (!(await banners.find(id))) throw notFound();
      if ((await events.tryTake(`${kind} ${address} ${id}`, eventLimit)) > 0) return;
      await banners.addEvent(id, kind, tbilisiDay(clock()));
    },

    list: async (page: number): Promise<AdminBanners> => {
      const [rows, total] = await Promise.all([banners.page(adminPageSize, (page - 1) * adminPageSize), banners.total()]);
      const counts = await banners.counts(rows.map(({ id }) => id));
      const items = rows.map((row) => toAdminBanner(row, counts.find(({ bannerId }) => bannerId === row.id) ?? none));
      return toPage(items, page, adminPageSize, total);
    },

    add: (staffUserId: number, body: BannerBody): Promise<AdminBanner> =>
      atomically(async (inside) => {
        const row = await inside.banners.add(toValues(body));
        await audit(inside.staff, staffUserId, 'banners_add', row);
        return toAdminBanner(row, none);
      }),

    /** @throws ApiError 404 */
    change: (staffUserId: number, id: number, body: BannerBody): Promise<AdminBanner> =>
      atomically(async (inside) => {
        const row = await inside.banners.change(id, toValues(body));
        if (!row) throw notFound();
        await audit(inside.staff, staffUserId, 'banners_edit', row);
        return toAdminBanner(row, (await inside.banners.counts([id]))[0] ?? none);
      }),

    /** @throws ApiError 404 */
    remove: (staffUserId: number, id: number): Promise<void> =>
      atomically(async (inside) => {
        const row = await inside.banners.remove(id);
        if (!row) throw notFound();
        await audit(inside.staff, staffUserId, 'banners_delete', row);
      }),
  };
}
