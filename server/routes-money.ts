import type { MoneyServices } from './compose-money';
import type { Router } from './http/router';
import { paymentRoutes, statementPaymentRoutes } from './modules/payments/payments.routes';

/** The routes of everything that is paid, under the service that the contract names. */
export const moneyRoutes = ({ payments }: MoneyServices): Record<string, Router[]> => ({
  '/microservice': [statementPaymentRoutes(payments)],
  '/v3': [paymentRoutes(payments)],
});
