import type { Db, Executor } from '@/server/db/client';
import { createAgentsRepository } from '@/server/modules/agents/agents.repository';
import { createApiKeysRepository } from '@/server/modules/api-keys/api-keys.repository';
import { createAuctionsRepository } from '@/server/modules/auctions/auctions.repository';
import { createCodesRepository } from '@/server/modules/auth/codes.repository';
import { createBannersRepository } from '@/server/modules/banners/banners.repository';
import { createBansRepository } from '@/server/modules/bans/bans.repository';
import { createPeopleRepository } from '@/server/modules/bans/people.repository';
import { createCallRequestsRepository } from '@/server/modules/call-requests/call-requests.repository';
import { createChatRepository } from '@/server/modules/chat/chat.repository';
import { createChatDeskRepository } from '@/server/modules/chat/chat-desk.repository';
import { createBuyerRequestsRepository } from '@/server/modules/clients/buyer-requests.repository';
import { createClientsRepository } from '@/server/modules/clients/clients.repository';
import { createMatchingsRepository } from '@/server/modules/clients/matchings.repository';
import { createCompaniesRepository } from '@/server/modules/companies/companies.repository';
import { createCompanyActivityRepository } from '@/server/modules/companies/company-activity.repository';
import { createCompanyApplicationsRepository } from '@/server/modules/companies/company-applications.repository';
import { createCompanyLeadsRepository } from '@/server/modules/companies/company-leads.repository';
import { createOwnCompanyRepository } from '@/server/modules/companies/own-company.repository';
import { createContactMessagesRepository } from '@/server/modules/content/contact-messages.repository';
import { createContentRepository } from '@/server/modules/content/content.repository';
import { createApartmentsRepository } from '@/server/modules/estimate/apartments.repository';
import { createEstimateRepository } from '@/server/modules/estimate/estimate.repository';
import { createExchangeRepository } from '@/server/modules/exchange/exchange.repository';
import { createFormsRepository } from '@/server/modules/forms/forms.repository';
import { createQuestionnairesRepository } from '@/server/modules/forms/questionnaires.repository';
import { createInventoryRepository } from '@/server/modules/inventory/inventory.repository';
import { createInvoicesRepository } from '@/server/modules/invoices/invoices.repository';
import { createReceiptsRepository } from '@/server/modules/invoices/receipts.repository';
import { createLastSearchesRepository } from '@/server/modules/last-searches/last-searches.repository';
import { createLocationsRepository, createPlacesRepository } from '@/server/modules/locations/locations.repository';
import { createSuggestionsRepository } from '@/server/modules/locations/suggestions.repository';
import { createBlockedWordsRepository } from '@/server/modules/moderation/blocked-words.repository';
import { createCasesRepository } from '@/server/modules/moderation/cases.repository';
import { createModerationRepository } from '@/server/modules/moderation/moderation.repository';
import { createBanksRepository, createLoanRequestsRepository } from '@/server/modules/mortgage/mortgage.repository';
import { createNotificationsRepository } from '@/server/modules/notifications/notifications.repository';
import { createParametersRepository } from '@/server/modules/parameters/parameters.repository';
import { createConsentsRepository } from '@/server/modules/personal-data/consents.repository';
import { createDeletionsRepository } from '@/server/modules/personal-data/deletions.repository';
import { createErasureRepository } from '@/server/modules/personal-data/erasure.repository';
import { createExportsRepository } from '@/server/modules/personal-data/exports.repository';
import { createPricesRepository } from '@/server/modules/prices/prices.repository';
import { createOwnProjectsRepository } from '@/server/modules/projects/own-projects.repository';
import { createProjectsRepository } from '@/server/modules/projects/projects.repository';
import { createExpiryRepository } from '@/server/modules/publishing/expiry.repository';
import { createOwnListRepository } from '@/server/modules/publishing/own-list.repository';
import { createPublishingRepository } from '@/server/modules/publishing/publishing.repository';
import { createPushRepository } from '@/server/modules/push/push.repository';
import { createRelaxationsRepository } from '@/server/modules/relaxations/relaxations.repository';
import { createReportsRepository } from '@/server/modules/reports/reports.repository';
import { createFavoriteChangesRepository } from '@/server/modules/saved-searches/favorite-changes.repository';
import { createSavedSearchesRepository } from '@/server/modules/saved-searches/saved-searches.repository';
import { createSavedStatementsRepository } from '@/server/modules/saved-statements/saved-statements.repository';
import { createReverseSearchRepository } from '@/server/modules/search/reverse/search.reverse.repository';
import { createSqlEngine } from '@/server/modules/search/sql/search.engine.repository';
import { createSharedListsRepository } from '@/server/modules/shared-lists/shared-lists.repository';
import { createNavigationRepository } from '@/server/modules/site/navigation.repository';
import { createSiteRepository } from '@/server/modules/site/site.repository';
import { createSiteDeskRepository } from '@/server/modules/site/site-desk.repository';
import { createSitemapRepository } from '@/server/modules/sitemap/sitemap.repository';
import { createLeadsRepository } from '@/server/modules/staff/leads.repository';
import { createStaffRepository } from '@/server/modules/staff/staff.repository';
import { createStatementNotesRepository } from '@/server/modules/statement-notes/statement-notes.repository';
import { createStatementsRepository } from '@/server/modules/statements/statements.repository';
import { createTranslationsRepository } from '@/server/modules/translations/translations.repository';
import { createContactChangesRepository } from '@/server/modules/users/contact-changes.repository';
import { createOutboxRepository } from '@/server/modules/users/outbox.repository';
import { createUsersRepository } from '@/server/modules/users/users.repository';
import { createVisitsRepository } from '@/server/modules/visits/visits.repository';
import { createMoneyRepositories } from './repositories-money';

