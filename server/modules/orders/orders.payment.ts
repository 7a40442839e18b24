import { type OrderAction, orderStateAfter } from '@/lib/domain/order/status-machine';
import type { Repositories } from '@/server/composition/repositories';
import { ApiError } from '../../http/errors';
import { salePostings } from '../wallet/wallet.postings';
import type { Fulfiller, Fulfillers, OrderRow } from './orders.fulfilment';

export const orderClosed = () => new ApiError(409, 'errors.order_closed');
export const priceChanged = () => new ApiError(409, 'errors.price_changed');

export type OrderPaymentParts = {
  fulfillers: Fulfillers;
  /** Notifies the buyer of a step, inside its transaction. */
  onStep(repositories: Repositories, order: OrderRow, action: OrderAction, now: Date, by?: StepBy): Promise<void>;
};
/** Who takes a step, and what the trail stores about it; the system when nobody is named. `reason` is shown to the buyer. */
export type StepBy = { actorId: number; isStaff: 0 | 1; details?: Record<string, string | number> };

/** How an order is paid: whose wallet, which package. */
export type PayingWith = {
  paidWith: NonNullable<OrderRow['paidWith']>;
  payerId: number;
  paymentId: number | null;
  packageId: number | null;
  /** Posts the top-up that a card pays with, right before the money is taken. */
  bringMoney?: () => Promise<void>;
  now: Date;
};
export type OrderPayment = ReturnType<typeof createOrderPayment>;

async function takeMoney(repositories: Repositories, order: OrderRow, { payerId, paymentId, now }: PayingWith): Promise<void> {
  const isPosted = await repositories.wallet.post({
    kind: 'purchase',
    onceKey: `order ${order.id} paid`,
    userId: payerId,
    orderId: order.id,
    ...(paymentId === null ? {} : { paymentId }),
    postings: salePostings(payerId, order.paidMinor),
    at: now,
  });
  if (!isPosted) throw new Error(`order ${order.id} was paid before`);
}

/** Buys orders. Call it inside the payment's transaction: money and delivery succeed or fail together. */
export function createOrderPayment({ fulfillers, onStep }: OrderPaymentParts) {
  const fulfillerOf = (order: OrderRow): Fulfiller | undefined =>
    [...fulfillers].find(([serviceId]) => serviceId === order.serviceId)?.[1];

  /** Records the step in the trail and notifies the buyer. */
  const record = async (
    repositories: Repositories,
    order: OrderRow,
    action: OrderAction,
    now: Date,
    by?: StepBy,
  ): Promise<void> => {
    await repositories.orderPayments.addEvent(order, { action, createdAt: now, ...by });
    await onStep(repositories, order, action, now, by);
  };

  /** @throws ApiError 409 when the state does not allow it, or after a concurrent change */
  const step = async (
    repositories: Repositories,
    order: OrderRow,
    action: OrderAction,
    now: Date,
    by?: StepBy,
  ): Promise<OrderRow> => {
    const state = orderStateAfter(action, order.state);
    const moved = state && (await repositories.orderPayments.move(order, state, now));
    if (!moved) throw orderClosed();
    await record(repositories, moved, action, now, by);
    return moved;
  };

  return {
    fulfillerOf,
    step,

    /** Whether the order has prices that may change under it. */
    hasPrices: (order: OrderRow): boolean => fulfillerOf(order)?.quote !== undefined,

    /**
     * Buys an order from a wallet or with a package, and delivers it.
     * @throws ApiError 409 `not_enough_balance`, `errors.order_closed`, or why it cannot be delivered any more
     */
    buy: async (repositories: Repositories, order: OrderRow, paying: PayingWith): Promise<OrderRow> => {
      const { paidWith, payerId, now } = paying;
      const fulfiller = fulfillerOf(order);
      const isMoney = paidWith === 'balance' || paidWith === 'card';
      const paid = await repositories.orderPayments.markPaid(order.id, order.amountMinor, {
        payerId,
        paidWith,
        paidMinor: isMoney ? order.amountMinor : 0,
        paidAt: now,
      });
      if (!paid) throw orderClosed();
      if (paidWith === 'package') {
        if (!fulfiller?.takeFromPackage) throw new ApiError(409, 'errors.package_unknown');
        await fulfiller.takeFromPackage(repositories, paid, paying.packageId, now);
      }
      await record(repositories, paid, 'pay', now);
      const action = (await fulfiller?.onPaid(repositories, paid, now)) ?? null;
      const bought = action === null ? paid : await step(repositories, paid, action, now);
      // Last, since every sale locks the same accounts: they stay locked only while posting.
      await paying.bringMoney?.();
      if (paid.paidMinor > 0) await takeMoney(repositories, paid, paying);
      return bought;
    },

    /**
     * Reprices an unpaid order by the present price book.
     * @returns the order as it is; its amount is another one when prices changed
     */
    reprice: async (repositories: Repositories, order: OrderRow, now: Date): Promise<OrderRow> => {
      const quote = await fulfillerOf(order)?.quote?.(repositories, order, now);
      if (!quote || quote.amountMinor === order.amountMinor) return order;
      return (await repositories.orderPayments.reprice(order, quote.lines, quote.amountMinor, now)) ?? order;
    },
  };
}
