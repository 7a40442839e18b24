import type { Order, OrderDetail, OrderState } from '@/lib/contracts/money/orders';
import { acceptanceMs } from '@/lib/domain/order/buyer-actions';
import { hasVisit } from '@/lib/domain/order/services';

/** The steps that the bar shows; a service without a visit is not scheduled. */
const visitSteps = ['created', 'paid', 'assigned', 'scheduled', 'in_progress', 'delivered'] as const;
const plainSteps = ['created', 'paid', 'assigned', 'in_progress', 'delivered'] as const;
type OrderStep = (typeof visitSteps)[number];

const stepsOf = (serviceId: number): readonly OrderStep[] => (hasVisit(serviceId) ? visitSteps : plainSteps);

/** How many steps an order has made, by its state; cancelled and failed orders stop at their last step. */
const reached: Readonly<Record<OrderState, OrderStep>> = {
  created: 'created',
  awaiting_payment: 'created',
  paid: 'paid',
  assigned: 'assigned',
  scheduled: 'scheduled',
  in_progress: 'in_progress',
  delivered: 'delivered',
  closed: 'delivered',
  cancelled: 'created',
  failed: 'paid',
  refunded: 'paid',
};

export type SegmentTone = 'done' | 'now' | 'ended' | 'ahead';

const isEnded = (state: OrderState): boolean => state === 'cancelled' || state === 'failed' || state === 'refunded';

/**
 * The segments of an order's bar: green for what is done, wine for the step that it is at or that waits for the buyer, grey for an
 * order that ended early.
 */
export function segmentsOf({ service_id, state, paid_at }: Pick<Order, 'service_id' | 'state' | 'paid_at'>): SegmentTone[] {
  const steps = stepsOf(service_id);
  const last = isEnded(state) ? (paid_at ? 'paid' : 'created') : reached[state];
  const at = Math.max(0, steps.indexOf(last));
  return steps.map((_, index) => {
    if (index > at) return 'ahead';
    if (isEnded(state)) return 'ended';
    return index < at || state === 'closed' ? 'done' : 'now';
  });
}

/** Whether the buyer has to do something: pay, or look at the result. */
export const waitsForBuyer = ({ state }: Pick<Order, 'state'>): boolean =>
  state === 'created' || state === 'awaiting_payment' || state === 'delivered';

/** The tone of the tag of an order's state. */
export function toneOf(state: OrderState): 'ok' | 'warning' | 'error' | 'neutral' | 'info' {
  if (state === 'delivered' || state === 'closed') return 'ok';
  if (state === 'failed') return 'error';
  if (state === 'cancelled' || state === 'refunded') return 'neutral';
  return state === 'created' || state === 'awaiting_payment' ? 'warning' : 'info';
}

type TimelineStep = { step: OrderStep; tone: SegmentTone; at: string | null };

/** The states that count as one step of the bar. */
const statesOfStep = (step: OrderStep): readonly OrderState[] => (step === 'created' ? ['created', 'awaiting_payment'] : [step]);

/** The steps with the moment that each was reached, the last time where it happened twice. */
export function timelineOf(order: OrderDetail): TimelineStep[] {
  const tones = segmentsOf(order);
  return stepsOf(order.service_id).map((step, index) => {
    const tone = tones[index] ?? 'ahead';
    const event = order.events.findLast(({ state }) => statesOfStep(step).includes(state));
    const moment =
      step === 'created' ? order.created_at : step === 'paid' ? (order.paid_at ?? event?.created_at) : event?.created_at;
    return { step, tone, at: tone === 'ahead' ? null : (moment ?? null) };
  });
}

export const closesAt = ({ state, delivered_at }: Pick<Order, 'state' | 'delivered_at'>): Date | null =>
  state === 'delivered' && delivered_at ? new Date(new Date(delivered_at).getTime() + acceptanceMs) : null;

/** Whether a visit may still be moved or cancelled for nothing. */
export const isChangeFree = ({ free_change_until }: Pick<Order, 'free_change_until'>, now: Date): boolean =>
  free_change_until === null || now < new Date(free_change_until);
