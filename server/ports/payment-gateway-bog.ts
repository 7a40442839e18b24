import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { z } from 'zod';
import type { GatewayFailure } from '@/lib/contracts/money/gateway';
import { toMajorUnits, toMinorUnits } from '@/lib/domain/money/amount';
import type { Clock } from './clock';
import { createGatewayClient, type GatewayClient, type GatewayRequest, unlessRefused } from './gateway-http';
import {
  type GatewayCard,
  type GatewayOrder,
  type GatewayPayment,
  type GatewayPaymentState,
  type GatewayRefund,
  type GatewayRefundState,
  InvalidCallbackError,
  type PaymentGateway,
} from './payment-gateway';

export type BogOptions = {
  clientId: string;
  clientSecret: string;
  /** Without a trailing slash. */
  apiUrl: string;
  tokenUrl: string;
  /** PEM, as the bank publishes it for the `Callback-Signature`. */
  callbackPublicKey: string;
  /** A secret of this installation, so that two that share an account never share an idempotency key. */
  readSiteKey: () => Promise<string>;
  clock: Clock;
  timeoutMs?: number | undefined;
};

/** Of the documentation: https://api.bog.ge/docs/en/payments/standard-process/callback */
export const bogCallbackPublicKey = `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAu4RUyAw3+CdkS3ZNILQh
zHI9Hemo+vKB9U2BSabppkKjzjjkf+0Sm76hSMiu/HFtYhqWOESryoCDJoqffY0Q
1VNt25aTxbj068QNUtnxQ7KQVLA+pG0smf+EBWlS1vBEAFbIas9d8c9b9sSEkTrr
TYQ90WIM8bGB6S/KLVoT1a7SnzabjoLc5Qf/SLDG5fu8dH8zckyeYKdRKSBJKvhx
tcBuHV4f7qsynQT+f2UYbESX/TLHwT5qFWZDHZ0YUOUIvb8n7JujVSGZO9/+ll/g
4ZIWhC1MlJgPObDwRkRd8NFOopgxMcMsDIZIoLbWKhHVq67hdbwpAq9K9WMmEhPn
PwIDAQAB
-----END PUBLIC KEY-----`;

const ttlMinutes = 30;
const callbackAgeMsMax = 300_000;

const createdSchema = z.object({
  id: z.string().min(1),
  _links: z.object({ redirect: z.object({ href: z.url({ protocol: /^https?$/ }) }) }),
});

/** Amounts are decimal texts in receipts, such as "10.5". */
const amount = z.coerce.number().nonnegative().transform(toMinorUnits);
const text = z.string().nullish();

const receiptSchema = z.object({
  order_id: z.string().min(1),
  external_order_id: text,
  order_status: z.object({ key: z.string() }),
  purchase_units: z.object({
    request_amount: amount,
    transfer_amount: amount.nullish(),
    refund_amount: amount.nullish(),
    currency_code: z.string(),
  }),
  payment_detail: z
    .object({
      payer_identifier: text,
      card_type: text,
      card_expiry_date: text,
      code: z.coerce.string().nullish(),
      parent_order_id: text,
      saved_card_type: text,
    })
    .nullish(),
  reject_reason: text,
  actions: z.array(z.object({ action_id: text, status: text })).nullish(),
});
type Receipt = z.output<typeof receiptSchema>;

const callbackSchema = z.object({
  event: z.literal('order_payment'),
  zoned_request_time: z.coerce.date(),
  body: z.object({ order_id: z.string().min(1), external_order_id: text }),
});

const refundSchema = z.object({ action_id: z.string().min(1) });

const states: Record<string, GatewayPaymentState> = {
  completed: 'approved',
  refund_requested: 'approved',
  refunded: 'approved',
  refunded_partially: 'approved',
  rejected: 'declined',
};

