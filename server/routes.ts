import type { Services } from './compose';
import type { Router } from './http/router';
import { agentRoutes } from './modules/agents/agents.routes';
import { apiKeyRoutes } from './modules/api-keys/api-keys.routes';
import { authRoutes } from './modules/auth/auth.routes';
import { formCodeRoutes } from './modules/auth/form-codes.routes';
import { logoutRoutes, sessionRoutes } from './modules/auth/sessions.routes';
import { buyerRequestRoutes } from './modules/clients/buyer-requests.routes';
import { clientListRoutes, clientRoutes } from './modules/clients/clients.routes';
import { buyerPhoneRoutes, matchingRoutes } from './modules/clients/matchings.routes';
import { estimateRoutes } from './modules/estimate/estimate.routes';
import { facetRoutes } from './modules/facets/facets.routes';
import { formRoutes } from './modules/forms/forms.routes';
import { questionnaireRoutes } from './modules/forms/questionnaires.routes';
import { geocodingRoutes } from './modules/geocoding/geocoding.routes';
import { inventoryRoutes } from './modules/inventory/inventory.routes';
import { lastSearchRoutes } from './modules/last-searches/last-searches.routes';
import { groupedStreetRoutes, newStreetRoutes, placeRoutes, streetRoutes } from './modules/locations/locations.routes';
import { moderationRoutes } from './modules/moderation/moderation.routes';
import { mortgageRoutes } from './modules/mortgage/mortgage.routes';
import { notificationRoutes, statementMessageRoutes } from './modules/notifications/notifications.routes';
import { filterParameterRoutes, statementParameterRoutes } from './modules/parameters/parameters.routes';
import { phoneRoutes } from './modules/profile/phones.routes';
import { profileInfoRoutes, profileRoutes } from './modules/profile/profile.routes';
import { photosRoutes } from './modules/publishing/photos.routes';
import { publishingRoutes } from './modules/publishing/publishing.routes';
import { relaxationRoutes } from './modules/relaxations/relaxations.routes';
import { reportRoutes } from './modules/reports/reports.routes';
import { savedStatementRoutes } from './modules/saved-statements/saved-statements.routes';
import { siteRoutes } from './modules/site/site.routes';
import { sitemapRoutes } from './modules/sitemap/sitemap.routes';
import { statementDetailRoutes } from './modules/statements/statement-detail.routes';
import { statementListRoutes } from './modules/statements/statement-list.routes';
import { visitRoutes } from './modules/visits/visits.routes';
import { companyPageRoutes } from './routes-companies';
import { siteContentRoutes } from './routes-content';
import { helpRoutes } from './routes-help';
import { moneyRoutes } from './routes-money';
import { serviceOrderRoutes } from './routes-orders';
import { projectServiceRoutes } from './routes-projects';
import { staffRoutes } from './routes-staff';

const furtherRoutes = [
  companyPageRoutes,
  helpRoutes,
  moneyRoutes,
  serviceOrderRoutes,
  projectServiceRoutes,
  siteContentRoutes,
  staffRoutes,
];

/** Mounts the routes of every module under the service that the contract names. Their order does not matter. */
export function mountRoutes(app: Router, services: Services): void {
  const { sessions, mortgage, loanRequests: requests, publishing: own, ownList: lists, lifecycle } = services;
  const routes: Record<string, Router[]> = {
    '/auth-service': [authRoutes(services), sessionRoutes(sessions)],
    '/filters': [filterParameterRoutes(services.parameters)],
    '/locations': [placeRoutes(services.locations, services.suggestions)],
    '/maps': [geocodingRoutes(services.geocoding)],
    '/microservice': [
      agentRoutes(services.agents),
      apiKeyRoutes(services.apiKeys),
      buyerPhoneRoutes(services.matchings),
      buyerRequestRoutes(services.buyerRequests),
      clientRoutes(services.clients, services.offers),
      groupedStreetRoutes(services.locations),
      inventoryRoutes(services.inventory),
      lastSearchRoutes(services.lastSearches),
      photosRoutes(services.photos),
      profileInfoRoutes(services.profile),
      publishingRoutes({ own, lists, lifecycle }),
      facetRoutes(services.facets),
      relaxationRoutes(services.relaxations),
      reportRoutes(services.reports),
      savedStatementRoutes(services.savedStatements),
      sitemapRoutes(services.sitemap),
      statementDetailRoutes(services.statementDetail),
      statementListRoutes(services.statementList),
      statementMessageRoutes(services.notifications),
      statementParameterRoutes(services.parameters),
    ],
    '/v1': [
      clientListRoutes(services.clients),
      estimateRoutes(services.estimate),
      formCodeRoutes(services.codes),
      formRoutes(services.forms),
      questionnaireRoutes(services.questionnaires),
      logoutRoutes(sessions),
      matchingRoutes(services.matchings),
      moderationRoutes(services.moderation),
      mortgageRoutes({ mortgage, requests }),
      newStreetRoutes(services.streets),
      notificationRoutes(services.notifications),
      phoneRoutes(services.phones, services.profile),
      profileRoutes(services.profile),
      siteRoutes(services.site),
      streetRoutes(services.locations),
      visitRoutes(services.siteVisits),
    ],
  };
  for (const mounted of [routes, ...furtherRoutes.map((routesOf) => routesOf(services))])
    for (const [path, routers] of Object.entries(mounted)) for (const router of routers) app.route(path, router);
}
