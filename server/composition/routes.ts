import type { Router } from '@/server/http/router';
import { agentRoutes } from '@/server/modules/agents/agents.routes';
import { apiKeyRoutes } from '@/server/modules/api-keys/api-keys.routes';
import { authRoutes } from '@/server/modules/auth/auth.routes';
import { formCodeRoutes } from '@/server/modules/auth/form-codes.routes';
import { logoutRoutes, sessionRoutes } from '@/server/modules/auth/sessions.routes';
import { bannerDeskRoutes, bannerRoutes } from '@/server/modules/banners/banners.routes';
import { callRequestRoutes } from '@/server/modules/call-requests/call-requests.routes';
import { chatRoutes } from '@/server/modules/chat/chat.routes';
import { chatDeskRoutes } from '@/server/modules/chat/chat-desk.routes';
import { buyerRequestRoutes } from '@/server/modules/clients/buyer-requests.routes';
import { clientListRoutes, clientRoutes } from '@/server/modules/clients/clients.routes';
import { buyerPhoneRoutes, matchingRoutes } from '@/server/modules/clients/matchings.routes';
import { companyRoutes, topBrokerRoutes } from '@/server/modules/companies/companies.routes';
import { companyApplicationRoutes } from '@/server/modules/companies/company-applications.routes';
import { ownCompanyRoutes } from '@/server/modules/companies/own-company.routes';
import { contentRoutes } from '@/server/modules/content/content.routes';
import { contactDeskRoutes, contentDeskRoutes } from '@/server/modules/content/content-desk.routes';
import { estimateRoutes } from '@/server/modules/estimate/estimate.routes';
import { facetRoutes } from '@/server/modules/facets/facets.routes';
import { formRoutes } from '@/server/modules/forms/forms.routes';
import { questionnaireRoutes } from '@/server/modules/forms/questionnaires.routes';
import { geocodingRoutes } from '@/server/modules/geocoding/geocoding.routes';
import { inventoryRoutes } from '@/server/modules/inventory/inventory.routes';
import { lastSearchRoutes } from '@/server/modules/last-searches/last-searches.routes';
import { groupedStreetRoutes, newStreetRoutes, placeRoutes, streetRoutes } from '@/server/modules/locations/locations.routes';
import { moderationRoutes } from '@/server/modules/moderation/moderation.routes';
import { mortgageRoutes } from '@/server/modules/mortgage/mortgage.routes';
import { notificationRoutes, statementMessageRoutes } from '@/server/modules/notifications/notifications.routes';
import { filterParameterRoutes, statementParameterRoutes } from '@/server/modules/parameters/parameters.routes';
import { personalDataRoutes } from '@/server/modules/personal-data/personal-data.routes';
import { pricesRoutes } from '@/server/modules/prices/prices.routes';
import { phoneRoutes } from '@/server/modules/profile/phones.routes';
import { profileInfoRoutes, profileRoutes } from '@/server/modules/profile/profile.routes';
import { ownProjectRoutes } from '@/server/modules/projects/own-projects.routes';
import { projectPictureRoutes } from '@/server/modules/projects/project-pictures.routes';
import { projectRoutes } from '@/server/modules/projects/projects.routes';
import { writtenProjectRoutes } from '@/server/modules/projects/written-projects.routes';
import { photosRoutes } from '@/server/modules/publishing/photos.routes';
import { publishingRoutes } from '@/server/modules/publishing/publishing.routes';
import { pushRoutes } from '@/server/modules/push/push.routes';
import { relaxationRoutes } from '@/server/modules/relaxations/relaxations.routes';
import { reportRoutes } from '@/server/modules/reports/reports.routes';
import { savedSearchRoutes } from '@/server/modules/saved-searches/saved-searches.routes';
import { savedStatementRoutes } from '@/server/modules/saved-statements/saved-statements.routes';
import { sentenceRoutes } from '@/server/modules/sentences/sentences.routes';
import { sharedListRoutes } from '@/server/modules/shared-lists/shared-lists.routes';
import { siteRoutes } from '@/server/modules/site/site.routes';
import { sitemapRoutes } from '@/server/modules/sitemap/sitemap.routes';
import { statementNoteRoutes } from '@/server/modules/statement-notes/statement-notes.routes';
import { comparisonRoutes } from '@/server/modules/statements/comparison.routes';
import { statementDetailRoutes } from '@/server/modules/statements/statement-detail.routes';
import { statementListRoutes } from '@/server/modules/statements/statement-list.routes';
import { visitRoutes } from '@/server/modules/visits/visits.routes';
import type { Services } from './compose';
import { moneyRoutes } from './routes-money';
import { serviceOrderRoutes } from './routes-orders';
import { staffRoutes } from './routes-staff';

