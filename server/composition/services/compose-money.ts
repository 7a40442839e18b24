import type { ServiceId } from '@/lib/domain/order/services';
import { siteUrlOf } from '@/server/env';
import { orderFulfillers } from '@/server/modules/orders/orders.fulfillers';
import type { Fulfiller, Fulfillers } from '@/server/modules/orders/orders.fulfilment';
import { onOrderStep } from '@/server/modules/orders/orders.notices';
import { createOrderPayment, type OrderPaymentParts } from '@/server/modules/orders/orders.payment';
import { createPaymentOptionsService } from '@/server/modules/payments/payment-options.service';
import { createGatewayOpening } from '@/server/modules/payments/payments.gateway';
import { createPaymentsService } from '@/server/modules/payments/payments.service';
import { createRefundBookingService } from '@/server/modules/payments/refund-booking.service';
import { createRefundsService } from '@/server/modules/payments/refunds.service';
import { createSettlementService, type SettlementParts } from '@/server/modules/payments/settlement.service';
import { promotionFulfillers } from '@/server/modules/promotion/promotion.fulfilment';
import { createPromotionService } from '@/server/modules/promotion/promotion.service';
import { createPromotionResultsService } from '@/server/modules/promotion/promotion-results.service';
import { createPublicationPreviewService } from '@/server/modules/promotion/publication-preview.service';
import { storeApprovedCard } from '@/server/modules/saved-cards/saved-cards.service';
import { createCompanyWalletService } from '@/server/modules/wallet/company-wallet.service';
import { createOnce } from '@/server/modules/wallet/idempotency';
import { createWalletService } from '@/server/modules/wallet/wallet.service';
import type { PaymentGateways } from '@/server/ports/payment-gateway';
import { kindOf, type Parts } from './compose-accounts';
import { composeGatewayServices, composeGateways } from './compose-gateways';
import { composeInvoices } from './compose-invoices';

/** What each service does when its order is paid or taken back. An order of a service without one waits for the staff. */
const composeFulfillers = (_parts: Parts): Fulfillers =>
  new Map<ServiceId, Fulfiller>([...orderFulfillers, ...promotionFulfillers]);

/** What accompanies a step of an order, in its transaction: the buyer is notified. */
const composeOnStep = (_parts: Parts): OrderPaymentParts['onStep'] => onOrderStep;

/** Everything that moves money: the wallet, payments, orders and what they deliver. */
export function composeMoney(
  parts: Parts,
  gateways: PaymentGateways = composeGateways({ ...parts, sandboxOrders: parts.repositories.sandboxOrders }),
) {
  const { env, clock, logger, repositories, atomically, limiterOf } = parts;
  const { payments } = repositories;
  const siteUrl = siteUrlOf(env);
  const once = createOnce({ repositories, atomically, clock });
  const orderPayment = createOrderPayment({ fulfillers: composeFulfillers(parts), onStep: composeOnStep(parts) });
  const onTrouble: SettlementParts['onTrouble'] = ({ id: paymentId }, trouble, error) =>
    logger.error({ paymentId, trouble, kind: kindOf(error) }, 'a payment needs a manual check');
  const onApproved = storeApprovedCard;
  const { settle } = createSettlementService({ payments, atomically, gateways, orderPayment, onApproved, onTrouble, clock });
  const opening = createGatewayOpening({ payments, atomically, gateways, settle, siteUrl, clock });
  const booking = createRefundBookingService(orderPayment);
  const refunds = createRefundsService({ repositories, atomically, once, booking, gateways, clock });
  const ofGateways = composeGatewayServices(parts, gateways, { settle, sendRefund: refunds.send });
  const companyWallet = createCompanyWalletService({ agents: repositories.agents, limits: repositories.walletLimits, clock });
  return {
    promotion: createPromotionService({ repositories, once, orders: limiterOf('order'), clock }),
    publicationPreview: createPublicationPreviewService({ repositories, clock }),
    promotionResults: createPromotionResultsService({ repositories, clock }),
    ...composeInvoices(parts, once),
    once,
    settle,
    orderPayment,
    ...ofGateways,
    /** Gives an order back inside a transaction; `refunds.send` then takes it to the gateway, or the reconciler does. */
    refundOrder: booking.ofOrder,
    refunds,
    wallet: createWalletService({ statement: repositories.walletStatement }),
    companyWallet,
    paymentOptions: createPaymentOptionsService({ gateways, companyWallet }),
    payments: createPaymentsService({
      repositories,
      atomically,
      once,
      orderPayment,
      gateways,
      opening,
      settle,
      findCardToken: ofGateways.cards.findToken,
      onUnsettled: (paymentId, error) => logger.warn({ paymentId, kind: kindOf(error) }, 'the gateway did not respond'),
      limiter: limiterOf('payment'),
      siteUrl,
      clock,
    }),
  };
}

export type MoneyServices = ReturnType<typeof composeMoney>;
