import { describe, expect, it } from 'vitest';
import { auctionShare, auctionTimeLeft, isAuctionOver, lowestBid, nextTickMs, offeredBids } from './auction';

const endsAt = new Date('2026-11-27T14:00:00Z');
const earlier = (ms: number) => new Date(endsAt.getTime() - ms);
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];

describe('the lowest bid', () => {
  it('is the start price before the first bid', () => {
    expect(lowestBid({ startPrice: 270_000, step: 3000, currentBid: null })).toBe(270_000);
  });

  it('is a step above the current bid afterwards', () => {
    expect(lowestBid({ startPrice: 270_000, step: 3000, currentBid: 318_000 })).toBe(321_000);
    expect(lowestBid({ startPrice: 1, step: 0.1, currentBid: 1.2 })).toBe(1.3);
  });

  it('is offered with two higher ones, one and three steps above', () => {
    expect(offeredBids(321_000, 3000)).toEqual([321_000, 324_000, 330_000]);
    expect(offeredBids(0.3, 0.1)).toEqual([0.3, 0.4, 0.6]);
  });
});

describe('the end of an auction', () => {
  it('takes no bid from its second on', () => {
    expect(isAuctionOver(endsAt, earlier(1))).toBe(false);
    expect(isAuctionOver(endsAt, endsAt)).toBe(true);
  });

  it('is counted in days and hours, then hours and minutes, and in seconds in the last hour only', () => {
    expect(auctionTimeLeft(endsAt, earlier(5 * day + 3 * hour + 59 * minute))).toEqual({ unit: 'days', days: 5, hours: 3 });
    expect(auctionTimeLeft(endsAt, earlier(day))).toEqual({ unit: 'days', days: 1, hours: 0 });
    expect(auctionTimeLeft(endsAt, earlier(day - second))).toEqual({ unit: 'hours', hours: 23, minutes: 59 });
    expect(auctionTimeLeft(endsAt, earlier(hour))).toEqual({ unit: 'hours', hours: 1, minutes: 0 });
    expect(auctionTimeLeft(endsAt, earlier(hour - second))).toEqual({ unit: 'minutes', minutes: 59, seconds: 59 });
    expect(auctionTimeLeft(endsAt, earlier(500))).toEqual({ unit: 'minutes', minutes: 0, seconds: 0 });
    expect(auctionTimeLeft(endsAt, endsAt)).toBeNull();
  });

  it.each([
    [10, 0],
    [8, 0],
    [4, 0.5],
    [1, 0.875],
    [0, 1],
    [-1, 1],
  ])('is in %i days: so much of the eight days is over', (days, share) => {
    expect(auctionShare(earlier(8 * day), endsAt, earlier(days * day))).toBe(share);
  });

  it('ticks each minute, and each second in the last hour', () => {
    expect(nextTickMs(endsAt, earlier(2 * hour + 20 * second))).toBe(20 * second + 1);
    expect(nextTickMs(endsAt, earlier(hour - 300))).toBe(701);
  });
});