/** The routes of brokers' and developers' pages, under the service that the contract names. */
const companyPageRoutes = (services: Services): Record<string, Router[]> => ({
  '/microservice': [
    companyRoutes(services.companies, services.companyLeads),
    ownCompanyRoutes({
      own: services.ownCompany,
      leads: services.companyLeads,
      applications: services.companyApplications,
    }),
  ],
  '/v1': [topBrokerRoutes(services.companies), companyApplicationRoutes(services.companyApplications)],
});

/** Banners, articles, the site's own pages, messages from the contact page, and their desk. */
const siteContentRoutes = ({
  banners,
  content,
  articleVotes,
  contentDesk,
  contactMessages,
  totp,
}: Services): Record<string, Router[]> => ({
  '/static': [bannerRoutes(banners)],
  '/v1': [
    bannerDeskRoutes(banners, totp),
    contactDeskRoutes(contactMessages),
    contentDeskRoutes(contentDesk, totp),
    contentRoutes(content, articleVotes, contactMessages),
  ],
});

/** The routes of the help widget, and of its staff. */
const helpRoutes = (services: Services): Record<string, Router[]> => ({
  '/v1': [callRequestRoutes(services.callRequests), chatDeskRoutes(services), chatRoutes(services)],
});

/** The routes of residential projects, under the service that the contract names. */
const projectServiceRoutes = ({ projects, ownProjects, projectPictures }: Services): Record<string, Router[]> => ({
  '/microservice-projects': [
    projectRoutes(projects),
    ownProjectRoutes(ownProjects),
    writtenProjectRoutes(ownProjects),
    projectPictureRoutes(projectPictures),
  ],
});

/** What homes cost by the listings, and by the model. */
const priceRoutes = ({ estimate, prices }: Services): Record<string, Router[]> => ({
  '/microservice': [pricesRoutes(prices)],
  '/v1': [estimateRoutes(estimate)],
});

/** Comparing statements, and deciding on them, alone or together. */
const decidingRoutes = ({ comparison, statementNotes, sharedLists }: Services): Record<string, Router[]> => ({
  '/microservice': [comparisonRoutes(comparison), statementNoteRoutes(statementNotes)],
  '/v1': [sharedListRoutes(sharedLists)],
});

const furtherRoutes = [
  decidingRoutes,
  companyPageRoutes,
  helpRoutes,
  moneyRoutes,
  priceRoutes,
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
    '/locations': [placeRoutes(services.locations, services.suggestions), sentenceRoutes(services.sentences)],
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
      savedSearchRoutes(services.savedSearches),
      pushRoutes(services.push),
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
      formCodeRoutes(services.codes),
      formRoutes(services.forms),
      questionnaireRoutes(services.questionnaires),
      logoutRoutes(sessions),
      matchingRoutes(services.matchings),
      moderationRoutes(services.moderation),
      mortgageRoutes({ mortgage, requests }),
      newStreetRoutes(services.streets),
      notificationRoutes(services.notifications),
      personalDataRoutes(services.deletions, services.dataExports),
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
