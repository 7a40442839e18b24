import { describe, expect, it } from 'vitest';
import { isIntervalWider, shownRange, trackOf } from './price-scale';

describe('shownRange', () => {
  it('lies 6% below and above the estimate', () => {
    expect(shownRange(243_000)).toEqual({ low: 228_420, high: 257_580 });
  });
});

describe('isIntervalWider', () => {
  it.each([
    [228_420, 257_580, false],
    [230_000, 250_000, false],
    [228_419, 257_580, true],
    [228_420, 257_581, true],
  ])('judges %i to %i: %s', (low, high, expected) => {
    expect(isIntervalWider({ total_price: 243_000, interval: { low, high, coverage: 0.8 } })).toBe(expected);
  });
});

describe('trackOf', () => {
  it('puts the price of the estimate in the middle of a band that leaves room beside it', () => {
    expect(trackOf(100_000, 100_000)).toEqual({ bandStart: 16.67, bandEnd: 83.33, flag: 50 });
  });

  it('puts a price at 6% on the edge of the band', () => {
    const { bandEnd, flag } = trackOf(106_000, 100_000);
    expect(flag).toBeCloseTo(bandEnd, 1);
  });

  it('widens for a price beyond it, up to a point', () => {
    const far = trackOf(115_000, 100_000);
    expect(far.flag).toBeGreaterThan(far.bandEnd);
    expect(far.bandEnd - far.bandStart).toBeLessThan(50);
    expect(trackOf(300_000, 100_000)).toEqual({ bandStart: 33.33, bandEnd: 66.67, flag: 100 });
    expect(trackOf(20_000, 100_000).flag).toBe(0);
  });
});