export type Repositories = ReturnType<typeof createRepositories>;

/** What visitors send that belongs to no statement. */
const createRequestRepositories = (executor: Executor) => ({
  buyerRequests: createBuyerRequestsRepository(executor),
  callRequests: createCallRequestsRepository(executor),
  forms: createFormsRepository(executor),
  questionnaires: createQuestionnairesRepository(executor),
});

/** Pages of companies, and what comes in through them. */
const createCompanyRepositories = (executor: Executor, reads: Executor) => ({
  companies: createCompaniesRepository(reads),
  companyActivity: createCompanyActivityRepository(executor),
  companyLeads: createCompanyLeadsRepository(executor),
  companyApplications: createCompanyApplicationsRepository(executor),
  ownCompany: createOwnCompanyRepository(executor),
});

/** What people may do with their own data. */
const createPersonalDataRepositories = (executor: Executor) => ({
  consents: createConsentsRepository(executor),
  dataExports: createExportsRepository(executor),
  deletions: createDeletionsRepository(executor),
  erasure: createErasureRepository(executor),
});

/** The site's own content and settings. */
const createSiteRepositories = (executor: Executor, reads: Executor) => ({
  banners: createBannersRepository(executor),
  contactMessages: createContactMessagesRepository(executor),
  content: createContentRepository(executor),
  site: createSiteRepository(executor),
  sitemap: createSitemapRepository(reads),
  siteDesk: createSiteDeskRepository(executor),
  siteVisits: createVisitsRepository(executor),
});

const createSearchRepositories = (executor: Executor, reads: Executor) => ({
  lastSearches: createLastSearchesRepository(executor),
  prices: createPricesRepository(reads),
  reverseSearch: createReverseSearchRepository(executor),
  savedSearches: createSavedSearchesRepository(executor),
  favoriteChanges: createFavoriteChangesRepository(executor),
  sharedLists: createSharedListsRepository(executor),
  statementNotes: createStatementNotesRepository(executor),
});

/**
 * The repositories over the database, or inside one transaction.
 * @param reads the same database for what visitors see of the market, which may come from a replica
 * @param search what answers searches; the database itself inside a transaction
 */
export const createRepositories = (executor: Executor, reads = executor, search = createSqlEngine(reads)) => ({
  ...createMoneyRepositories(executor),
  ...createSearchRepositories(executor, reads),
  search,
  ...createCompanyRepositories(executor, reads),
  ...createRequestRepositories(executor),
  ...createPersonalDataRepositories(executor),
  ...createSiteRepositories(executor, reads),
  agents: createAgentsRepository(executor),
  apartments: createApartmentsRepository(executor),
  auctions: createAuctionsRepository(reads),
  bans: createBansRepository(executor),
  people: createPeopleRepository(executor),
  banks: createBanksRepository(executor),
  chat: createChatRepository(executor),
  chatDesk: createChatDeskRepository(executor),
  clients: createClientsRepository(executor),
  codes: createCodesRepository(executor),
  contactChanges: createContactChangesRepository(executor),
  estimates: createEstimateRepository(executor),
  exchange: createExchangeRepository(executor),
  expiry: createExpiryRepository(executor),
  inventory: createInventoryRepository(executor),
  invoices: createInvoicesRepository(executor),
  receipts: createReceiptsRepository(executor),
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
  projects: createProjectsRepository(reads),
  ownProjects: createOwnProjectsRepository(executor),
  publishing: createPublishingRepository(executor),
  pushSubscriptions: createPushRepository(executor),
  relaxations: createRelaxationsRepository(reads),
  reports: createReportsRepository(executor),
  savedStatements: createSavedStatementsRepository(executor),
  moderation: createModerationRepository(executor),
  cases: createCasesRepository(executor),
  blockedWords: createBlockedWordsRepository(executor),
  staff: createStaffRepository(executor),
  apiKeys: createApiKeysRepository(executor),
  statements: createStatementsRepository(reads),
  suggestions: createSuggestionsRepository(reads),
  translations: createTranslationsRepository(executor),
  users: createUsersRepository(executor),
});

export type UnitOfWork = <T>(work: (repositories: Repositories) => Promise<T>) => Promise<T>;

/** Runs work in one transaction, over repositories that stay inside it. */
export const unitOfWork =
  (db: Db): UnitOfWork =>
  (work) =>
    db.transaction((tx) => work(createRepositories(tx)));
