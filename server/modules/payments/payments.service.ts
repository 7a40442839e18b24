import type { Locale } from '@/lib/contracts/common';
import type { Initiated, Paid, PayBody, PaymentStatus } from '@/lib/contracts/money/payments';
import { returnPath } from '@/lib/domain/return-path';
import { tbilisiMonth } from '@/lib/domain/time/tbilisi';
import type { Repositories, UnitOfWork } from '@/server/composition/repositories';
import { ApiError, invalid, notFound, paymentsUnavailable } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import type { PaymentGateways } from '../../ports/payment-gateway';
import type { OrderRow } from '../orders/orders.fulfilment';
import { toInitiated } from '../orders/orders.mapper';
import { type OrderPayment, orderClosed, priceChanged } from '../orders/orders.payment';
import type { IdempotentCall, Once } from '../wallet/idempotency';
import type { createGatewayOpening } from './payments.gateway';
import { toPaid, toPaymentStatus } from './payments.mapper';
import type { PaymentRow } from './payments.repository';
import { nextCheck, type SettlementService } from './settlement.service';

export type PaymentsParts = {
  repositories: Pick<Repositories, 'payments' | 'orderPayments' | 'wallet'>;
  atomically: UnitOfWork;
  once: Once;
  orderPayment: OrderPayment;
  gateways: PaymentGateways;
  opening: ReturnType<typeof createGatewayOpening>;
  settle: SettlementService['settle'];
  /** The token of a person's saved card; null when it is not theirs. */
  findCardToken(userId: number, cardId: number): Promise<string | null>;
  /** Called when a payment could not be settled while its payer waited. */
  onUnsettled(paymentId: number, error: unknown): void;
  limiter: RateLimiter;
  siteUrl: string;
  clock: Clock;
};
export type PaymentsService = ReturnType<typeof createPaymentsService>;

const limit = { countMax: 10, windowSeconds: 60 };
/** A waiting page polls every two seconds; the gateway is queried no more often, however many pages wait. */
const askLimit = { countMax: 1, windowSeconds: 2 };

const finished = () => new ApiError(409, 'errors.payment_finished');
const hasFailed = ({ state }: PaymentRow): boolean => ['declined', 'cancelled', 'expired'].includes(state);

/** What is left to do after a payment's transaction; `isOpener` when its call, or one before under its key, hands the payment to the gateway. */
type StartedPayment = { paymentId: number; isWithGateway: boolean; isOpener?: boolean };
type Paying = { body: PayBody; path: string };