/** https://api.bog.ge/docs/en/payments/response-codes */
const failures: Record<string, GatewayFailure> = {
  101: 'errors.payment_card_restricted',
  102: 'errors.payment_card_invalid',
  103: 'errors.payment_card_invalid',
  104: 'errors.payment_limit',
  105: 'errors.payment_card_expired',
  106: 'errors.payment_limit',
  107: 'errors.payment_insufficient_funds',
  108: 'errors.payment_authentication',
  109: 'errors.payment_technical',
  110: 'errors.payment_timeout',
  111: 'errors.payment_timeout',
  199: 'errors.payment_technical',
};

const stateOf = ({ order_status, reject_reason }: Receipt): GatewayPaymentState =>
  order_status.key === 'rejected' && reject_reason === 'expiration' ? 'expired' : (states[order_status.key] ?? 'pending');

const brands: Record<string, string> = { visa: 'Visa', mc: 'Mastercard', amex: 'American Express' };

/** A card is stored under the order that it paid first. */
function cardOf({ order_id, payment_detail: detail }: Receipt): GatewayCard | null {
  if (!detail?.payer_identifier) return null;
  const isKept = Boolean(detail.saved_card_type);
  return {
    token: detail.parent_order_id ?? (isKept ? order_id : null),
    mask: detail.payer_identifier,
    brand: brands[detail.card_type ?? ''] ?? null,
    expires: detail.card_expiry_date ?? null,
  };
}

const paymentIdOf = (reference: string | null | undefined): number | null =>
  reference && /^\d{1,10}$/.test(reference) ? Number(reference) : null;

function toPayment(receipt: Receipt): GatewayPayment {
  const state = stateOf(receipt);
  const { request_amount, transfer_amount, refund_amount, currency_code } = receipt.purchase_units;
  const failure = failures[receipt.payment_detail?.code ?? ''] ?? 'errors.payment_declined';
  return {
    gatewayOrderId: receipt.order_id,
    paymentId: paymentIdOf(receipt.external_order_id),
    state,
    amountMinor: state === 'approved' ? (transfer_amount ?? request_amount) : request_amount,
    currency: currency_code,
    refundedMinor: refund_amount ?? 0,
    card: cardOf(receipt),
    failureKey: state === 'declined' ? failure : state === 'expired' ? 'errors.payment_timeout' : null,
  };
}

const orderBody = (order: GatewayOrder) => ({
  callback_url: order.callbackUrl,
  external_order_id: String(order.paymentId),
  capture: 'automatic',
  ttl: ttlMinutes,
  payment_method: ['card'],
  purchase_units: {
    currency: 'GEL',
    total_amount: toMajorUnits(order.amountMinor),
    basket: [
      {
        product_id: String(order.paymentId),
        description: order.description,
        quantity: 1,
        unit_price: toMajorUnits(order.amountMinor),
      },
    ],
  },
  redirect_urls: { success: order.returnUrl, fail: order.returnUrl },
});

/** A name as a UUID of version 4's form, which the bank requires of idempotency keys. */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}

/** @throws InvalidCallbackError */
function verifySignature(rawBody: Uint8Array, signature: string | null, publicKey: KeyObject): void {
  if (signature === null) throw new InvalidCallbackError('The callback is not signed.');
  const isSigned = verify('sha256', rawBody, publicKey, Buffer.from(signature, 'base64'));
  if (!isSigned) throw new InvalidCallbackError('The callback is signed wrongly.');
}

function readCallback(rawBody: Uint8Array, headers: Headers, now: Date, publicKey: KeyObject) {
  verifySignature(rawBody, headers.get('callback-signature'), publicKey);
  const parsed = callbackSchema.safeParse(parseJson(rawBody));
  if (!parsed.success) throw new InvalidCallbackError('The callback is malformed.');
  const { zoned_request_time: sentAt, body } = parsed.data;
  if (Math.abs(now.getTime() - sentAt.getTime()) > callbackAgeMsMax) throw new InvalidCallbackError('The callback is too old.');
  const eventId = createHash('sha256').update(rawBody).digest('hex');
  return { eventId, gatewayOrderId: body.order_id, paymentId: paymentIdOf(body.external_order_id) };
}

function parseJson(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(rawBody));
  } catch {
    return undefined;
  }
}

