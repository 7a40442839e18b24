import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { type GatewayFailure, gatewayFailures } from '@/lib/contracts/money/gateway';
import { dayMs, minuteMs } from '@/lib/domain/time/duration';
import { fromTbilisiClock } from '@/lib/domain/time/tbilisi';
import type { Clock } from './clock';
import {
  type GatewayCallback,
  type GatewayCard,
  type GatewayOrder,
  type GatewayPayment,
  type GatewayPaymentState,
  InvalidCallbackError,
  type PaymentGateway,
  PaymentGatewayError,
  type Settlement,
  type StartedGatewayPayment,
} from './payment-gateway';

/** What the sandbox stores of an order, as a bank would on its side. */
export type SandboxOrder = {
  id: string;
  reference: string;
  amountMinor: number;
  refundedMinor: number;
  /** open: its page waits for the payer · pending: left to the bank, which approves it at `settledAt` */
  state: 'open' | 'pending' | 'approved' | 'declined' | 'cancelled' | 'charged_back';
  description: string;
  savesCard: boolean;
  cardToken: string | null;
  cardMask: string | null;
  failureCode: string | null;
  returnUrl: string;
  callbackUrl: string;
  createdAt: Date;
  settledAt: Date | null;
};

export type NewSandboxOrder = Omit<SandboxOrder, 'id' | 'refundedMinor' | 'state' | 'failureCode' | 'settledAt' | 'cardMask'>;
export type SandboxChange = Partial<
  Pick<SandboxOrder, 'state' | 'savesCard' | 'cardToken' | 'cardMask' | 'failureCode' | 'settledAt'>
>;

export type SandboxStore = {
  /** Stores an order, or returns the one that the reference has. */
  add(order: NewSandboxOrder): Promise<SandboxOrder>;
  find(id: string): Promise<SandboxOrder | undefined>;
  findByReference(reference: string): Promise<SandboxOrder | undefined>;
  /** @returns undefined when the order is in none of the states any more */
  change(id: string, from: SandboxOrder['state'][], change: SandboxChange): Promise<SandboxOrder | undefined>;
  /** Sends back once for a key. @returns undefined when the order is not approved, or has not so much left */
  refund(id: string, key: string, amountMinor: number): Promise<SandboxOrder | undefined>;
  /** The order under which a card was stored. */
  findCard(token: string): Promise<SandboxOrder | undefined>;
  forgetCard(token: string): Promise<void>;
  settledBetween(from: Date, to: Date): Promise<SandboxOrder[]>;
};

/** What a test card does, as in the test modes of other gateways. Their numbers are only on the page and are never sent or stored. */
export type TestCard = {
  id: string;
  number: string;
  brand: string;
  hasThreeDSecure: boolean;
  failure: GatewayFailure | null;
};

const card = (id: string, number: string, brand: string, more: Partial<TestCard> = {}): TestCard => ({
  id,
  number,
  brand,
  hasThreeDSecure: false,
  failure: null,
  ...more,
});

export const testCards: readonly TestCard[] = [
  card('three_d_secure', '4000 0000 0000 3220', 'Visa', { hasThreeDSecure: true }),
  card('visa', '4242 4242 4242 4242', 'Visa'),
  card('mastercard', '5555 5555 5555 4444', 'Mastercard'),
  card('declined', '4000 0000 0000 0002', 'Visa', { failure: 'errors.payment_declined' }),
  card('insufficient_funds', '4000 0000 0000 9995', 'Visa', { failure: 'errors.payment_insufficient_funds' }),
  card('expired', '4000 0000 0000 0069', 'Visa', { failure: 'errors.payment_card_expired' }),
  card('restricted', '4000 0000 0000 9979', 'Visa', { failure: 'errors.payment_card_restricted' }),
];

export const findTestCard = (id: string | null): TestCard | undefined => testCards.find((one) => one.id === id);

/** `4000 **** **** 3220` */
export const maskOf = ({ number }: TestCard): string => number.replace(/ \d{4} \d{4} /, ' **** **** ');

