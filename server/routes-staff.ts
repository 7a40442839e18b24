import type { Services } from './compose';
import type { Router } from './http/router';
import { banRoutes } from './modules/bans/bans.routes';
import { overviewRoutes } from './modules/desk/overview.routes';
import { staffFormRoutes } from './modules/forms/forms.routes';
import { navigationRoutes } from './modules/site/navigation.routes';
import { leadRoutes } from './modules/staff/leads.routes';

/** The routes of the staff's own pages, under the service that the contract names. */
export const staffRoutes = ({ bans, forms, leads, navigation, overview }: Services): Record<string, Router[]> => ({
  '/v1': [
    banRoutes(bans),
    leadRoutes(leads),
    navigationRoutes(navigation),
    overviewRoutes(overview),
    staffFormRoutes(forms),
    // One on a line, since every part of the staff's pages adds some.
  ],
});
