import { describe, expect, it } from 'vitest';
import { displayDistance, weightLevelOf } from './comparables';

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