const refundStates: Record<string, GatewayRefundState> = { completed: 'done', rejected: 'failed' };

function createBogClient({ clientId, clientSecret, tokenUrl, clock, timeoutMs }: BogOptions): GatewayClient {
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  const body = new URLSearchParams({ grant_type: 'client_credentials' });
  const tokenRequest: GatewayRequest = { method: 'POST', url: tokenUrl, headers: { authorization }, body };
  return createGatewayClient({ tokenRequest, clock, timeoutMs });
}

/**
 * Bank of Georgia Payments: https://api.bog.ge/docs/en/payments. Assumptions are in docs/decisions/0024.
 * @throws Error when the public key is none
 */
export function createBogGateway(options: BogOptions): PaymentGateway {
  const { readSiteKey, apiUrl } = options;
  const publicKey = createPublicKey(options.callbackPublicKey);
  const client = createBogClient(options);
  const request = (method: GatewayRequest['method'], path: string, rest: Omit<GatewayRequest, 'method' | 'url'> = {}) => ({
    method,
    url: `${apiUrl}/payments/v1/${path}`,
    ...rest,
  });
  const receiptOf = (id: string): Promise<Receipt | null> =>
    client.find(request('GET', `receipt/${encodeURIComponent(id)}`), receiptSchema);

  /** Asked before the payer is sent to the page. A card that could not be saved is not a reason to refuse the payment. */
  async function askToSaveCard(orderId: string): Promise<void> {
    await client.forget(request('PUT', `orders/${encodeURIComponent(orderId)}/cards`)).catch(() => undefined);
  }

  const isSentBack = (receipt: Receipt | null, { amountMinor, refundedBeforeMinor }: GatewayRefund): boolean =>
    receipt?.purchase_units.refund_amount === refundedBeforeMinor + amountMinor;

  /** The action of a refund has its state; a refusal of a repeated one may mean that the first has arrived. */
  async function sendBack(refund: GatewayRefund): Promise<GatewayRefundState> {
    const { gatewayOrderId, amountMinor, idempotencyKey } = refund;
    const headers = { 'idempotency-key': idempotencyKey };
    const path = `payment/refund/${encodeURIComponent(gatewayOrderId)}`;
    const sending = client.call(request('POST', path, { headers, body: { amount: toMajorUnits(amountMinor) } }), refundSchema);
    const sent = await unlessRefused(sending, null);
    const receipt = await receiptOf(gatewayOrderId);
    if (sent === null) return isSentBack(receipt, refund) ? 'done' : 'failed';
    const action = receipt?.actions?.find(({ action_id: id }) => id === sent.action_id);
    return refundStates[action?.status ?? ''] ?? 'pending';
  }

  return {
    name: 'bog',
    createPayment: async (order) => {
      const { cardToken, locale, paymentId, saveCard } = order;
      const path = cardToken === null ? 'ecommerce/orders' : `ecommerce/orders/${encodeURIComponent(cardToken)}`;
      const headers = {
        'idempotency-key': uuidOf(`${await readSiteKey()} ${paymentId}`),
        // The languages of the bank's page.
        'accept-language': locale === 'ka' ? 'ka' : 'en',
      };
      const created = await client.call(request('POST', path, { headers, body: orderBody(order) }), createdSchema);
      if (saveCard && cardToken === null) await askToSaveCard(created.id);
      return { gatewayOrderId: created.id, redirectUrl: created._links.redirect.href, state: 'pending' };
    },
    getPayment: async (gatewayOrderId) => {
      const receipt = await receiptOf(gatewayOrderId);
      return receipt && toPayment(receipt);
    },
    // The bank offers no search. Without its answer nobody got the address of its page, so nothing can have been charged.
    findByReference: async () => null,
    refund: async (refund) => ({ state: await sendBack(refund) }),
    deleteCard: (token) => client.forget(request('DELETE', `charges/card/${encodeURIComponent(token)}`)),
    readCallback: async (rawBody, headers, now) => readCallback(rawBody, headers, now, publicKey),
    listSettlements: async () => null,
  };
}
