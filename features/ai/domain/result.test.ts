import { describe, expect, it } from 'vitest';
import { displayDistance, isIntervalWider, shownRange, trackOf, weightLevelOf } from './result';

describe('shownRange', () => {
  it('extends 6% below and above the estimate', () => {
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
    expect(isIntervalWider({ total_price: 243_000, interval: { low, high } })).toBe(expected);
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

describe('weightLevelOf', () => {
  it.each([
    [0.25, 6, 'strong'],
    [0.24, 6, 'even'],
    [0.09, 6, 'even'],
    [0.08, 6, 'slight'],
    [1, 1, 'even'],
  ])('calls a share of %d among %i %s', (weight, count, expected) => {
    expect(weightLevelOf({ weight }, count)).toBe(expected);
  });
});

describe('displayDistance', () => {
  it.each([
    [0, 'm', 10],
    [143, 'm', 140],
    [994, 'm', 990],
    [996, 'km', 1],
    [1_260, 'km', 1.3],
  ])('says %d metres', (distanceM, unit, value) => {
    expect(displayDistance(distanceM)).toEqual({ unit, value });
  });
});
