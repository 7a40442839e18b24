import type { Db, Executor } from './db/client';
import { createAgentsRepository } from './modules/agents/agents.repository';
import { createApiKeysRepository } from './modules/api-keys/api-keys.repository';
import { createCodesRepository } from './modules/auth/codes.repository';
import { createBansRepository } from './modules/bans/bans.repository';
import { createPeopleRepository } from './modules/bans/people.repository';
import { createCallRequestsRepository } from './modules/call-requests/call-requests.repository';
import { createChatRepository } from './modules/chat/chat.repository';
import { createChatDeskRepository } from './modules/chat/chat-desk.repository';
import { createBuyerRequestsRepository } from './modules/clients/buyer-requests.repository';
import { createClientsRepository } from './modules/clients/clients.repository';
import { createMatchingsRepository } from './modules/clients/matchings.repository';
import { createCompaniesRepository } from './modules/companies/companies.repository';
import { createCompanyActivityRepository } from './modules/companies/company-activity.repository';
import { createCompanyApplicationsRepository } from './modules/companies/company-applications.repository';
import { createCompanyLeadsRepository } from './modules/companies/company-leads.repository';
import { createOwnCompanyRepository } from './modules/companies/own-company.repository';
import { createApartmentsRepository } from './modules/estimate/apartments.repository';
import { createEstimateRepository } from './modules/estimate/estimate.repository';
import { createFacetsRepository } from './modules/facets/facets.repository';
import { createFormsRepository } from './modules/forms/forms.repository';
import { createQuestionnairesRepository } from './modules/forms/questionnaires.repository';
import { createInventoryRepository } from './modules/inventory/inventory.repository';
import { createInvoicesRepository } from './modules/invoices/invoices.repository';
import { createReceiptsRepository } from './modules/invoices/receipts.repository';
import { createLastSearchesRepository } from './modules/last-searches/last-searches.repository';
import { createLocationsRepository, createPlacesRepository } from './modules/locations/locations.repository';
import { createSuggestionsRepository } from './modules/locations/suggestions.repository';
import { createModerationRepository } from './modules/moderation/moderation.repository';
import { createBanksRepository, createLoanRequestsRepository } from './modules/mortgage/mortgage.repository';
import { createNotificationsRepository } from './modules/notifications/notifications.repository';
import { createParametersRepository } from './modules/parameters/parameters.repository';
import { createOwnProjectsRepository } from './modules/projects/own-projects.repository';
import { createProjectsRepository } from './modules/projects/projects.repository';
import { createExpiryRepository } from './modules/publishing/expiry.repository';
import { createOwnListRepository } from './modules/publishing/own-list.repository';
import { createPublishingRepository } from './modules/publishing/publishing.repository';
import { createRelaxationsRepository } from './modules/relaxations/relaxations.repository';
import { createReportsRepository } from './modules/reports/reports.repository';
import { createSavedStatementsRepository } from './modules/saved-statements/saved-statements.repository';
import { createSearchRepository } from './modules/search/search.repository';
import { createNavigationRepository } from './modules/site/navigation.repository';
import { createLeadsRepository } from './modules/staff/leads.repository';
import { createStaffRepository } from './modules/staff/staff.repository';
import { createStatementsRepository } from './modules/statements/statements.repository';
import { createContactChangesRepository } from './modules/users/contact-changes.repository';
import { createOutboxRepository } from './modules/users/outbox.repository';
import { createUsersRepository } from './modules/users/users.repository';
import { createMoneyRepositories } from './repositories-money';
import { createSiteRepositories } from './repositories-site';

export type Repositories = ReturnType<typeof createRepositories>;

/** What visitors send that belongs to no statement. */
const createRequestRepositories = (executor: Executor) => ({
  buyerRequests: createBuyerRequestsRepository(executor),
  callRequests: createCallRequestsRepository(executor),
  forms: createFormsRepository(executor),
  questionnaires: createQuestionnairesRepository(executor),
});

/** Pages of companies, and what comes in through them. */
const createCompanyRepositories = (executor: Executor) => ({
  companies: createCompaniesRepository(executor),
  companyActivity: createCompanyActivityRepository(executor),
  companyLeads: createCompanyLeadsRepository(executor),
  companyApplications: createCompanyApplicationsRepository(executor),
  ownCompany: createOwnCompanyRepository(executor),
});

/** The repositories over the database, or inside one transaction. */
export const createRepositories = (executor: Executor) => ({
  ...createMoneyRepositories(executor),
  ...createCompanyRepositories(executor),
  ...createRequestRepositories(executor),
  ...createSiteRepositories(executor),
  agents: createAgentsRepository(executor),
  apartments: createApartmentsRepository(executor),
  bans: createBansRepository(executor),
  people: createPeopleRepository(executor),
  banks: createBanksRepository(executor),
  buyerRequests: createBuyerRequestsRepository(executor),
  callRequests: createCallRequestsRepository(executor),
  chat: createChatRepository(executor),
  chatDesk: createChatDeskRepository(executor),
  clients: createClientsRepository(executor),
  codes: createCodesRepository(executor),
  contactChanges: createContactChangesRepository(executor),
  estimates: createEstimateRepository(executor),
  expiry: createExpiryRepository(executor),
  facets: createFacetsRepository(executor),
  inventory: createInventoryRepository(executor),
  invoices: createInvoicesRepository(executor),
  receipts: createReceiptsRepository(executor),
  lastSearches: createLastSearchesRepository(executor),
  leads: createLeadsRepository(executor),
  loanRequests: createLoanRequestsRepository(executor),
  locations: createLocationsRepository(executor),
  matchings: createMatchingsRepository(executor),
  navigation: createNavigationRepository(executor),
  notifications: createNotificationsRepository(executor),
  outbox: createOutboxRepository(executor),
  ownList: createOwnListRepository(executor),
  parameters: createParametersRepository(executor),
  places: createPlacesRepository(executor),
  projects: createProjectsRepository(executor),
  ownProjects: createOwnProjectsRepository(executor),
  publishing: createPublishingRepository(executor),
  relaxations: createRelaxationsRepository(executor),
  reports: createReportsRepository(executor),
  savedStatements: createSavedStatementsRepository(executor),
  search: createSearchRepository(executor),
  moderation: createModerationRepository(executor),
  staff: createStaffRepository(executor),
  apiKeys: createApiKeysRepository(executor),
  statements: createStatementsRepository(executor),
  suggestions: createSuggestionsRepository(executor),
  users: createUsersRepository(executor),
});

export type UnitOfWork = <T>(work: (repositories: Repositories) => Promise<T>) => Promise<T>;

/** Runs work in one transaction, over repositories that stay inside it. */
export const unitOfWork =
  (db: Db): UnitOfWork =>
  (work) =>
    db.transaction((tx) => work(createRepositories(tx)));
