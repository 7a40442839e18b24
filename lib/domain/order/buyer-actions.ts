import type { OrderState, orderActionNames } from '@/lib/contracts/money/orders';
import { dayMs, hourMs } from '../time/duration';
import { hasVisit } from './services';
import { orderStateAfter } from './status-machine';
import { freeChangeUntil } from './visits';

export type BuyerAction = (typeof orderActionNames)[number];
export type OrderMoment = { serviceId: number; state: OrderState; visitAt: Date | null };

const unpaid: readonly OrderState[] = ['created', 'awaiting_payment'];
const beforeWork: readonly OrderState[] = [...unpaid, 'paid', 'assigned', 'scheduled'];

/** Whether the visit is far enough away to be changed or cancelled for free; always without one. */
export const isChangeFree = ({ visitAt }: Pick<OrderMoment, 'visitAt'>, now: Date): boolean =>
  visitAt === null || now <= freeChangeUntil(visitAt);

/** What the buyer may do with an order now. */
export function buyerActions(order: OrderMoment, now: Date): BuyerAction[] {
  const { serviceId, state } = order;
  const isUnpaid = unpaid.includes(state);
  const isFree = isChangeFree(order, now);
  const actions: [BuyerAction, boolean][] = [
    ['pay', isUnpaid],
    ['cancel', orderStateAfter('cancel', state) !== undefined && (isUnpaid || isFree)],
    ['reschedule', hasVisit(serviceId) && beforeWork.includes(state) && isFree],
    ['accept', state === 'delivered'],
    ['redo', state === 'delivered'],
  ];
  return actions.filter(([, isAllowed]) => isAllowed).map(([action]) => action);
}

/** Time until an unpaid order is dropped. */
const unpaidMs = 24 * hourMs;
/** Time until a delivered order closes without an answer. */
export const acceptanceMs = 2 * dayMs;
const assignMs = 24 * hourMs;
const workMs = 2 * dayMs;

/** When the next step of an order is overdue; null where nothing follows. */
export function dueAfter({ state, visitAt }: Pick<OrderMoment, 'state' | 'visitAt'>, now: Date): Date | null {
  const later = (ms: number): Date => new Date(now.getTime() + ms);
  switch (state) {
    case 'created':
    case 'awaiting_payment':
      return later(unpaidMs);
    case 'paid':
      return later(assignMs);
    case 'assigned':
    case 'scheduled':
      return visitAt ?? later(workMs);
    case 'in_progress':
      return later(workMs);
    case 'delivered':
      return later(acceptanceMs);
    default:
      return null;
  }
}
