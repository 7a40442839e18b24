import { expect, it } from 'vitest';
import { exchange } from './exchange';

const rate = { 1: 1, 2: 2.7 };

it.each([
  [100, 2, 1, 270],
  [270, 1, 2, 100],
  [100, 1, 1, 100],
])('turns %i of %i into %i', (amount, from, to, expected) => {
  expect(exchange(amount, from, to, rate)).toBeCloseTo(expected);
});

it('gives nothing where a rate is not known', () => {
  expect(exchange(100, 2, 3, rate)).toBeNull();
});
