import type { Executor } from './db/client';
import { createDeskRepository } from './modules/desk/desk.repository';
import { createOrderPaymentRepository } from './modules/orders/orders.payment.repository';
import { createOrdersRepository } from './modules/orders/orders.repository';
import { createCallbacksRepository } from './modules/payments/callbacks.repository';
import { createPaymentsRepository } from './modules/payments/payments.repository';
import { createRefundsRepository } from './modules/payments/refunds.repository';
import { createSettlementsRepository } from './modules/payments/settlements.repository';
import { createBoostsRepository } from './modules/promotion/boosts.repository';
import { createPackagesRepository } from './modules/promotion/packages.repository';
import { createPlacementsRepository } from './modules/promotion/placements.repository';
import { createPromotionResultsRepository } from './modules/promotion/promotion-results.repository';
import { createPublicationsRepository } from './modules/promotion/publications.repository';
import { createSandboxOrdersRepository } from './modules/sandbox-gateway/sandbox-gateway.repository';
import { createSavedCardsRepository } from './modules/saved-cards/saved-cards.repository';
import { createPriceBookRepository } from './modules/services/price-book.repository';
import { createPromoCodesRepository } from './modules/services/promo-codes.repository';
import { createServicesRepository } from './modules/services/services.repository';
import { createVisitsRepository } from './modules/services/visits.repository';
import { createIdempotencyRepository } from './modules/wallet/idempotency.repository';
import { createLedgerReportsRepository } from './modules/wallet/ledger-reports.repository';
import { createWalletRepository } from './modules/wallet/wallet.repository';
import { createWalletCheckRepository } from './modules/wallet/wallet-check.repository';
import { createWalletLimitsRepository } from './modules/wallet/wallet-limits.repository';
import { createWalletStatementRepository } from './modules/wallet/wallet-statement.repository';

/** The repositories of everything that is paid. */
export const createMoneyRepositories = (executor: Executor) => ({
  boosts: createBoostsRepository(executor),
  callbacks: createCallbacksRepository(executor),
  idempotency: createIdempotencyRepository(executor),
  ledgerReports: createLedgerReportsRepository(executor),
  orderPayments: createOrderPaymentRepository(executor),
  desk: createDeskRepository(executor),
  orders: createOrdersRepository(executor),
  packages: createPackagesRepository(executor),
  payments: createPaymentsRepository(executor),
  placements: createPlacementsRepository(executor),
  priceBook: createPriceBookRepository(executor),
  promoCodes: createPromoCodesRepository(executor),
  promotionResults: createPromotionResultsRepository(executor),
  publications: createPublicationsRepository(executor),
  refunds: createRefundsRepository(executor),
  sandboxOrders: createSandboxOrdersRepository(executor),
  savedCards: createSavedCardsRepository(executor),
  services: createServicesRepository(executor),
  settlements: createSettlementsRepository(executor),
  visits: createVisitsRepository(executor),
  wallet: createWalletRepository(executor),
  walletCheck: createWalletCheckRepository(executor),
  walletLimits: createWalletLimitsRepository(executor),
  walletStatement: createWalletStatementRepository(executor),
});