/** A token encodes the behaviour and the expiry of its card, not its number. */
export const newCardToken = (id: string, expires: string): string => `${id}:${expires.replace('/', '')}:${randomUUID()}`;

function readToken(token: string | null): { testCard: TestCard | undefined; expires: string | null } {
  const [id = '', expires = ''] = (token ?? '').split(':');
  return { testCard: findTestCard(id), expires: /^\d{4}$/.test(expires) ? `${expires.slice(0, 2)}/${expires.slice(2)}` : null };
}

export const orderLifeMs = 15 * minuteMs;
/** How long a payment that was left pending stays so. */
export const pendingMs = minuteMs;

export const isOrderExpired = ({ state, createdAt }: SandboxOrder, now: Date): boolean =>
  state === 'open' && now.getTime() - createdAt.getTime() >= orderLifeMs;

const stateOf = (order: SandboxOrder, now: Date): GatewayPaymentState => {
  if (isOrderExpired(order, now)) return 'expired';
  return order.state === 'open' ? 'pending' : order.state;
};

const failureOf = (code: string | null): GatewayFailure | null => gatewayFailures.find((key) => key === code) ?? null;

function cardOf({ cardMask, cardToken, savesCard }: SandboxOrder): GatewayCard | null {
  if (cardMask === null) return null;
  const { testCard, expires } = readToken(cardToken);
  return { token: savesCard ? cardToken : null, mask: cardMask, brand: testCard?.brand ?? null, expires };
}

const currency = 'GEL';

const toPayment = (order: SandboxOrder, now: Date): GatewayPayment => {
  const state = stateOf(order, now);
  return {
    gatewayOrderId: order.id,
    paymentId: Number(order.reference),
    state,
    amountMinor: order.amountMinor,
    currency,
    refundedMinor: order.refundedMinor,
    card: cardOf(order),
    failureKey: state === 'expired' ? 'errors.payment_timeout' : failureOf(order.failureCode),
  };
};

const toSettlement = ({ id, reference, amountMinor, refundedMinor }: SandboxOrder): Settlement => ({
  gatewayOrderId: id,
  paymentId: Number(reference),
  amountMinor,
  refundedMinor,
  currency,
});

export const timestampHeader = 'x-sandbox-timestamp';
export const signatureHeader = 'x-sandbox-signature';
const windowSeconds = 300;

export const callbackSchema = z.strictObject({
  event_id: z.uuid(),
  order_id: z.uuid(),
  reference: z.string().regex(/^\d{1,10}$/),
  state: z.string(),
  amount: z.number(),
  currency: z.string(),
});
export type SandboxCallback = z.infer<typeof callbackSchema>;

/** HMAC-SHA256 over `timestamp.body`, in hex. */
export const signCallback = (key: string, timestamp: string, rawBody: string | Uint8Array): string =>
  createHmac('sha256', key).update(`${timestamp}.`).update(rawBody).digest('hex');

/** @throws InvalidCallbackError */
function verifyCallback(key: string, rawBody: Uint8Array, headers: Headers, now: Date): void {
  const timestamp = headers.get(timestampHeader) ?? '';
  const given = Buffer.from(headers.get(signatureHeader) ?? '', 'hex');
  const right = Buffer.from(signCallback(key, timestamp, rawBody), 'hex');
  if (given.length !== right.length || !timingSafeEqual(given, right))
    throw new InvalidCallbackError('The callback is signed wrongly.');
  const ageSeconds = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (!(ageSeconds <= windowSeconds)) throw new InvalidCallbackError('The callback is too old.');
}

/** @throws InvalidCallbackError */
function readCallback(key: string, rawBody: Uint8Array, headers: Headers, now: Date): GatewayCallback {
  verifyCallback(key, rawBody, headers, now);
  try {
    const { event_id, order_id, reference } = callbackSchema.parse(JSON.parse(new TextDecoder().decode(rawBody)));
    return { eventId: event_id, gatewayOrderId: order_id, paymentId: Number(reference) };
  } catch {
    throw new InvalidCallbackError('The callback is malformed.');
  }
}

