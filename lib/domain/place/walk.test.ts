import { expect, it } from 'vitest';
import { metroWalks, straightMetresOfWalk, walkMinutes } from './walk';

it('is 1.3 times the straight line at 80 metres a minute, and never nothing', () => {
  expect(walkMinutes(615)).toBe(10);
  expect(walkMinutes(1100)).toBe(18);
  expect(walkMinutes(0)).toBe(1);
});

it('bounds the same walks as it says', () => {
  for (const minutes of metroWalks) {
    const bound = straightMetresOfWalk(minutes);
    expect(walkMinutes(bound - 1)).toBe(minutes);
    expect(walkMinutes(bound + 1)).toBe(minutes + 1);
  }
});
