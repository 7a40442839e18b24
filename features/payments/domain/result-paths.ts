import { accountRouteOf } from '@/lib/routes/account-routes';

const payments = '/account/payments';

/** The page of the wallet, without the language. */
export const walletPath = (): string => (accountRouteOf(payments) ? payments : '/account/profile');

/** The page of an order. */
export const orderPath = (orderId: number): string => `/account/services?order=${orderId}`;
