import { describe, expect, it } from 'vitest';
import { createLagTracker, parsePosition } from './replica-lag';

it('reads a position as PostgreSQL writes it', () => {
  expect(parsePosition('16/B374D848')).toBe(0x16_b3_74_d8_48n);
  expect([parsePosition(''), parsePosition('16'), parsePosition('16/x')]).toEqual([null, null, null]);
});

describe('the lag of a replica', () => {
  it('counts from the moment when the primary was seen ahead of it', () => {
    const lag = createLagTracker();
    lag.see(1000, 10n);
    lag.see(2000, 20n);
    lag.see(3000, 30n);
    expect([lag.lagMs(30n, 5000), lag.lagMs(20n, 5000), lag.lagMs(15n, 5000)]).toEqual([0, 2000, 3000]);
  });

  it('is zero while the primary writes nothing, and while it is unavailable', () => {
    const lag = createLagTracker();
    expect(lag.lagMs(0n, 9000)).toBe(0);
    lag.see(1000, 10n);
    lag.see(8000, 10n);
    expect(lag.lagMs(10n, 9000)).toBe(0);
  });
});

describe('the position that includes what was written before a moment', () => {
  it('is the first one queried afterwards', () => {
    const lag = createLagTracker();
    lag.see(1000, 10n);
    lag.see(2000, 20n);
    lag.see(3000, 30n);
    expect([lag.positionAfter(900), lag.positionAfter(1500), lag.positionAfter(3000)]).toEqual([10n, 20n, 30n]);
  });

  it('is unknown until the primary was queried again', () => {
    const lag = createLagTracker();
    expect(lag.positionAfter(0)).toBeNull();
    lag.see(1000, 10n);
    expect(lag.positionAfter(1500)).toBeNull();
    lag.see(2000, 10n);
    expect(lag.positionAfter(1500)).toBe(10n);
  });
});
