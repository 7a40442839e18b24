import type { Db, Executor } from './db/client';
import { createAgentsRepository } from './modules/agents/agents.repository';
import { createApiKeysRepository } from './modules/api-keys/api-keys.repository';
import { createCodesRepository } from './modules/auth/codes.repository';
import { createCallRequestsRepository } from './modules/call-requests/call-requests.repository';
import { createClientsRepository } from './modules/clients/clients.repository';
import { createMatchingsRepository } from './modules/clients/matchings.repository';
import { createApartmentsRepository } from './modules/estimate/apartments.repository';
import { createEstimateRepository } from './modules/estimate/estimate.repository';
import { createFacetsRepository } from './modules/facets/facets.repository';
import { createInventoryRepository } from './modules/inventory/inventory.repository';
import { createLastSearchesRepository } from './modules/last-searches/last-searches.repository';
import { createLocationsRepository, createPlacesRepository } from './modules/locations/locations.repository';
import { createSuggestionsRepository } from './modules/locations/suggestions.repository';
import { createModerationRepository } from './modules/moderation/moderation.repository';
import { createBanksRepository, createLoanRequestsRepository } from './modules/mortgage/mortgage.repository';
import { createNotificationsRepository } from './modules/notifications/notifications.repository';
import { createOrderPaymentRepository } from './modules/orders/orders.payment.repository';
import { createParametersRepository } from './modules/parameters/parameters.repository';
import { createCallbacksRepository } from './modules/payments/callbacks.repository';
import { createPaymentsRepository } from './modules/payments/payments.repository';
import { createBoostsRepository } from './modules/promotion/boosts.repository';
import { createPackagesRepository } from './modules/promotion/packages.repository';
import { createPlacementsRepository } from './modules/promotion/placements.repository';
import { createPromotionOrdersRepository } from './modules/promotion/promotion.orders.repository';
import { createPromotionResultsRepository } from './modules/promotion/promotion-results.repository';
import { createPublicationsRepository } from './modules/promotion/publications.repository';
import { createRefundsRepository } from './modules/payments/refunds.repository';
import { createExpiryRepository } from './modules/publishing/expiry.repository';
import { createOwnListRepository } from './modules/publishing/own-list.repository';
import { createPublishingRepository } from './modules/publishing/publishing.repository';
import { createRelaxationsRepository } from './modules/relaxations/relaxations.repository';
import { createReportsRepository } from './modules/reports/reports.repository';
import { createSandboxOrdersRepository } from './modules/sandbox-gateway/sandbox-gateway.repository';
import { createSavedCardsRepository } from './modules/saved-cards/saved-cards.repository';
import { createSavedStatementsRepository } from './modules/saved-statements/saved-statements.repository';
import { createSearchRepository } from './modules/search/search.repository';
import { createPriceBookRepository } from './modules/services/price-book.repository';
import { createPromoCodesRepository } from './modules/services/promo-codes.repository';
import { createServicesRepository } from './modules/services/services.repository';
import { createVisitsRepository } from './modules/services/visits.repository';
import { createSiteRepository } from './modules/site/site.repository';
import { createSitemapRepository } from './modules/sitemap/sitemap.repository';
import { createStaffRepository } from './modules/staff/staff.repository';
import { createStatementsRepository } from './modules/statements/statements.repository';
import { createContactChangesRepository } from './modules/users/contact-changes.repository';
import { createOutboxRepository } from './modules/users/outbox.repository';
import { createUsersRepository } from './modules/users/users.repository';
import { createIdempotencyRepository } from './modules/wallet/idempotency.repository';
import { createWalletRepository } from './modules/wallet/wallet.repository';
import { createWalletStatementRepository } from './modules/wallet/wallet-statement.repository';

export type Repositories = ReturnType<typeof createRepositories>;

/** The repositories over the database, or inside one transaction. */
export const createRepositories = (executor: Executor) => ({
  agents: createAgentsRepository(executor),
  apartments: createApartmentsRepository(executor),
  banks: createBanksRepository(executor),
  callbacks: createCallbacksRepository(executor),
  boosts: createBoostsRepository(executor),
  callRequests: createCallRequestsRepository(executor),
  clients: createClientsRepository(executor),
  codes: createCodesRepository(executor),
  contactChanges: createContactChangesRepository(executor),
  estimates: createEstimateRepository(executor),
  expiry: createExpiryRepository(executor),
  facets: createFacetsRepository(executor),
  idempotency: createIdempotencyRepository(executor),
  inventory: createInventoryRepository(executor),
  lastSearches: createLastSearchesRepository(executor),
  loanRequests: createLoanRequestsRepository(executor),
  locations: createLocationsRepository(executor),
  matchings: createMatchingsRepository(executor),
  notifications: createNotificationsRepository(executor),
  orderPayments: createOrderPaymentRepository(executor),
  outbox: createOutboxRepository(executor),
  ownList: createOwnListRepository(executor),
  packages: createPackagesRepository(executor),
  parameters: createParametersRepository(executor),
  payments: createPaymentsRepository(executor),
  placements: createPlacementsRepository(executor),
  places: createPlacesRepository(executor),
  promotionOrders: createPromotionOrdersRepository(executor),
  promotionResults: createPromotionResultsRepository(executor),
  publications: createPublicationsRepository(executor),
  publishing: createPublishingRepository(executor),
  refunds: createRefundsRepository(executor),
  relaxations: createRelaxationsRepository(executor),
  reports: createReportsRepository(executor),
  sandboxOrders: createSandboxOrdersRepository(executor),
  savedCards: createSavedCardsRepository(executor),
  savedStatements: createSavedStatementsRepository(executor),
  search: createSearchRepository(executor),
  site: createSiteRepository(executor),
  sitemap: createSitemapRepository(executor),
  priceBook: createPriceBookRepository(executor),
  promoCodes: createPromoCodesRepository(executor),
  services: createServicesRepository(executor),
  visits: createVisitsRepository(executor),
  moderation: createModerationRepository(executor),
  staff: createStaffRepository(executor),
  apiKeys: createApiKeysRepository(executor),
  statements: createStatementsRepository(executor),
  suggestions: createSuggestionsRepository(executor),
  users: createUsersRepository(executor),
  wallet: createWalletRepository(executor),
  walletStatement: createWalletStatementRepository(executor),
});

export type UnitOfWork = <T>(work: (repositories: Repositories) => Promise<T>) => Promise<T>;

/** Runs work in one transaction, over repositories that stay inside it. */
export const unitOfWork =
  (db: Db): UnitOfWork =>
  (work) =>
    db.transaction((tx) => work(createRepositories(tx)));
