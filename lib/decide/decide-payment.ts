import type { Locale } from '@/lib/contracts/common';
import { paymentResultRoute, readPaymentResult } from '@/lib/routes/addresses/money/payment-address';
import { localePath } from '@/lib/routes/locale-path';
import { type Decision, error, page } from '../routes/decision';

/** Whether a payment is the visitor's own: anybody else's is a 404 like one that does not exist. */
export type PaymentOwner = 'own' | 'missing' | 'guest';

/**
 * Decides an address of the payment-result page. A guest signs in first to see a payment; a query with nothing to show is a 404.
 * @param search the query with its question mark, or an empty string
 * @param findOwner called for an address that names a payment only
 */
export async function decidePayment(
  locale: Locale,
  search: string,
  findOwner: (paymentId: number) => Promise<PaymentOwner>,
): Promise<Decision> {
  const requested = readPaymentResult(new URLSearchParams(search));
  if (!requested) return error(404);
  if (!('paymentId' in requested)) return page;
  const owner = await findOwner(requested.paymentId);
  if (owner === 'own') return page;
  if (owner === 'missing') return error(404);
  const target = localePath(locale, paymentResultRoute) + search;
  return { kind: 'redirect', to: `${localePath(locale, '/auth')}?${new URLSearchParams({ continue: target })}`, status: 307 };
}
