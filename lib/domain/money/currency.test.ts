import { expect, it } from 'vitest';
import { exchange } from './currency';

const rates = { 1: 1, 2: 2.7 };

it.each([
  [100, 2, 1, 270],
  [270, 1, 2, 100],
  [100, 1, 1, 100],
])('converts %i of currency %i to %i', (amount, from, to, expected) => {
  expect(exchange(amount, from, to, rates)).toBeCloseTo(expected);
});

it('gives nothing while a rate is unknown, and the amount itself in its own currency', () => {
  expect(exchange(100, 2, 3, rates)).toBeNull();
  expect(exchange(100, 1, 2, undefined)).toBeNull();
  expect(exchange(100, 2, 2, undefined)).toBe(100);
});
