import { describe, expect, it } from 'vitest';
import { compare, daysDue } from './settlements.service';

const here = { id: 7, gatewayOrderId: 'a', amountMinor: 1000, refundedMinor: 0, refundingMinor: 0 };
const there = { gatewayOrderId: 'a', amountMinor: 1000, refundedMinor: 0, currency: 'GEL' };

describe('the days that need a report', () => {
  const now = new Date('2026-11-22T21:00:00Z');

  it('are yesterday of Tbilisi at first, and every day since the last one afterwards', () => {
    expect(daysDue(null, now)).toEqual(['2026-11-22']);
    expect(daysDue('2026-11-19', now)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
    expect(daysDue('2026-11-22', now)).toEqual([]);
    expect(daysDue('2026-01-01', now)).toHaveLength(31);
  });
});

describe('both sides of an order', () => {
  it.each([
    [here, there, null],
    [undefined, there, 'missing_here'],
    [here, undefined, 'missing_there'],
    [here, { ...there, amountMinor: 999 }, 'amount'],
    [here, { ...there, currency: 'USD' }, 'amount'],
    [here, { ...there, refundedMinor: 1 }, 'amount'],
    [{ ...here, refundedMinor: 300 }, there, 'amount'],
    [{ ...here, refundedMinor: 300, refundingMinor: 300 }, there, null],
    [{ ...here, refundedMinor: 300, refundingMinor: 300 }, { ...there, refundedMinor: 300 }, null],
    [{ ...here, refundedMinor: 300, refundingMinor: 100 }, { ...there, refundedMinor: 100 }, 'amount'],
  ])('%o against %o: %s', (ours, theirs, kind) => {
    expect(compare('bog', ours, theirs)?.kind ?? null).toBe(kind);
  });

  it('name the order, our payment and both sums', () => {
    expect(compare('bog', here, undefined)).toEqual({
      kind: 'missing_there',
      gateway: 'bog',
      gateway_order_id: 'a',
      payment_id: 7,
      amount_here: 1000,
      amount_there: -1,
      refunded_here: 0,
      refunded_there: -1,
    });
  });
});