/** Top-ups and payments of orders. Another person's payment is treated as missing. */
export function createPaymentsService(parts: PaymentsParts) {
  const { repositories, atomically, once, orderPayment, gateways, opening, settle, findCardToken, limiter, clock } = parts;

  /** The payment, or the unstarted one that replaced it when it failed. @throws ApiError 404 */
  const findCurrent = async (userId: number, id: number): Promise<PaymentRow> => {
    const payment = await repositories.payments.find(id);
    if (payment?.userId !== userId) throw notFound();
    if (!hasFailed(payment) || payment.orderId === null) return payment;
    return (await repositories.payments.findUnstarted(payment.orderId)) ?? payment;
  };

  /** The return path with the id of the actual payment. @throws ApiError 422 for another site's */
  const pathBack = ({ redirect_url, payment_id }: PayBody, paymentId: number): string => {
    const path = returnPath(redirect_url, parts.siteUrl);
    if (path === null || path === '') throw invalid({ redirect_url: ['errors.redirect_elsewhere'] });
    return path.replace(`payment_id=${payment_id}`, `payment_id=${paymentId}`);
  };

  /** Stores the present prices before anything is paid, so that the buyer sees them. @throws ApiError 409 `errors.price_changed` */
  const assertPresentPrice = async ({ orderId, state }: PaymentRow): Promise<void> => {
    if (orderId === null || state !== 'created') return;
    const priced = await repositories.orderPayments.find(orderId);
    if (!priced || !orderPayment.hasPrices(priced)) return;
    const isSame = await atomically(async (inside) => {
      const order = await inside.orderPayments.find(orderId);
      if (!order) return true;
      const repriced = await orderPayment.reprice(inside, order, clock());
      if (repriced.amountMinor !== order.amountMinor) await inside.payments.reprice(orderId, repriced.amountMinor);
      return repriced.amountMinor === order.amountMinor;
    });
    if (!isSame) throw priceChanged();
  };

  const startWithGateway = async (inside: Repositories, payment: PaymentRow, { body, path }: Paying): Promise<StartedPayment> => {
    if (body.pay_with === 'balance' || body.pay_with === 'package') throw invalid({ pay_with: ['errors.field_invalid'] });
    const gateway = gateways.current;
    if (gateway === null) throw paymentsUnavailable();
    const now = clock();
    const checkAfter = nextCheck({ ...payment, startedAt: now }, now);
    const started = { method: body.pay_with, gateway: gateway.name, returnPath: path, startedAt: now, checkAfter };
    const isOpener = (await inside.payments.start(payment.id, started)) !== undefined;
    return { paymentId: payment.id, isWithGateway: true, isOpener };
  };

  /** The company whose wallet pays for its agent. @throws ApiError 422 without one, 409 beyond the agent's limit */
  const companyOf = async (inside: Repositories, { userId: agentId, amountMinor }: OrderRow, now: Date): Promise<number> => {
    const companyId = await inside.agents.agencyIdOf(agentId);
    if (companyId === null) throw invalid({ from_company: ['errors.company_none'] });
    const spent = await inside.walletLimits.spend({ companyId, agentId }, amountMinor, tbilisiMonth(now));
    if (!spent) throw new ApiError(409, 'errors.limit_exceeded');
    return companyId;
  };

  const buy = async (
    inside: Repositories,
    payment: PaymentRow,
    order: OrderRow,
    method: 'balance' | 'package' | 'free',
    from: Pick<PayBody, 'package_id' | 'from_company'> = {},
  ): Promise<StartedPayment> => {
    const now = clock();
    // An attempt with a gateway stays what it is: should it be charged after all, the money goes into the wallet.
    await inside.payments.approveDirectly(payment.id, method, now);
    const payerId = from.from_company ? await companyOf(inside, order, now) : order.payerId;
    const packageId = from.package_id ?? null;
    await orderPayment.buy(inside, order, { paidWith: method, payerId, paymentId: payment.id, packageId, now });
    return { paymentId: payment.id, isWithGateway: false };
  };

  const payOrder = async (
    inside: Repositories,
    payment: PaymentRow,
    orderId: number,
    paying: Paying,
  ): Promise<StartedPayment> => {
    const { body } = paying;
    const order = await inside.orderPayments.find(orderId);
    if (order?.state !== 'created' && order?.state !== 'awaiting_payment') throw orderClosed();
    if (body.pay_with === 'package') return buy(inside, payment, order, 'package', { package_id: body.package_id });
    if (body.amount !== undefined && body.amount !== order.amountMinor) throw priceChanged();
    if (order.amountMinor === 0) return buy(inside, payment, order, 'free');
    if (body.pay_with === 'balance') return buy(inside, payment, order, 'balance', { from_company: body.from_company });
    const start = await startWithGateway(inside, payment, paying);
    if (order.state === 'created') await orderPayment.step(inside, order, 'await_payment', clock());
    return start;
  };

  /** Begins a payment inside its transaction; what was started or done before is returned as it is. */
  const begin = async (inside: Repositories, id: number, paying: Paying): Promise<StartedPayment> => {
    const payment = await inside.payments.lock(id);
    if (!payment) throw notFound();
    if (payment.state === 'approved') return { paymentId: id, isWithGateway: false };
    if (payment.state !== 'created' && payment.state !== 'pending') throw finished();
    const { amount } = paying.body;
    if (payment.orderId !== null) return payOrder(inside, payment, payment.orderId, paying);
    if (amount !== undefined && amount !== payment.amountMinor) throw priceChanged();
    return startWithGateway(inside, payment, paying);
  };

  const cardTokenOf = async (userId: number, { card_id, pay_with }: PayBody): Promise<string | null> => {
    if (card_id === undefined || pay_with !== 'card') return null;
    const token = await findCardToken(userId, card_id);
    if (token === null) throw invalid({ card_id: ['errors.card_unknown'] });
    return token;
  };

  return {
    /** Prepares a top-up. @throws ApiError 429 after ten in a minute */
    initTopUp: (call: IdempotentCall, amountMinor: number): Promise<Initiated> =>
      once(
        call,
        async (inside) => {
          const { userId } = call;
          return toInitiated(await inside.payments.add({ userId, orderId: null, amountMinor, createdAt: clock() }));
        },
        () => limiter.take(`init ${call.userId}`, limit),
      ),

    /**
     * Pays: from the wallet or a package at once, with a card on the gateway's page.
     * @throws ApiError 404; 409 `not_enough_balance`, `errors.price_changed`, `errors.order_closed`, `errors.payment_finished`;
     * 422 by field; 429 after ten in a minute; 503 when the gateway is away
     */
    pay: async (call: IdempotentCall, body: PayBody, locale: Locale): Promise<Paid> => {
      let [id, path, cardToken, isFirst]: [number, string, string | null, boolean] = [body.payment_id, '', null, false];
      const prepare = async (): Promise<void> => {
        const { userId } = call;
        await limiter.take(`pay ${userId}`, limit);
        const payment = await findCurrent(userId, id);
        [id, path, cardToken] = [payment.id, pathBack(body, payment.id), await cardTokenOf(userId, body)];
        if (body.pay_with !== 'package') await assertPresentPrice(payment);
      };
      const work = async (inside: Repositories): Promise<StartedPayment> => {
        isFirst = true;
        return begin(inside, id, { body, path });
      };
      const started = await once(call, work, prepare);
      if (!started.isWithGateway) return toPaid('approved');
      // A process that died may have left the payment without a page. A page that nobody has seen charges nothing, so another one may be made;
      // a saved card may have been charged.
      const mayStart = started.isOpener === true && (isFirst || body.card_id === undefined);
      return opening.open(started.paymentId, mayStart, { save_card: body.save_card, cardToken, locale });
    },

    /** The state of a payment. A pending one is queried at its gateway first. @throws ApiError 404 */
    status: async (userId: number, id: number): Promise<PaymentStatus> => {
      let payment = await repositories.payments.find(id);
      if (payment?.userId !== userId) throw notFound();
      if (payment.state === 'pending' && (await limiter.tryTake(`ask ${id}`, askLimit)) === 0) {
        try {
          payment = (await settle(id)) ?? payment;
        } catch (error) {
          parts.onUnsettled(id, error);
        }
      }
      const order = payment.orderId === null ? undefined : await repositories.orderPayments.find(payment.orderId);
      return toPaymentStatus(payment, order, await repositories.wallet.balanceOf(userId));
    },
  };
}
