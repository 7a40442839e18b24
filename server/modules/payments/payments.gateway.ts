import type { Locale } from '@/lib/contracts/common';
import type { Paid, PayBody } from '@/lib/contracts/money/payments';
import type { UnitOfWork } from '@/server/composition/repositories';
import { paymentsUnavailable } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import { type GatewayOrder, PaymentGatewayError, type PaymentGateways } from '../../ports/payment-gateway';
import { toPaid } from './payments.mapper';
import type { PaymentRow, PaymentsRepository } from './payments.repository';
import { failPayment, type SettlementService } from './settlement.service';

export type GatewayOpeningParts = {
  payments: Pick<PaymentsRepository, 'find' | 'storeGatewayOrder'>;
  atomically: UnitOfWork;
  gateways: PaymentGateways;
  settle: SettlementService['settle'];
  siteUrl: string;
  clock: Clock;
};

export type Opening = Pick<PayBody, 'save_card'> & { cardToken: string | null; locale: Locale };

/** Hands started payments to their gateway. */
export function createGatewayOpening({ payments, atomically, gateways, settle, siteUrl, clock }: GatewayOpeningParts) {
  const orderOf = (payment: PaymentRow, { save_card, cardToken, locale }: Opening): GatewayOrder => ({
    paymentId: payment.id,
    amountMinor: payment.amountMinor,
    description: `${new URL(siteUrl).host} ${payment.id}`,
    locale,
    returnUrl: `${siteUrl}${payment.returnPath ?? '/'}`,
    callbackUrl: `${siteUrl}/api/payments/callback/${payment.gateway}`,
    saveCard: save_card,
    cardToken,
  });

  const giveUp = async (payment: PaymentRow): Promise<void> => {
    const failureKey = 'errors.payment_technical';
    await atomically((inside) => failPayment(inside, payment, { state: 'declined', failureKey, now: clock() }));
  };

  const isWithoutPage = (payment: PaymentRow | undefined): payment is PaymentRow =>
    payment?.state === 'pending' && payment.gatewayOrderId === null;

  const start = async (paymentId: number, opening: Opening): Promise<void> => {
    const payment = await payments.find(paymentId);
    // Whoever called may have read the payment before another press got its page.
    if (!isWithoutPage(payment)) return;
    const gateway = payment.gateway && gateways.find(payment.gateway);
    if (!gateway) throw paymentsUnavailable();
    try {
      const started = await gateway.createPayment(orderOf(payment, opening));
      await payments.storeGatewayOrder(payment.id, started.gatewayOrderId, started.redirectUrl);
    } catch (error) {
      if (!(error instanceof PaymentGatewayError)) throw error;
      // Without a saved card nothing is charged before the payer has seen a page, and nobody has its address.
      if (!error.isOutcomeUnknown || opening.cardToken === null) await giveUp(payment);
      throw paymentsUnavailable();
    }
  };

  /** Calls that are under way in this process: a second press waits for the page of the first. */
  const underWay = new Map<number, Promise<void>>();
  const startOnce = (paymentId: number, opening: Opening): Promise<void> => {
    const starting = underWay.get(paymentId) ?? start(paymentId, opening).finally(() => underWay.delete(paymentId));
    underWay.set(paymentId, starting);
    return starting;
  };

  return {
    /**
     * The gateway's page of a payment. A call that may not make the gateway's order finds it.
     * @throws ApiError 503 when the gateway did not take it
     */
    open: async (paymentId: number, mayStart: boolean, opening: Opening): Promise<Paid> => {
      if (mayStart) await startOnce(paymentId, opening);
      let payment = await payments.find(paymentId);
      // A saved card may have been charged without a page; a charge with a lost response is looked for.
      if (payment?.state === 'pending' && payment.gatewayUrl === null) payment = await settle(paymentId);
      if (!payment) throw paymentsUnavailable();
      if (payment.state !== 'pending') return toPaid(payment.state);
      const isTerminal = payment.method === 'terminal';
      return toPaid('pending', isTerminal ? null : payment.gatewayUrl, isTerminal ? String(payment.id) : null);
    },
  };
}
