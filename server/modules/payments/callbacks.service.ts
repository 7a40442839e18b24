import type { GatewayName } from '@/lib/contracts/money/payments';
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
  /** Told of a callback that was refused: a wrong key, an attack, a clock that is off. */
  onRefused(gateway: GatewayName, reason: string): void;
  clock: Clock;
};
export type CallbacksService = ReturnType<typeof createCallbacksService>;

/** Callbacks of gateways. Nothing of them is believed but which payment to ask about. */
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

  /** @throws ApiError 404 for an order that is none of ours */
  const paymentOf = async (gateway: GatewayName, { gatewayOrderId, paymentId }: GatewayCallback): Promise<number> => {
    const found = await callbacks.findPayment(gateway, gatewayOrderId);
    const id = found ?? (paymentId === null ? undefined : await callbacks.attach(gateway, paymentId, gatewayOrderId));
    if (id === undefined) throw notFound();
    return id;
  };

  /** @throws ApiError 503 when the gateway does not answer; it calls again, and the reconciler asks meanwhile */
  const settleNow = async (paymentId: number): Promise<void> => {
    try {
      await settle(paymentId);
    } catch (error) {
      throw error instanceof PaymentGatewayError ? paymentsUnavailable() : error;
    }
  };

  return {
    /**
     * Takes a callback. An event has its effect once, however many copies come: the first one claims it, and gives it back when it failed.
     * @throws ApiError 404 for a gateway that is not configured
     */
    receive: async (name: GatewayName, rawBody: Uint8Array, headers: Headers): Promise<void> => {
      const gateway = gateways.find(name);
      if (gateway === null) throw notFound();
      const callback = await read(gateway, rawBody, headers);
      const paymentId = await paymentOf(name, callback);
      const { eventId } = callback;
      if (eventId === null) return settleNow(paymentId);
      if (!(await callbacks.claim(name, eventId, paymentId, clock()))) return;
      try {
        await settleNow(paymentId);
      } catch (error) {
        await callbacks.release(name, eventId);
        throw error;
      }
    },
  };
}
