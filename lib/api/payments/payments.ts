import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { callApi } from '@/lib/api/client';
import { envelope } from '@/lib/contracts/common';
import { initiatedSchema, paidSchema, paymentOptionsSchema, savedCardsSchema } from '@/lib/contracts/money/payments';

const keyed = (key: string) => ({ headers: { 'Idempotency-Key': key } });

/** Other services may leave out everything but `result`. */
const topUpSchema = z.union([initiatedSchema, z.object({ result: z.literal(false) })]);

/**
 * Begins a top-up of the balance.
 * @param amount GEL
 * @returns the payment's id; null where the service refused
 * @throws ApiFailure
 */
export async function initTopUp(amount: number, key: string): Promise<number | null> {
  const response = await callApi(topUpSchema, {
    method: 'post',
    url: '/v3/payments/init-fill-balance',
    data: new URLSearchParams({ amount: String(amount) }),
    ...keyed(key),
  });
  return response.result ? response.data.id : null;
}

/** The payment action's fields; those without a value are left out. `amount` is what an order's page showed, in GEL. */
export type PayFields = {
  redirect_url: string;
  payment_id: number;
  pay_with: 'balance' | 'card' | 'loyalty_card' | 'package';
  card_id?: number;
  package_id?: number;
  loyalty_card?: string;
  save_card?: true;
  from_company?: true;
  amount?: number;
};

/** Top-ups and orders of services are paid at one address, orders of statements at the other. */
export type PaymentChannel = 'v3' | 'microservice';

const payResponseSchema = z.union([paidSchema, envelope(z.object({ result: z.boolean(), redirect_url: z.string().nullish() }))]);

/**
 * `redirectUrl` is the gateway's page; without one the payment is done or pending. `state` is null where the service does not report it.
 */
export type PayOutcome = {
  isAccepted: boolean;
  redirectUrl: string | null;
  state: z.output<typeof paidSchema>['data']['state'] | null;
};

/** @throws ApiFailure 409 `not_enough_balance`, 409 `errors.price_changed` */
export async function payPayment(channel: PaymentChannel, fields: PayFields, key: string): Promise<PayOutcome> {
  const { data } = await callApi(payResponseSchema, {
    method: 'post',
    url: `/${channel}/payments/pay`,
    data: fields,
    ...keyed(key),
  });
  return { isAccepted: data.result, redirectUrl: data.redirect_url || null, state: 'state' in data ? data.state : null };
}

/** What the visitor may pay with on this site. */
export const paymentOptionsQuery = queryOptions({
  queryKey: ['payment-options'],
  queryFn: async () => (await callApi(paymentOptionsSchema, { url: '/v3/payments/methods' })).data,
});

/** The visitor's saved cards. */
export const savedCardsQuery = queryOptions({
  queryKey: ['saved-cards'],
  queryFn: async () => (await callApi(savedCardsSchema, { url: '/v3/payments/cards' })).data,
});

const doneSchema = z.object({ result: z.literal(true) });

export async function removeCard(id: number, key: string): Promise<void> {
  await callApi(doneSchema, { method: 'delete', url: `/v3/payments/cards/${id}`, ...keyed(key) });
}

export async function chooseDefaultCard(id: number, key: string): Promise<void> {
  await callApi(doneSchema, { method: 'post', url: `/v3/payments/cards/${id}/default`, ...keyed(key) });
}
