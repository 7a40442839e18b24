import type { DeskAction, DeskGroup } from '@/lib/contracts/money/desk';
import type { OrderState } from '@/lib/contracts/money/orders';
import { hasVisit, serviceIds } from '@/lib/domain/order/services';
import { type OrderAction, orderStateAfter } from '@/lib/domain/order/status-machine';
import { dayMs } from '@/lib/domain/time/duration';
import type { OrderRow } from '../orders/orders.repository';

/** The states of orders in the work list by default. */
export const workStates: OrderState[] = ['paid', 'assigned', 'scheduled', 'in_progress', 'delivered'];

const linkedServices: readonly number[] = [serviceIds.tour3d, serviceIds.facebook];
/** Services that are complete once paid: they need no work. */
const unstaffed: readonly number[] = [serviceIds.vip, serviceIds.package, serviceIds.publication, serviceIds.aiData];
const machineActions: readonly (DeskAction & OrderAction)[] = ['assign', 'schedule', 'start', 'deliver', 'fail'];
const unpaid: readonly OrderState[] = ['created', 'awaiting_payment'];

/** Whether the buyer may be missing: the visit has started. */
const canBeNoShow = ({ serviceId, state, visitAt }: OrderRow, now: Date): boolean =>
  hasVisit(serviceId) && (state === 'assigned' || state === 'scheduled') && visitAt !== null && visitAt <= now;

/** Whether the staff visits the buyer, or the buyer gets an appointment. */
const hasTime = (serviceId: number): boolean => hasVisit(serviceId) || serviceId === serviceIds.publicRegistry;

/** What the staff may do with an order now. */
export function deskActions(order: OrderRow, now: Date): DeskAction[] {
  const { serviceId, state } = order;
  const isWorkedOn = workStates.includes(state) && !unstaffed.includes(serviceId);
  const actions: DeskAction[] = machineActions.filter(
    (action) => isWorkedOn && orderStateAfter(action, state) !== undefined && (action !== 'schedule' || hasTime(serviceId)),
  );
  if (isWorkedOn) actions.push('file');
  if (isWorkedOn && linkedServices.includes(serviceId)) actions.push('link');
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
