import type { Router } from '@/server/http/router';
import { banRoutes } from '@/server/modules/bans/bans.routes';
import { overviewRoutes } from '@/server/modules/desk/overview.routes';
import { exchangeRoutes } from '@/server/modules/exchange/exchange.routes';
import { staffFormRoutes } from '@/server/modules/forms/forms.routes';
import { moderationCaseRoutes } from '@/server/modules/moderation/cases.routes';
import { navigationRoutes } from '@/server/modules/site/navigation.routes';
import { siteDeskRoutes } from '@/server/modules/site/site-desk.routes';
import { leadRoutes } from '@/server/modules/staff/leads.routes';
import { staffMemberRoutes } from '@/server/modules/staff/staff.routes';
import type { Services } from './compose';

/** The routes of the staff's own pages, under the service that the contract names. */
export const staffRoutes = ({
  bans,
  blockedWords,
  cases,
  exchangeDesk,
  forms,
  leads,
  navigation,
  overview,
  secondFactor,
  siteDesk,
  totp,
}: Services): Record<string, Router[]> => ({
  '/v1': [
    banRoutes(bans, totp),
    moderationCaseRoutes(cases, blockedWords, totp),
    exchangeRoutes(exchangeDesk, totp),
    leadRoutes(leads),
    navigationRoutes(navigation, totp),
    overviewRoutes(overview),
    staffFormRoutes(forms),
    staffMemberRoutes(secondFactor),
    ...siteDeskRoutes(siteDesk, totp),
    // One on a line, since every part of the staff's pages adds some.
  ],
});
