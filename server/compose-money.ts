import type { ServiceId } from '@/lib/domain/order/services';
import { kindOf, type Parts } from './compose-accounts';
import { siteUrlOf } from './env';
import type { Fulfiller, Fulfillers } from './modules/orders/orders.fulfilment';
import { createOrderPayment, type OrderPaymentParts } from './modules/orders/orders.payment';
import { createGatewayOpening } from './modules/payments/payments.gateway';
import { createPaymentsService } from './modules/payments/payments.service';
import { createSettlementService, type SettlementParts } from './modules/payments/settlement.service';
import { createOnce } from './modules/wallet/idempotency';
import type { PaymentGateways } from './ports/payment-gateway';

/** What each service does when its order is paid or taken back. An order of a service without one waits for the staff. */
const composeFulfillers = (_parts: Parts): Fulfillers => new Map<ServiceId, Fulfiller>([]);

/** What happens beside a step of an order, in its transaction: the buyer is told. */
const composeOnStep =
  (_parts: Parts): OrderPaymentParts['onStep'] =>
  async () => {};

/** What is kept of an approved payment, in its transaction: a saved card. */
const composeOnApproved =
  (_parts: Parts): SettlementParts['onApproved'] =>
  async () => {};

/** The gateways that take payments. */
const composeGateways = (_parts: Parts): PaymentGateways => ({ current: null, find: () => null });

/** Everything that moves money: the wallet, payments, orders and what they deliver. */
export function composeMoney(parts: Parts) {
  const { env, clock, logger, repositories, atomically, limiterOf } = parts;
  const { payments } = repositories;
  const siteUrl = siteUrlOf(env);
  const gateways = composeGateways(parts);
  const once = createOnce({ atomically, clock });
  const orderPayment = createOrderPayment({ fulfillers: composeFulfillers(parts), onStep: composeOnStep(parts) });
  const onTrouble: SettlementParts['onTrouble'] = ({ id: paymentId }, trouble, error) =>
    logger.error({ paymentId, trouble, kind: kindOf(error) }, 'a payment needs a look');
  const onApproved = composeOnApproved(parts);
  const { settle } = createSettlementService({ payments, atomically, gateways, orderPayment, onApproved, onTrouble, clock });
  const opening = createGatewayOpening({ payments, atomically, gateways, settle, siteUrl, clock });
  return {
    once,
    settle,
    orderPayment,
    payments: createPaymentsService({
      repositories,
      atomically,
      once,
      orderPayment,
      gateways,
      opening,
      settle,
      findCardToken: async () => null,
      onUnsettled: (paymentId, error) => logger.warn({ paymentId, kind: kindOf(error) }, 'the gateway did not answer'),
      limiter: limiterOf('payment'),
      siteUrl,
      clock,
    }),
  };
}

export type MoneyServices = ReturnType<typeof composeMoney>;
