import { idMax } from '@/lib/contracts/bounds';
import type { Locale } from '@/lib/contracts/locales';
import { localePath } from '@/lib/routes/locale-path';

export const paymentResultRoute = '/payment-result';

/** The states that the query of the payment-result page can have: a pending payment, a failure, or an invoice that was requested. */
export const queryStatuses = { pending: 'pending', failure: '-1', invoice: '3' } as const;
export type QueryStatus = keyof typeof queryStatuses;

type Result = { status: QueryStatus; rnd: number; paymentId?: number; isInvoice?: boolean; invoiceId?: number | null };

/** The address of a payment's result in a language. */
export function paymentResultPath(
  locale: Locale,
  { status, rnd, paymentId, isInvoice = false, invoiceId = null }: Result,
): string {
  const query = new URLSearchParams({ paymentStatus: queryStatuses[status], rnd: String(rnd) });
  if (paymentId !== undefined) query.set('payment_id', String(paymentId));
  if (isInvoice) query.set('serviceType', 'invoice');
  if (invoiceId !== null) query.set('invoice', String(invoiceId));
  return `${localePath(locale, paymentResultRoute)}?${query}`;
}

/** What an address requests: the server's state of a payment, or a text that claims no payment was made. */
export type RequestedResult =
  | { paymentId: number }
  | { status: Exclude<QueryStatus, 'invoice'> }
  | { status: 'invoice'; invoiceId: number | null };

const readId = (text: string): number | null => {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id > 0 && id <= idMax ? id : null;
};

/** Reads the query of the payment-result page; null where it has nothing that the page may show. A query alone never means success. */
export function readPaymentResult(query: Pick<URLSearchParams, 'get'>): RequestedResult | null {
  const id = query.get('payment_id');
  if (id !== null) {
    const paymentId = readId(id);
    return paymentId === null ? null : { paymentId };
  }
  const given = query.get('paymentStatus');
  const status = (Object.keys(queryStatuses) as QueryStatus[]).find((name) => queryStatuses[name] === given);
  if (status === 'invoice') return { status, invoiceId: readId(query.get('invoice') ?? '') };
  return status ? { status } : null;
}
