import { adminPageSize } from '@/lib/contracts/admin';
import { toPage } from '@/lib/contracts/paged';
import type { AppealDecisionBody, Ban, BanBody, PendingAppeal, StaffUser, StaffUserDetail } from '@/lib/contracts/staff/bans';
import type { Repositories, UnitOfWork } from '@/server/composition/repositories';
import { ApiError, invalid, notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import { toActivity, toAppeal, toBan, toBareBan, toStaffUser } from './bans.mapper';
import { notifyOfBan } from './bans.notices';

type BansParts = { repositories: Pick<Repositories, 'bans' | 'people'>; atomically: UnitOfWork; clock: Clock };
export type BansService = ReturnType<typeof createBansService>;

const offsetOf = (page: number): number => (page - 1) * adminPageSize;

/** Accounts as the staff sees them, their bans and appeals. A change and its line in the audit log are one transaction. */
export function createBansService({ repositories: { bans, people }, atomically, clock }: BansParts) {
  const audit = (
    inside: Repositories,
    entry: Omit<Parameters<Repositories['staff']['addAudit']>[0], 'createdAt'>,
    createdAt: Date,
  ) => inside.staff.addAudit({ ...entry, createdAt });

  return {
    ownBan: async (userId: number): Promise<Ban | null> => {
      const found = await bans.findInForce(userId, clock());
      return found ? toBan(found) : null;
    },

    /** @throws ApiError 404 without a ban in force, 409 for a second appeal */
    appeal: async (userId: number, text: string): Promise<Ban> => {
      const found = await bans.findInForce(userId, clock());
      if (!found) throw notFound();
      if (!(await bans.addAppeal(found.ban.id, text, clock()))) throw new ApiError(409, 'errors.appeal_sent');
      return toBan((await bans.findInForce(userId, clock())) ?? found);
    },

    users: async (q: string, page: number) => {
      const [total, rows] = await Promise.all([people.count(q), people.page(q, clock(), adminPageSize, offsetOf(page))]);
      return toPage<StaffUser, number>(rows.map(toStaffUser), page, adminPageSize, total);
    },

    /** @throws ApiError 404 */
    user: async (id: number): Promise<StaffUserDetail> => {
      const now = clock();
      const user = await people.find(id, now);
      if (!user) throw notFound();
      const [activity, history] = await Promise.all([people.activityOf(id), bans.historyOf(id)]);
      const names = await people.namesOf(history.map(({ ban }) => ban.createdBy));
      return {
        ...toStaffUser(user),
        ...toActivity(activity),
        bans: history.map((row) => ({
          ...toBan(row),
          created_by: { id: row.ban.createdBy, name: names.get(row.ban.createdBy) ?? '' },
          lifted_at: row.ban.liftedAt?.toISOString() ?? null,
          is_active: row.ban.liftedAt === null && (row.ban.endsAt === null || row.ban.endsAt > now),
        })),
      };
    },

    /** @throws ApiError 404; 409 for the staff and for a banned account; 422 for an end that has passed */
    ban: (staffUserId: number, userId: number, { reason, comment, ends_at }: BanBody): Promise<void> =>
      atomically(async (inside) => {
        const now = clock();
        const endsAt = ends_at === undefined ? null : new Date(ends_at);
        if (endsAt !== null && endsAt <= now) throw invalid({ ends_at: ['errors.price_past'] });
        const user = await inside.bans.lockUser(userId);
        if (!user) throw notFound();
        if (user.isStaff) throw new ApiError(409, 'errors.ban_staff');
        if (await inside.bans.findInForce(userId, now)) throw new ApiError(409, 'errors.banned_already');
        const row = await inside.bans.add({ userId, reason, comment, endsAt, createdBy: staffUserId, createdAt: now });
        const details = { reason, statements: row.hiddenStatements.length, ...(ends_at === undefined ? {} : { ends_at }) };
        await notifyOfBan(inside, 'account_banned', row, comment, now);
        await audit(inside, { staffUserId, action: 'users_ban', subjectId: userId, details }, now);
      }),

    /** @throws ApiError 404; 409 for an account that is not banned */
    lift: (staffUserId: number, userId: number): Promise<void> =>
      atomically(async (inside) => {
        const now = clock();
        if (!(await inside.bans.lockUser(userId))) throw notFound();
        const found = await inside.bans.findInForce(userId, now);
        if (!found) throw new ApiError(409, 'errors.decided_already');
        await inside.bans.lift(found.ban, staffUserId, now);
        await notifyOfBan(inside, 'account_unbanned', found.ban, '', now);
        await audit(inside, { staffUserId, action: 'users_unban', subjectId: userId, details: {} }, now);
      }),

    appeals: async (page: number) => {
      const [total, rows] = await Promise.all([bans.countPending(), bans.pendingPage(adminPageSize, offsetOf(page))]);
      const data: PendingAppeal[] = rows.map(({ appeal, ban, name }) => ({
        ...toAppeal(appeal),
        user: { id: ban.userId, name },
        ban: toBareBan(ban),
      }));
      return toPage(data, page, adminPageSize, total);
    },

    /** Accepting lifts the ban. @throws ApiError 409 when it is decided already */
    decideAppeal: (staffUserId: number, id: number, { decision, answer }: AppealDecisionBody): Promise<void> =>
      atomically(async (inside) => {
        const now = clock();
        const state = decision === 'accept' ? 'accepted' : 'rejected';
        const ban = await inside.bans.decide(id, { state, answer, decidedBy: staffUserId, decidedAt: now });
        if (!ban) throw new ApiError(409, 'errors.decided_already');
        if (decision === 'accept' && ban.liftedAt === null) await inside.bans.lift(ban, staffUserId, now);
        await notifyOfBan(inside, `appeal_${state}`, ban, answer, now);
        await audit(inside, { staffUserId, action: `appeals_${decision}`, subjectId: ban.userId, details: { answer } }, now);
      }),
  };
}
