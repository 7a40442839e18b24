import { describe, expect, it } from 'vitest';
import { type OrderState, orderStates } from '@/lib/contracts/money/orders';
import { buyerActions, dueAfter } from './buyer-actions';
import { serviceIds } from './services';
import { allowedOrderActions, type OrderAction, orderActions, orderStateAfter } from './status-machine';

const now = new Date('2026-11-20T09:00:00Z');
const inHours = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);
const tour = (state: OrderState, visitAt: Date | null) => ({ serviceId: serviceIds.tour3d, state, visitAt });

describe('the status machine of orders', () => {
  const way: [OrderAction, OrderState][] = [
    ['await_payment', 'awaiting_payment'],
    ['pay', 'paid'],
    ['assign', 'assigned'],
    ['schedule', 'scheduled'],
    ['start', 'in_progress'],
    ['deliver', 'delivered'],
    ['close', 'closed'],
    ['refund', 'refunded'],
  ];

  it('leads from created to closed, and money may come back at the end', () => {
    let state: OrderState = 'created';
    for (const [action, next] of way) {
      expect(orderStateAfter(action, state)).toBe(next);
      state = next;
    }
  });

  it('goes nowhere from refunded, and only to refunded from what is over', () => {
    expect(allowedOrderActions('refunded')).toEqual([]);
    for (const state of ['closed', 'cancelled', 'failed'] as const) expect(allowedOrderActions(state)).toEqual(['refund']);
  });

  it('never pays twice, nor delivers what is unpaid', () => {
    const payable = orderStates.filter((state) => orderStateAfter('pay', state) !== undefined);
    expect(payable).toEqual(['created', 'awaiting_payment']);
    for (const action of ['assign', 'schedule', 'start', 'deliver', 'fail'] as const)
      for (const state of payable) expect(orderStateAfter(action, state)).toBeUndefined();
  });

  it('cancels until the work starts', () => {
    expect(orderStates.filter((state) => orderStateAfter('cancel', state) !== undefined)).toEqual([
      'created',
      'awaiting_payment',
      'paid',
      'assigned',
      'scheduled',
    ]);
  });

  it('gives every action some state', () => {
    for (const action of orderActions)
      expect(orderStates.some((state) => orderStateAfter(action, state) !== undefined)).toBe(true);
  });
});

describe('what the buyer may do', () => {
  it('is to change or cancel until twelve hours before the visit', () => {
    expect(buyerActions(tour('scheduled', inHours(12)), now)).toEqual(['cancel', 'reschedule']);
    expect(buyerActions(tour('scheduled', inHours(11.99)), now)).toEqual([]);
  });

  it('is to pay or drop an unpaid order at any time', () => {
    expect(buyerActions(tour('created', inHours(5)), now)).toEqual(['pay', 'cancel']);
    expect(buyerActions(tour('awaiting_payment', inHours(50)), now)).toEqual(['pay', 'cancel', 'reschedule']);
  });

  it('is to accept or refuse what was delivered, and nothing afterwards', () => {
    expect(buyerActions(tour('delivered', inHours(-5)), now)).toEqual(['accept', 'redo']);
    for (const state of ['in_progress', 'closed', 'cancelled', 'failed', 'refunded'] as const)
      expect(buyerActions(tour(state, null), now)).toEqual([]);
  });

  it('has no visit to move where the service has none', () => {
    expect(buyerActions({ serviceId: serviceIds.legalCheck, state: 'paid', visitAt: null }, now)).toEqual(['cancel']);
  });
});

it.each<[OrderState, Date | null]>([
  ['created', inHours(24)],
  ['paid', inHours(24)],
  ['scheduled', inHours(30)],
  ['in_progress', inHours(48)],
  ['delivered', inHours(48)],
  ['closed', null],
  ['refunded', null],
])('is due after %s', (state, due) => {
  expect(dueAfter({ state, visitAt: inHours(30) }, now)).toEqual(due);
});
