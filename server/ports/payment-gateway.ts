import type { Locale } from '@/lib/contracts/locales';
import type { GatewayFailure } from '@/lib/contracts/money/gateway';
import type { GatewayName } from '@/lib/contracts/money/payments';

/** pending: with the payer or the bank, so poll again · charged_back: taken back by the payer's bank after it was approved. */
export type GatewayPaymentState = 'pending' | 'approved' | 'declined' | 'cancelled' | 'expired' | 'charged_back';

export type GatewayOrder = {
  /** Our payment. Every gateway gets it as the shop's own reference, and one payment makes one order there. */
  paymentId: number;
  /** In tetri of lari; no other currency is taken. */
  amountMinor: number;
  description: string;
  locale: Locale;
  /** Where the payer returns to in any case, without the outcome. */
  returnUrl: string;
  callbackUrl: string;
  /** Asks the gateway to store the card as a token. */
  saveCard: boolean;
  /** Pays with a card that was stored before. */
  cardToken: string | null;
};

export type StartedGatewayPayment = {
  gatewayOrderId: string;
  /** The gateway's own page; null when the saved card was charged without one. */
  redirectUrl: string | null;
  state: GatewayPaymentState;
};

export type GatewayCard = {
  /** Null unless the payer asked to store the card and the gateway did. */
  token: string | null;
  /** As the gateway shows it, such as `4000 00** **** 3220`; never a whole number. */
  mask: string;
  brand: string | null;
  /** `MM/YY`. */
  expires: string | null;
};

export type GatewayPayment = {
  gatewayOrderId: string;
  /** Our payment as the gateway has it; null when it does not report it. To be compared with our own. */
  paymentId: number | null;
  state: GatewayPaymentState;
  /** The charged amount once approved, the requested one before. To be compared with our own amount. */
  amountMinor: number;
  /** ISO 4217. To be compared with GEL. */
  currency: string;
  refundedMinor: number;
  card: GatewayCard | null;
  /** Why it failed, as a message key; null while it has not. */
  failureKey: GatewayFailure | null;
};

export type GatewayRefund = {
  gatewayOrderId: string;
  amountMinor: number;
  /** The uuid of our refund: repeated with it, a refund is sent once. */
  idempotencyKey: string;
  /**
   * What earlier refunds of the payment sent back, without this one. It shows whether this one has arrived where no key does, so a
   * payment has one refund under way at a time.
   */
  refundedBeforeMinor: number;
};

export type GatewayRefundState = 'done' | 'pending' | 'failed';

export type GatewayCallback = {
  /** The event's identity, which makes copies of it one; null where the gateway gives none, and each is a reason to ask for the state. */
  eventId: string | null;
  gatewayOrderId: string;
  /** Our payment, where the callback names it: the gateway may call before it has answered `createPayment`. */
  paymentId: number | null;
};

/** One payment as the gateway settled it. */
export type Settlement = {
  gatewayOrderId: string;
  /** Null when the order carries no reference of ours. */
  paymentId: number | null;
  amountMinor: number;
  refundedMinor: number;
  currency: string;
};

/**
 * How a call failed. refused: the gateway declined, and nothing was charged or sent back. unreachable: no answer in time, and for a call
 * that moves money its effect is unknown. unreadable: it answered what nobody understands; the effect is unknown too.
 */
export type GatewayErrorReason = 'refused' | 'unreachable' | 'unreadable';

/** Quotes nothing of a request or a response. */
export class PaymentGatewayError extends Error {
  override readonly name = 'PaymentGatewayError';
  constructor(
    readonly reason: GatewayErrorReason,
    message: string,
  ) {
    super(message);
  }

  /** Whether money may have moved: the payment stays pending and the reconciler polls. */
  get isOutcomeUnknown(): boolean {
    return this.reason !== 'refused';
  }
}

/** A callback that was forged, altered, too old or malformed. It has no effect. */
export class InvalidCallbackError extends Error {
  override readonly name = 'InvalidCallbackError';
}

/** A company that takes card payments. Every call but `readCallback` throws `PaymentGatewayError`, within the deadline of ten seconds. */
export type PaymentGateway = {
  readonly name: GatewayName;
  /** Never retried blindly: after an unknown outcome the reconciler looks with `findByReference`. */
  createPayment(order: GatewayOrder): Promise<StartedGatewayPayment>;
  /** The gateway's present state; null for an order that is unknown to it. */
  getPayment(gatewayOrderId: string): Promise<GatewayPayment | null>;
  /** Finds the order of a payment whose answer was lost; null when there is none, or the gateway offers no such search. */
  findByReference(paymentId: number): Promise<GatewayPayment | null>;
  /** Sends money back to the card, or returns the state of the same refund. A refund that the gateway refuses is `failed`. */
  refund(refund: GatewayRefund): Promise<{ state: GatewayRefundState }>;
  /** Deletes a saved card. An unknown one counts as deleted. */
  deleteCard(token: string): Promise<void>;
  /** @throws InvalidCallbackError when it was forged, altered, malformed, or is older than five minutes */
  readCallback(rawBody: Uint8Array, headers: Headers, now: Date): Promise<GatewayCallback>;
  /** What was settled on a day of Tbilisi; null when the gateway offers no list, and payments are compared one by one. */
  listSettlements(day: string): Promise<Settlement[] | null>;
};

export type PaymentGateways = {
  /** Takes new card payments; null while nothing is configured (503 `errors.payments_unavailable`). */
  current: PaymentGateway | null;
  /** The gateway of an earlier payment or a saved card; null when it is no longer configured. */
  find(name: GatewayName): PaymentGateway | null;
};
