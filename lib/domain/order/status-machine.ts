import type { OrderState } from '@/lib/contracts/money/orders';

/** The actions on an order. */
export const orderActions = [
  'await_payment',
  'pay',
  'assign',
  'schedule',
  'start',
  'deliver',
  'redo',
  'close',
  'cancel',
  'fail',
  'refund',
] as const;
export type OrderAction = (typeof orderActions)[number];

const transitions: Readonly<Record<OrderAction, Readonly<Partial<Record<OrderState, OrderState>>>>> = {
  await_payment: { created: 'awaiting_payment' },
  pay: { created: 'paid', awaiting_payment: 'paid' },
  assign: { paid: 'assigned', assigned: 'assigned', scheduled: 'scheduled' },
  schedule: { paid: 'scheduled', assigned: 'scheduled', scheduled: 'scheduled' },
  start: { paid: 'in_progress', assigned: 'in_progress', scheduled: 'in_progress' },
  deliver: { paid: 'delivered', assigned: 'delivered', scheduled: 'delivered', in_progress: 'delivered' },
  redo: { delivered: 'in_progress' },
  close: { delivered: 'closed' },
  cancel: {
    created: 'cancelled',
    awaiting_payment: 'cancelled',
    paid: 'cancelled',
    assigned: 'cancelled',
    scheduled: 'cancelled',
  },
  fail: { paid: 'failed', assigned: 'failed', scheduled: 'failed', in_progress: 'failed' },
  refund: { cancelled: 'refunded', failed: 'refunded', delivered: 'refunded', closed: 'refunded' },
};

/** The state that an action leads to; undefined where the state does not allow it. */
export const orderStateAfter = (action: OrderAction, state: OrderState): OrderState | undefined => transitions[action][state];

export const allowedOrderActions = (state: OrderState): OrderAction[] =>
  orderActions.filter((action) => transitions[action][state] !== undefined);
