import { tbilisiDay } from '@/lib/domain/time/tbilisi';
import { createBansService } from '@/server/modules/bans/bans.service';
import { createOverviewService } from '@/server/modules/desk/overview.service';
import { createExchangeDesk } from '@/server/modules/exchange/exchange-desk.service';
import { createBlockedWordsService } from '@/server/modules/moderation/blocked-words.service';
import { createCasesService } from '@/server/modules/moderation/cases.service';
import { createNavigationService } from '@/server/modules/site/navigation.service';
import { createSiteDeskService } from '@/server/modules/site/site-desk.service';
import { createLeadsService } from '@/server/modules/staff/leads.service';
import type { Parts } from './compose-accounts';

/** The services of the staff's own pages. */
export function composeStaff({ clock, repositories, atomically, ports }: Parts) {
  const { bans, cases, chatDesk, companyApplications, desk, invoices, moderation, refunds } = repositories;
  const [moderators, support] = [['moderator'] as const, ['support'] as const];
  const leads = createLeadsService({ repositories, atomically, clock });
  return {
    leads,
    exchangeDesk: createExchangeDesk({ repositories, atomically, hasSource: ports.exchangeRates !== null, clock }),
    cases: createCasesService({ repositories, atomically, clock }),
    blockedWords: createBlockedWordsService({ repositories, atomically, clock }),
    navigation: createNavigationService({ repositories, atomically, clock }),
    siteDesk: createSiteDeskService({ repositories, atomically, clock }),
    bans: createBansService({ repositories, atomically, clock }),
    overview: createOverviewService({
      reports: {
        roles: moderators,
        count: async () => {
          const counts = await cases.counts({ isAdmin: false, now: clock() });
          return counts.reduce((sum, { total }) => sum + total, 0);
        },
      },
      streets: { roles: moderators, count: moderation.countPendingStreets },
      appeals: { roles: moderators, count: bans.countPending },
      companies: { roles: moderators, count: () => companyApplications.count('pending') },
      leads: { roles: support, count: leads.countNew },
      orders_overdue: { roles: support, count: async () => (await desk.counters(clock(), tbilisiDay(clock()))).overdue },
      invoices_issued: { roles: support, count: () => invoices.count({ state: 'issued' }) },
      chats_unread: { roles: support, count: chatDesk.countUnread },
      refunds_awaiting: { roles: support, count: () => refunds.count('awaiting_approval') },
    }),
  };
}
