import { idMax } from '@/lib/contracts/bounds';
import type { Locale } from '@/lib/contracts/locales';
import { localePath } from '@/lib/routes/locale-path';

export const paymentResultRoute = '/payment-result';

/** What the query of the payment-result page may say: a payment on its way, a failure, or an invoice that was requested. */
export const queryStatuses = { pending: 'pending', failure: '-1', invoice: '3' } as const;
export type QueryStatus = keyof typeof queryStatuses;

type Result = { status: QueryStatus; rnd: number; paymentId?: number; isInvoice?: boolean };

/** The address of a payment's result in a language. */
export function paymentResultPath(locale: Locale, { status, rnd, paymentId, isInvoice = false }: Result): string {
  const query = new URLSearchParams({ paymentStatus: queryStatuses[status], rnd: String(rnd) });
  if (paymentId !== undefined) query.set('payment_id', String(paymentId));
  if (isInvoice) query.set('serviceType', 'invoice');
  return `${localePath(locale, paymentResultRoute)}?${query}`;
}

/** What an address asks for: the server's state of a payment, or a text that claims no payment was made. */
export type AskedResult = { paymentId: number } | { status: QueryStatus };

/** Reads the query of the payment-result page; null where it says nothing that the page may show. A query alone never means success. */
export function readPaymentResult(query: Pick<URLSearchParams, 'get'>): AskedResult | null {
  const id = query.get('payment_id');
  if (id !== null) {
    const paymentId = /^\d{1,10}$/.test(id) ? Number(id) : 0;
    return paymentId > 0 && paymentId <= idMax ? { paymentId } : null;
  }
  const given = query.get('paymentStatus');
  const status = (Object.keys(queryStatuses) as QueryStatus[]).find((name) => queryStatuses[name] === given);
  return status ? { status } : null;
}
