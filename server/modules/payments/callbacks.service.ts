import type { GatewayName } from '@/lib/contracts/money/payments';
import { hourMs } from '@/lib/domain/time/duration';
import { malformed, notFound, paymentsUnavailable } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import {
  type GatewayCallback,
  InvalidCallbackError,
  type PaymentGateway,
  PaymentGatewayError,
  type PaymentGateways,
} from '../../ports/payment-gateway';
import type { CallbacksRepository } from './callbacks.repository';

export type CallbacksParts = {
  callbacks: CallbacksRepository;
  gateways: PaymentGateways;
  settle(paymentId: number): Promise<unknown>;
  /** Called for a callback that was refused: a wrong key, an attack, a clock that is off. */
  onRefused(gateway: GatewayName, reason: string): void;
  clock: Clock;
};
export type CallbacksService = ReturnType<typeof createCallbacksService>;

/** How long a charge with a lost response is looked for. */
const lostMsMax = 24 * hourMs;

/** Callbacks of gateways. They are only a hint which payment to query. */
export function createCallbacksService({ callbacks, gateways, settle, onRefused, clock }: CallbacksParts) {
  /** @throws ApiError 400 when it was forged, altered, malformed or is too old */
  const read = async (gateway: PaymentGateway, rawBody: Uint8Array, headers: Headers): Promise<GatewayCallback> => {
    try {
      return await gateway.readCallback(rawBody, headers, clock());
    } catch (error) {
      if (!(error instanceof InvalidCallbackError)) throw error;
      onRefused(gateway.name, error.message);
      throw malformed();
    }
  };

  /** @throws ApiError 503 when the gateway does not respond; it calls again, and the reconciler polls too */
  const queryGateway = async <T>(ask: () => Promise<T>): Promise<T> => {
    try {
      return await ask();
    } catch (error) {
      throw error instanceof PaymentGatewayError ? paymentsUnavailable() : error;
    }
  };

  /**
   * The payment of an order that is unknown here and that names none of ours: the gateway charged a saved card, and its response was lost.
   * The gateway is queried only while there is such a payment, since anybody may send an unsigned callback.
   */
  const lostPaymentOf = async (gateway: PaymentGateway, gatewayOrderId: string): Promise<number | undefined> => {
    const since = new Date(clock().getTime() - lostMsMax);
    if (!(await callbacks.hasLost(gateway.name, since))) return undefined;
    const charge = await queryGateway(() => gateway.getPayment(gatewayOrderId));
    if (charge === null) return undefined;
    const { paymentId, amountMinor, card } = charge;
    return paymentId ?? callbacks.findLost(gateway.name, { amountMinor, cardToken: card?.token ?? null }, since);
  };

  /** @throws ApiError 404 for an order that is none of ours */
  const paymentOf = async (gateway: PaymentGateway, { gatewayOrderId, paymentId }: GatewayCallback): Promise<number> => {
    const found = await callbacks.findPayment(gateway.name, gatewayOrderId);
    if (found !== undefined) return found;
    const lost = paymentId ?? (await lostPaymentOf(gateway, gatewayOrderId));
    const id = lost === undefined ? undefined : await callbacks.attach(gateway.name, lost, gatewayOrderId);
    if (id === undefined) throw notFound();
    return id;
  };

  return {
    /**
     * Processes a callback. An event takes effect once, however many copies arrive: the first claims it and releases it on failure.
     * @throws ApiError 404 for a gateway that is not configured
     */
    receive: async (name: GatewayName, rawBody: Uint8Array, headers: Headers): Promise<void> => {
      const gateway = gateways.find(name);
      if (gateway === null) throw notFound();
      const callback = await read(gateway, rawBody, headers);
      const paymentId = await paymentOf(gateway, callback);
      const { eventId } = callback;
      if (eventId === null) {
        await queryGateway(() => settle(paymentId));
        return;
      }
      if (!(await callbacks.claim(name, eventId, paymentId, clock()))) return;
      try {
        await queryGateway(() => settle(paymentId));
      } catch (error) {
        await callbacks.release(name, eventId);
        throw error;
      }
    },
  };
}
