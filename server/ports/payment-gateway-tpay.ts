import { z } from 'zod';
import type { GatewayFailure } from '@/lib/contracts/money/gateway';
import { toMajorUnits, toMinorUnits } from '@/lib/domain/money/amount';
import type { Clock } from './clock';
import { createGatewayClient, type GatewayRequest, unlessRefused } from './gateway-http';
import {
  type GatewayCallback,
  type GatewayCard,
  type GatewayOrder,
  type GatewayPayment,
  type GatewayPaymentState,
  type GatewayRefund,
  type GatewayRefundState,
  InvalidCallbackError,
  type PaymentGateway,
  PaymentGatewayError,
  type StartedGatewayPayment,
} from './payment-gateway';

export type TpayOptions = {
  clientId: string;
  clientSecret: string;
  /** Of the developer's app; sent with every call. */
  apiKey: string;
  /** Without a trailing slash. */
  apiUrl: string;
  clock: Clock;
  timeoutMs?: number | undefined;
};

const expirationMinutes = 12;
/** Payment by card; the others would need their own forms. */
const cardMethod = 5;
const descriptionMax = 30;
const savedForYears = 5;

const text = z.string().nullish();
const amount = z.coerce.number().nonnegative().transform(toMinorUnits);

const startedSchema = z.object({
  payId: z.string().min(1),
  status: z.string(),
  links: z.array(z.object({ uri: z.string(), rel: z.string() })).nullish(),
});

const paymentSchema = z.object({
  payId: z.string().min(1),
  status: z.string(),
  currency: z.string(),
  amount,
  returnedAmount: amount.nullish(),
  resultCode: text,
  paymentCardNumber: text,
  merchantPaymentId: text,
  // The documentation spells the date both ways.
  recurringCard: z.object({ recId: text, cardMask: text, expiryDate: text, expirtyDate: text }).nullish(),
});
type TpayPayment = z.output<typeof paymentSchema>;

const callbackSchema = z.object({ PaymentId: z.string().regex(/^[\w-]{1,64}$/) });

/** https://developers.tbcbank.ge/docs/checkout-get-checkout-payment-details */
const states: Record<string, GatewayPaymentState> = {
  Succeeded: 'approved',
  Returned: 'approved',
  PartialReturned: 'approved',
  CancelPaymentProcessing: 'approved',
  Failed: 'declined',
  Expired: 'expired',
};

/** https://developers.tbcbank.ge/docs/result-code */
const failures: Record<string, GatewayFailure> = {
  decline_expired_card: 'errors.payment_card_expired',
  decline_suspected_fraud: 'errors.payment_card_restricted',
  decline_restricted_card: 'errors.payment_card_restricted',
  decline_invalid_card_number: 'errors.payment_card_invalid',
  decline_not_sufficient_funds: 'errors.payment_insufficient_funds',
  decline_card_not_effective: 'errors.payment_card_restricted',
};

const stateOf = (status: string): GatewayPaymentState => states[status] ?? 'pending';

/** The bank names no brand; the first digit of a card number identifies it. */
const brands: Record<string, string> = { 2: 'Mastercard', 3: 'American Express', 4: 'Visa', 5: 'Mastercard' };

/** `1227` and `12/27` as `12/27`. */
const toExpiry = (date: string | null | undefined): string | null => (date ? date.replace(/^(\d\d)\/?(\d\d)$/, '$1/$2') : null);

function cardOf({ recurringCard, paymentCardNumber }: TpayPayment): GatewayCard | null {
  const mask = recurringCard?.cardMask ?? paymentCardNumber;
  if (!mask) return null;
  return {
    token: recurringCard?.recId ?? null,
    mask,
    brand: brands[mask[0] ?? ''] ?? null,
    expires: toExpiry(recurringCard?.expiryDate ?? recurringCard?.expirtyDate),
  };
}

function toPayment(payment: TpayPayment): GatewayPayment {
  const state = stateOf(payment.status);
  const reference = payment.merchantPaymentId ?? '';
  const failure = failures[payment.resultCode ?? ''] ?? 'errors.payment_declined';
  return {
    gatewayOrderId: payment.payId,
    paymentId: /^\d{1,10}$/.test(reference) ? Number(reference) : null,
    state,
    amountMinor: payment.amount,
    currency: payment.currency,
    refundedMinor: payment.returnedAmount ?? 0,
    card: cardOf(payment),
    failureKey: state === 'declined' ? failure : state === 'expired' ? 'errors.payment_timeout' : null,
  };
}

/** `MMYY`, some years ahead: until when the card may be charged. */
function savedUntil(now: Date): string {
  const year = (now.getUTCFullYear() + savedForYears) % 100;
  return `${String(now.getUTCMonth() + 1).padStart(2, '0')}${String(year).padStart(2, '0')}`;
}

