import type { MoneyServices } from './compose-money';
import type { Router } from './http/router';
import { paymentRoutes, statementPaymentRoutes } from './modules/payments/payments.routes';
import { refundRoutes } from './modules/payments/refunds.routes';
import { packageRoutes, promotionRoutes } from './modules/promotion/promotion.routes';
import { savedCardRoutes } from './modules/saved-cards/saved-cards.routes';
import { walletRoutes } from './modules/wallet/wallet.routes';

/** The routes of everything that is paid, under the service that the contract names. */
export const moneyRoutes = (money: MoneyServices): Record<string, Router[]> => ({
  '/microservice': [
    statementPaymentRoutes(money.payments),
    promotionRoutes({ promotion: money.promotion, results: money.promotionResults }),
  ],
  '/microservice-projects': [packageRoutes(money.promotion)],
  '/v1': [
    refundRoutes(money.refunds),
    // One on a line, since every part of the money adds some.
  ],
  '/v3': [
    paymentRoutes(money.payments),
    savedCardRoutes(money.cards),
    walletRoutes(money.wallet),
    // One on a line, since every part of the money adds some.
  ],
});
