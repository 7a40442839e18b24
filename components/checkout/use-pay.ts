'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useRef, useState } from 'react';
import { trackService } from '@/lib/analytics/data-layer';
import { ApiFailure, callApi } from '@/lib/api/client';
import { type FormErrors, toFormErrors } from '@/lib/api/forms/form-errors';
import {
  type PayFields,
  type PaymentChannel,
  type PayOutcome,
  paymentOptionsQuery,
  payPayment,
} from '@/lib/api/payments/payments';
import { orderDetailSchema } from '@/lib/contracts/money/orders';
import type { Initiated } from '@/lib/contracts/money/payments';
import { withoutFill } from '@/lib/routes/addresses/fill-address';
import { paymentResultPath } from '@/lib/routes/addresses/money/payment-address';
import { openFillBalance } from '@/lib/stores/payments/fill-balance';
import { dropAttempts, endAttempts, findAttempt, rememberPayment } from '@/lib/stores/payments/payment-attempts';
import { dropPaidDraft, rememberOrigin } from '@/lib/stores/payments/payment-return';
import { refreshBalance } from '@/lib/stores/session/refresh-balance';
import { useSession } from '@/lib/stores/session/session-store';
import { type PaymentSelection, shortfall } from './payment-selection';

/** Why nothing was paid. Nothing was charged in any of them. */
export type PayProblem =
  /** GEL. The next press pays `to`. */
  | { kind: 'price_changed'; from: number; to: number }
  | { kind: 'not_enough_balance' }
  | { kind: 'failed'; failure: NonNullable<FormErrors<string>['form']> };

export type PayRequest = {
  selection: PaymentSelection;
  /** GEL, as the page shows it. */
  amount: number;
  /** The order to pay: a pending one, or one to create from a form's body with this idempotency key. */
  order: Initiated | { body: object; init: (key: string) => Promise<Initiated> };
};

type Options = {
  serviceId: number;
  /** Orders of statements are paid at `microservice`, all others at `v3`. */
  channel?: PaymentChannel;
  /** The name of the form's draft, which is dropped once the order is paid. */
  draftName?: string;
};

/** The fields of the payment action for a choice, without the return address. */
function payFields(paymentId: number, selection: PaymentSelection, amount: number): Omit<PayFields, 'redirect_url'> {
  const fields = { payment_id: paymentId, amount };
  if (selection.kind === 'balance') return { ...fields, pay_with: 'balance' };
  if (selection.kind === 'company') return { ...fields, pay_with: 'balance', from_company: true };
  if (selection.kind === 'package') return { ...fields, pay_with: 'package', package_id: selection.packageId };
  if (selection.kind === 'card') return { ...fields, pay_with: 'card', card_id: selection.cardId };
  return { ...fields, pay_with: 'card', ...(selection.isSaved ? { save_card: true } : {}) };
}

const isRefusedWith = (error: unknown, key: string): boolean =>
  error instanceof ApiFailure &&
  error.status === 409 &&
  (error.envelope?.message === key ||
    Object.values(error.envelope?.errors ?? {})
      .flat()
      .includes(key));

/** What the state of a payment means for the next press: another purchase after an approval, another try after a failure. */
function settleAttempts(paymentId: number, state: PayOutcome['state']): void {
  if (state === 'approved') {
    endAttempts({ paymentId });
    dropPaidDraft(paymentId);
  } else if (state !== null && state !== 'created' && state !== 'pending') dropAttempts(paymentId);
}

const presentAmount = async (orderId: number): Promise<number> =>
  (await callApi(orderDetailSchema, { url: `/v1/orders/${orderId}` })).data.amount;

/** Creates the order unless it exists. The order and its payment keep their idempotency keys across retries. */
async function initiate({ order }: PayRequest, serviceId: number, openedAtMs: number): Promise<Initiated> {
  if (!('init' in order)) return order;
  const { key } = findAttempt(`order ${serviceId}`, order.body, openedAtMs);
  const initiated = await order.init(key);
  rememberPayment(key, initiated.id);
  return initiated;
}

const failedWith = (key: string): PayProblem => ({ kind: 'failed', failure: { key, minutes: null } });

