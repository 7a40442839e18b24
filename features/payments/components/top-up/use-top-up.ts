import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { ApiFailure } from '@/lib/api/client';
import { initTopUp, type PayFields, type PayOutcome, payPayment } from '@/lib/api/payments/payments';
import { withoutFill } from '@/lib/routes/addresses/fill-address';
import { paymentResultPath } from '@/lib/routes/addresses/money/payment-address';
import { closeFillBalance } from '@/lib/stores/payments/fill-balance';
import { dropAttempts, endAttempts, findAttempt, rememberPayment } from '@/lib/stores/payments/payment-attempts';
import { rememberOrigin } from '@/lib/stores/payments/payment-return';
import { nextRnd } from '@/lib/stores/payments/payment-rnd';
import { refreshBalance } from '@/lib/stores/session/refresh-balance';
import { type InvoiceRequest, type RequestedInvoice, requestInvoice } from '../../queries/request-invoice';

/** What is shown instead of the form once the payment is over; leaving for another page shows nothing. */
export type TopUpResult = { kind: 'success'; amount: number } | { kind: 'error'; key: string } | { kind: 'left' };

export type TopUpPayment = Pick<PayFields, 'pay_with' | 'card_id' | 'save_card' | 'loyalty_card'>;

/** The session has ended: the sign-in is offered, and the form stays. */
const isSignedOut = (error: unknown): boolean => error instanceof ApiFailure && error.status === 401;

/** The reason as the API words it, in `errors.message` or in the message of the whole response. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiFailure)) throw error;
  const { errors, message } = error.envelope ?? {};
  return errors?.message?.[0] ?? Object.values(errors ?? {}).flat()[0] ?? message ?? 'errors.connection';
}

/** Leaves for another page of the site, without the top-up in the address of this one. */
function useLeave() {
  const locale = useLocale();
  const router = useRouter();
  const leave = (path: string): TopUpResult => {
    closeFillBalance(true);
    router.push(path);
    return { kind: 'left' };
  };
  return { leave, leaveFailed: () => leave(paymentResultPath(locale, { status: 'failure', rnd: nextRnd() })) };
}

/** The payment's id; null when it could not be started. */
async function begin(amount: number, openedAtMs: number): Promise<number | null> {
  const { key } = findAttempt('fill', { amount }, openedAtMs);
  const id = await initTopUp(amount, key);
  if (id !== null) rememberPayment(key, id);
  return id;
}

const hasFailed = ({ isAccepted, state }: PayOutcome): boolean =>
  !isAccepted || (state !== null && !['created', 'pending', 'approved'].includes(state));

function leaveForGateway(id: number, url: string, hasPurchase: boolean): TopUpResult {
  rememberOrigin(id, { path: hasPurchase ? withoutFill(new URL(window.location.href)) : null, draft: null });
  closeFillBalance(true);
  window.location.assign(url);
  return { kind: 'left' };
}

/**
 * Methods 1 and 3: begins a top-up and calls the payment action. A repeated call has the key of the first, until its payment has ended.
 * @param openedAtMs when the modal was opened
 * @param hasPurchase whether the balance is filled for an order of the page below, to which the result then leads back
 * @returns a call that gives null where the session has ended
 */
export function useTopUpPayment(openedAtMs: number, hasPurchase: boolean) {
  const locale = useLocale();
  const queries = useQueryClient();
  const { leave, leaveFailed } = useLeave();

  const finish = async (id: number, amount: number, result: string, outcome: PayOutcome): Promise<TopUpResult> => {
    if (hasFailed(outcome)) {
      dropAttempts(id);
      return { kind: 'error', key: 'errors.payment_declined' };
    }
    if (outcome.redirectUrl) return leaveForGateway(id, outcome.redirectUrl, hasPurchase);
    if (outcome.state !== 'approved') return leave(result);
    endAttempts({ paymentId: id });
    await Promise.all([refreshBalance(), queries.invalidateQueries()]);
    return { kind: 'success', amount };
  };

  const act = async (id: number, amount: number, payment: TopUpPayment): Promise<TopUpResult | null> => {
    const fields = { payment_id: id, ...payment };
    const { key, rnd } = findAttempt('pay', { ...fields, locale }, openedAtMs);
    rememberPayment(key, id);
    const result = paymentResultPath(locale, { status: 'pending', rnd, paymentId: id });
    try {
      const outcome = await payPayment('v3', { redirect_url: window.location.origin + result, ...fields }, key);
      return await finish(id, amount, result, outcome);
    } catch (error) {
      if (isSignedOut(error)) return null;
      // A refusal is final; after a lost response the same payment is continued.
      if (error instanceof ApiFailure && error.status >= 400 && error.status < 429) dropAttempts(id);
      return { kind: 'error', key: reasonOf(error) };
    }
  };

  return async (amount: number, payment: TopUpPayment): Promise<TopUpResult | null> => {
    try {
      const id = await begin(amount, openedAtMs);
      return id === null ? leaveFailed() : await act(id, amount, payment);
    } catch (error) {
      return isSignedOut(error) ? null : leaveFailed();
    }
  };
}

/** Method 2. @returns a call that rejects with the field errors of the form, and gives null where the session has ended */
export function useInvoiceRequest(openedAtMs: number) {
  const locale = useLocale();
  const queries = useQueryClient();
  const { leave, leaveFailed } = useLeave();
  return async (request: InvoiceRequest): Promise<TopUpResult | null> => {
    const { key, rnd } = findAttempt('invoice', request, openedAtMs);
    let invoice: RequestedInvoice | null;
    try {
      invoice = await requestInvoice(request, key);
      if (invoice === null) return leaveFailed();
    } catch (error) {
      if (isSignedOut(error)) return null;
      if (error instanceof ApiFailure && error.status === 422) throw error;
      return leaveFailed();
    }
    endAttempts({ key });
    void queries.invalidateQueries();
    return leave(paymentResultPath(locale, { status: 'invoice', rnd, isInvoice: true, invoiceId: invoice.id }));
  };
}
