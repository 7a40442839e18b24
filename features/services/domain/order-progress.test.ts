import { describe, expect, it } from 'vitest';
import { orderDetailOf, orderOf } from '../services.fixture';
import { closesAt, isChangeFree, segmentsOf, timelineOf, waitsForBuyer } from './order-progress';

describe('the bar of an order', () => {
  it('is green up to the step that it is at, which is wine', () => {
    expect(segmentsOf(orderOf({ state: 'scheduled' }))).toEqual(['done', 'done', 'done', 'now', 'ahead', 'ahead']);
    expect(segmentsOf(orderOf({ state: 'created', paid_at: null }))).toEqual([
      'now',
      'ahead',
      'ahead',
      'ahead',
      'ahead',
      'ahead',
    ]);
    expect(segmentsOf(orderOf({ state: 'delivered' })).at(-1)).toBe('now');
  });

  it('is green all through once the order is closed', () => {
    expect(segmentsOf(orderOf({ state: 'closed' }))).toEqual(Array(6).fill('done'));
  });

  it('is grey as far as a cancelled order came', () => {
    expect(segmentsOf(orderOf({ state: 'refunded' }))).toEqual(['ended', 'ended', 'ahead', 'ahead', 'ahead', 'ahead']);
    expect(segmentsOf(orderOf({ state: 'cancelled', paid_at: null }))[1]).toBe('ahead');
  });

  it('has one segment less without a visit', () => {
    expect(segmentsOf(orderOf({ service_id: 9, state: 'in_progress' }))).toEqual(['done', 'done', 'done', 'now', 'ahead']);
  });
});

it('the timeline says when each step was reached, the last time where it was twice', () => {
  const order = orderDetailOf({
    state: 'delivered',
    events: [
      ...orderDetailOf().events,
      { action: 'deliver', state: 'delivered', by: 'staff', details: {}, created_at: '2026-11-24T12:00:00.000Z' },
      { action: 'redo', state: 'in_progress', by: 'buyer', details: {}, created_at: '2026-11-24T13:00:00.000Z' },
      { action: 'deliver', state: 'delivered', by: 'staff', details: {}, created_at: '2026-11-25T12:00:00.000Z' },
    ],
  });
  expect(timelineOf(order).map(({ step, at }) => [step, at])).toEqual([
    ['created', '2026-11-21T10:26:00.000Z'],
    ['paid', '2026-11-21T10:27:00.000Z'],
    ['assigned', '2026-11-21T12:05:00.000Z'],
    ['scheduled', '2026-11-21T12:06:00.000Z'],
    ['in_progress', '2026-11-24T13:00:00.000Z'],
    ['delivered', '2026-11-25T12:00:00.000Z'],
  ]);
});

it('a future step has no time', () => {
  expect(
    timelineOf(orderDetailOf())
      .filter(({ at }) => at === null)
      .map(({ step }) => step),
  ).toEqual(['in_progress', 'delivered']);
});

it('a delivered order closes two days later', () => {
  const delivered = orderOf({ state: 'delivered', delivered_at: '2026-11-21T09:50:00.000Z' });
  expect(closesAt(delivered)?.toISOString()).toBe('2026-11-23T09:50:00.000Z');
  expect(closesAt(orderOf({ state: 'closed', delivered_at: '2026-11-21T09:50:00.000Z' }))).toBeNull();
});

it('a visit can be moved free of charge until the time from the API', () => {
  const order = orderOf({ free_change_until: '2026-11-23T22:00:00.000Z' });
  expect(isChangeFree(order, new Date('2026-11-23T21:59:59Z'))).toBe(true);
  expect(isChangeFree(order, new Date('2026-11-23T22:00:00Z'))).toBe(false);
});

it('needs the buyer while it is unpaid and when it is delivered', () => {
  const waiting = (['created', 'awaiting_payment', 'paid', 'delivered', 'closed'] as const).filter((state) =>
    waitsForBuyer({ state }),
  );
  expect(waiting).toEqual(['created', 'awaiting_payment', 'delivered']);
});