/** What a failed payment action means for the visitor. If the balance is too low, opens a top-up of the missing amount. */
async function problemOf(error: unknown, initiated: Initiated, amount: number, selection: PaymentSelection): Promise<PayProblem> {
  if (isRefusedWith(error, 'errors.price_changed') && initiated.order_id !== null) {
    const to = await presentAmount(initiated.order_id).catch(() => null);
    if (to !== null) return { kind: 'price_changed', from: amount, to };
  }
  const isCompany = selection.kind === 'company';
  // Another way can pay the same order.
  if (isCompany && isRefusedWith(error, 'not_enough_balance')) return failedWith('errors.company_balance');
  if (isCompany && isRefusedWith(error, 'errors.limit_exceeded')) return failedWith('errors.limit_exceeded');
  if (isRefusedWith(error, 'not_enough_balance')) {
    await refreshBalance();
    const lacking = shortfall(amount, useSession.getState().user?.balance ?? 0);
    openFillBalance(lacking > 0 ? { amount: lacking } : {});
    return { kind: 'not_enough_balance' };
  }
  // A payment that is over or an order that is closed cannot be paid any more.
  if (error instanceof ApiFailure && error.status === 409) dropAttempts(initiated.id);
  const { form, fields } = toFormErrors(error, ['amount', 'card_id', 'package_id', 'payment_id', 'from_company']);
  return { kind: 'failed', failure: form ?? { key: fields[0]?.key ?? 'errors.invalid', minutes: null } };
}

/**
 * Pays an order: creates it, calls the payment action, and leaves for the gateway's page or for the result. A double press pays once.
 * @returns `pay`, which rejects with the ApiFailure of the order's own write, so that a form shows it at its fields; all that the payment
 * itself refuses is `problem`
 */
export function usePay({ serviceId, channel = 'v3', draftName }: Options) {
  const locale = useLocale();
  const router = useRouter();
  const queries = useQueryClient();
  const [openedAtMs] = useState(() => Date.now());
  const [isPaying, setIsPaying] = useState(false);
  const [problem, setProblem] = useState<PayProblem | null>(null);
  const isBusy = useRef(false);
  /** The changed amount that the visitor was shown, by payment. */
  const agreed = useRef<{ paymentId: number; amount: number } | null>(null);

  const payInitiated = async (initiated: Initiated, request: PayRequest): Promise<void> => {
    const amount = agreed.current?.paymentId === initiated.id ? agreed.current.amount : request.amount;
    trackService('begin_checkout', serviceId, { amount, paymentId: initiated.id });
    const fields = payFields(initiated.id, request.selection, amount);
    try {
      const { key, rnd } = findAttempt('pay', { ...fields, locale }, openedAtMs);
      rememberPayment(key, initiated.id);
      const result = paymentResultPath(locale, { status: 'pending', rnd, paymentId: initiated.id });
      const outcome = await payPayment(channel, { redirect_url: window.location.origin + result, ...fields }, key);
      rememberOrigin(initiated.id, { path: withoutFill(new URL(window.location.href)), draft: draftName ?? null });
      if (outcome.redirectUrl) return window.location.assign(outcome.redirectUrl);
      settleAttempts(initiated.id, outcome.state);
      await Promise.all([refreshBalance(), queries.invalidateQueries()]);
      router.push(result);
    } catch (error) {
      const found = await problemOf(error, initiated, amount, request.selection);
      if (found.kind === 'price_changed') agreed.current = { paymentId: initiated.id, amount: found.to };
      setProblem(found);
      if (request.selection.kind === 'company') void queries.invalidateQueries({ queryKey: paymentOptionsQuery.queryKey });
    }
  };

  const pay = async (request: PayRequest): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsPaying(true);
    setProblem(null);
    try {
      const initiated = await initiate(request, serviceId, openedAtMs);
      trackService('add_to_cart', serviceId, { amount: initiated.amount, paymentId: initiated.id });
      await payInitiated(initiated, request);
    } finally {
      isBusy.current = false;
      setIsPaying(false);
    }
  };
  return { pay, isPaying, problem };
}