const orderBody = (order: GatewayOrder, now: Date) => ({
  amount: { currency: 'GEL', total: toMajorUnits(order.amountMinor) },
  returnurl: order.returnUrl,
  callbackUrl: order.callbackUrl,
  // Printed on the bank statement, which takes plain letters only.
  extra: String(order.paymentId),
  expirationMinutes,
  methods: [cardMethod],
  preAuth: false,
  // The languages of the bank's page.
  language: order.locale === 'ka' ? 'KA' : 'EN',
  merchantPaymentId: String(order.paymentId),
  description: order.description.slice(0, descriptionMax),
  skipInfoMessage: true,
  ...(order.saveCard ? { saveCard: true, saveCardToDate: savedUntil(now) } : {}),
});

/**
 * It is not signed: it is only a reason to ask for the state of a known payment.
 * @throws InvalidCallbackError
 */
function readCallback(rawBody: Uint8Array): GatewayCallback {
  try {
    const { PaymentId } = callbackSchema.parse(JSON.parse(new TextDecoder().decode(rawBody)));
    return { eventId: null, gatewayOrderId: PaymentId, paymentId: null };
  } catch {
    throw new InvalidCallbackError('The callback is malformed.');
  }
}

/** TBC Checkout (tpay): https://developers.tbcbank.ge/docs/checkout-overview. Assumptions are in docs/decisions/0024. */
export function createTpayGateway({ clientId, clientSecret, apiKey, apiUrl, clock, timeoutMs }: TpayOptions): PaymentGateway {
  const headers = { apikey: apiKey };
  const request = (method: GatewayRequest['method'], path: string, body?: unknown): GatewayRequest => ({
    method,
    url: `${apiUrl}/v1/tpay/${path}`,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  const client = createGatewayClient({
    tokenRequest: request('POST', 'access-token', new URLSearchParams({ client_id: clientId, client_secret: clientSecret })),
    clock,
    timeoutMs,
  });
  const find = (id: string): Promise<TpayPayment | null> =>
    client.find(request('GET', `payments/${encodeURIComponent(id)}`), paymentSchema);

  /** Charges a saved card at once, without a page. */
  async function charge(order: GatewayOrder, recId: string): Promise<StartedGatewayPayment> {
    const money = { currency: 'GEL', amount: toMajorUnits(order.amountMinor) };
    const body = { recId, money, merchantPaymentId: String(order.paymentId), extra: String(order.paymentId), preAuth: false };
    const { payId, status } = await client.call(request('POST', 'payments/execution', body), startedSchema);
    return { gatewayOrderId: payId, redirectUrl: null, state: stateOf(status) };
  }

  async function openPage(order: GatewayOrder): Promise<StartedGatewayPayment> {
    const started = await client.call(request('POST', 'payments', orderBody(order, clock())), startedSchema);
    const page = started.links?.find(({ rel }) => rel === 'approval_url')?.uri;
    if (page === undefined || !/^https?:\/\//.test(page))
      throw new PaymentGatewayError('unreadable', 'The payment gateway named no page.');
    return { gatewayOrderId: started.payId, redirectUrl: page, state: stateOf(started.status) };
  }

  /** The bank has no idempotency keys: the amount refunded so far shows whether this refund has arrived. */
  async function sendBack({ gatewayOrderId, amountMinor, refundedBeforeMinor }: GatewayRefund): Promise<GatewayRefundState> {
    const afterMinor = refundedBeforeMinor + amountMinor;
    const payment = await find(gatewayOrderId);
    if (payment?.status === 'CancelPaymentProcessing') return 'pending';
    if (payment?.returnedAmount === afterMinor) return 'done';
    if (payment === null || (payment.returnedAmount ?? 0) !== refundedBeforeMinor) return 'failed';
    const path = `payments/${encodeURIComponent(gatewayOrderId)}/cancel`;
    await client.forget(request('POST', path, { amount: toMajorUnits(amountMinor) }));
    return (await find(gatewayOrderId))?.returnedAmount === afterMinor ? 'done' : 'pending';
  }

  return {
    name: 'tpay',
    createPayment: (order) => (order.cardToken === null ? openPage(order) : charge(order, order.cardToken)),
    getPayment: async (gatewayOrderId) => {
      const payment = await find(gatewayOrderId);
      return payment && toPayment(payment);
    },
    // The bank offers no search.
    findByReference: async () => null,
    refund: async (refund) => ({ state: await unlessRefused(sendBack(refund), 'failed') }),
    deleteCard: (token) => client.forget(request('POST', `payments/${encodeURIComponent(token)}/delete`, {})),
    readCallback: async (rawBody) => readCallback(rawBody),
    listSettlements: async () => null,
  };
}
