import { expect, it } from 'vitest';
import { distanceMetres } from './distance';

const freedomSquare = { latitude: 41.6934, longitude: 44.8015 };

it('counts 1,113 metres to a hundredth of a degree north, and three quarters of that to one east', () => {
  expect(distanceMetres(freedomSquare, { ...freedomSquare, latitude: 41.7034 })).toBeCloseTo(1113.2, 1);
  expect(distanceMetres(freedomSquare, { ...freedomSquare, longitude: 44.8115 })).toBeCloseTo(831.2, 0);
});

it('is nothing from a point to itself', () => {
  expect(distanceMetres(freedomSquare, freedomSquare)).toBe(0);
});