const dayStart = (day: string): Date => fromTbilisiClock(new Date(`${day}T00:00:00Z`));

export type SandboxOptions = { store: SandboxStore; readKey: () => Promise<string>; clock: Clock };

/** The bundled gateway: it takes no money, and its page, `/api/payments/sandbox/{id}`, lets the payer choose the outcome of each payment. */
export function createSandboxGateway({ store, readKey, clock }: SandboxOptions): PaymentGateway {
  const pageOf = ({ id }: SandboxOrder, { locale }: GatewayOrder) => `/api/payments/sandbox/${id}?lang=${locale}`;
  const newOrderOf = (order: GatewayOrder): NewSandboxOrder => ({
    reference: String(order.paymentId),
    amountMinor: order.amountMinor,
    description: order.description,
    savesCard: order.saveCard || order.cardToken !== null,
    cardToken: order.cardToken,
    returnUrl: order.returnUrl,
    callbackUrl: order.callbackUrl,
    createdAt: clock(),
  });

  /** What a saved card does without a page. One that needs 3-D Secure is confirmed on the page. */
  async function charge(order: SandboxOrder, kept: SandboxOrder | undefined): Promise<SandboxOrder> {
    const { testCard } = readToken(order.cardToken);
    if (kept === undefined || testCard === undefined) {
      const change: SandboxChange = { state: 'declined', failureCode: 'errors.payment_card_invalid', settledAt: clock() };
      return (await store.change(order.id, ['open'], change)) ?? order;
    }
    if (testCard.hasThreeDSecure) return order;
    const change: SandboxChange = testCard.failure
      ? { state: 'declined', failureCode: testCard.failure, cardMask: kept.cardMask, settledAt: clock() }
      : { state: 'approved', cardMask: kept.cardMask, settledAt: clock() };
    return (await store.change(order.id, ['open'], change)) ?? order;
  }

  async function create(order: GatewayOrder): Promise<StartedGatewayPayment> {
    const kept = order.cardToken === null ? undefined : await store.findCard(order.cardToken);
    const added = await store.add(newOrderOf(order));
    if (added.amountMinor !== order.amountMinor)
      throw new PaymentGatewayError('refused', 'The reference belongs to an order of another amount.');
    const charged = added.state === 'open' && added.cardToken !== null ? await charge(added, kept) : added;
    const redirectUrl = charged.state === 'open' ? pageOf(charged, order) : null;
    return { gatewayOrderId: charged.id, redirectUrl, state: stateOf(charged, clock()) };
  }

  /** The bank decides what was left pending. */
  async function decide(order: SandboxOrder): Promise<SandboxOrder> {
    const isDue = order.state === 'pending' && order.settledAt !== null && order.settledAt <= clock();
    return isDue ? ((await store.change(order.id, ['pending'], { state: 'approved' })) ?? order) : order;
  }

  const present = async (order: SandboxOrder | undefined): Promise<GatewayPayment | null> =>
    order === undefined ? null : toPayment(await decide(order), clock());

  return {
    name: 'sandbox',
    createPayment: create,
    getPayment: async (gatewayOrderId) => present(await store.find(gatewayOrderId)),
    findByReference: async (paymentId) => present(await store.findByReference(String(paymentId))),
    refund: async ({ gatewayOrderId, amountMinor, idempotencyKey }) => ({
      state: (await store.refund(gatewayOrderId, idempotencyKey, amountMinor)) ? 'done' : 'failed',
    }),
    deleteCard: (token) => store.forgetCard(token),
    readCallback: async (rawBody, headers, now) => readCallback(await readKey(), rawBody, headers, now),
    listSettlements: async (day) => {
      const from = dayStart(day);
      const orders = await store.settledBetween(from, new Date(from.getTime() + dayMs));
      return orders.map(toSettlement);
    },
  };
}
