import type { DeskAction, DeskGroup } from '@/lib/contracts/money/desk';
import type { OrderState } from '@/lib/contracts/money/orders';
import { serviceRowOf } from '@/lib/contracts/money/service-table';
import { hasVisit } from '@/lib/domain/order/services';
import { type OrderAction, orderStateAfter } from '@/lib/domain/order/status-machine';
import { dayMs } from '@/lib/domain/time/duration';
import type { OrderRow } from '../orders/orders.repository';

/** The states of orders in the work list by default. */
export const workStates: OrderState[] = ['paid', 'assigned', 'scheduled', 'in_progress', 'delivered'];

const machineActions: readonly (DeskAction & OrderAction)[] = ['assign', 'schedule', 'start', 'deliver', 'fail'];
const unpaid: readonly OrderState[] = ['created', 'awaiting_payment'];

/** Whether the buyer may be missing: the visit has started. */
const canBeNoShow = ({ serviceId, state, visitAt }: OrderRow, now: Date): boolean =>
  hasVisit(serviceId) && (state === 'assigned' || state === 'scheduled') && visitAt !== null && visitAt <= now;

/** Whether the staff visits the buyer, or the buyer gets an appointment. */
const hasTime = (work: 'visit' | 'appointment' | 'untimed'): boolean => work !== 'untimed';

/** What the staff may do with an order now. */
export function deskActions(order: OrderRow, now: Date): DeskAction[] {
  const { serviceId, state } = order;
  const service = serviceRowOf(serviceId);
  const work = workStates.includes(state) ? service?.work : null;
  const actions: DeskAction[] = machineActions.filter(
    (action) => work && orderStateAfter(action, state) !== undefined && (action !== 'schedule' || hasTime(work)),
  );
  if (work) actions.push('file');
  if (work && service?.isLinked) actions.push('link');
  if (canBeNoShow(order, now)) actions.push('no_show');
  if (unpaid.includes(state)) actions.push('cancel');
  if (order.paidMinor > order.refundedMinor) actions.push('refund');
  return [...actions, 'note'];
}

/** The position of an order in the list. */
export function deskGroupOf({ dueAt }: Pick<OrderRow, 'dueAt'>, now: Date): DeskGroup {
  if (dueAt === null) return 'later';
  if (dueAt <= now) return 'overdue';
  return dueAt.getTime() - now.getTime() <= dayMs ? 'day' : 'later';
}
