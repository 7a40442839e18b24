import type { MoneyServices } from './compose-money';
import type { Router } from './http/router';
import { paymentRoutes, statementPaymentRoutes } from './modules/payments/payments.routes';
import { packageRoutes, promotionRoutes } from './modules/promotion/promotion.routes';
import { savedCardRoutes } from './modules/saved-cards/saved-cards.routes';

/** The routes of everything that is paid, under the service that the contract names. */
export const moneyRoutes = ({ cards, payments, promotion, promotionResults }: MoneyServices): Record<string, Router[]> => ({
  '/microservice': [statementPaymentRoutes(payments), promotionRoutes({ promotion, results: promotionResults })],
  '/microservice-projects': [packageRoutes(promotion)],
  '/v3': [paymentRoutes(payments), savedCardRoutes(cards)],
});
