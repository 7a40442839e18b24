import type { Executor } from '@/server/db/client';
import { createDeskRepository } from '@/server/modules/desk/desk.repository';
import { createOrderPaymentRepository } from '@/server/modules/orders/orders.payment.repository';
import { createOrdersRepository } from '@/server/modules/orders/orders.repository';
import { createCallbacksRepository } from '@/server/modules/payments/callbacks.repository';
import { createPaymentsRepository } from '@/server/modules/payments/payments.repository';
import { createRefundsRepository } from '@/server/modules/payments/refunds.repository';
import { createSettlementsRepository } from '@/server/modules/payments/settlements.repository';
import { createBoostsRepository } from '@/server/modules/promotion/boosts.repository';
import { createPackagesRepository } from '@/server/modules/promotion/packages.repository';
import { createPlacementsRepository } from '@/server/modules/promotion/placements.repository';
import { createPromotionResultsRepository } from '@/server/modules/promotion/promotion-results.repository';
import { createPublicationsRepository } from '@/server/modules/promotion/publications.repository';
import { createSandboxOrdersRepository } from '@/server/modules/sandbox-gateway/sandbox-gateway.repository';
import { createSavedCardsRepository } from '@/server/modules/saved-cards/saved-cards.repository';
import { createPriceBookRepository } from '@/server/modules/services/price-book.repository';
import { createPromoCodesRepository } from '@/server/modules/services/promo-codes.repository';
import { createServicesRepository } from '@/server/modules/services/services.repository';
import { createVisitsRepository } from '@/server/modules/services/visits.repository';
import { createIdempotencyRepository } from '@/server/modules/wallet/idempotency.repository';
import { createLedgerReportsRepository } from '@/server/modules/wallet/ledger-reports.repository';
import { createWalletRepository } from '@/server/modules/wallet/wallet.repository';
import { createWalletCheckRepository } from '@/server/modules/wallet/wallet-check.repository';
import { createWalletLimitsRepository } from '@/server/modules/wallet/wallet-limits.repository';
import { createWalletStatementRepository } from '@/server/modules/wallet/wallet-statement.repository';

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
