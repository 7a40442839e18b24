import { expect, it, vi } from 'vitest';
import { memoise } from './memoise';

it('calls the function once for each argument, also when the result is undefined', () => {
  const answer = vi.fn((text: string) => (text === 'none' ? undefined : text.length));
  const known = memoise(answer);
  expect(['one', 'none', 'one', 'none'].map(known)).toEqual([3, undefined, 3, undefined]);
  expect(answer).toHaveBeenCalledTimes(2);
});

it('keeps no more results than the maximum', () => {
  const answer = vi.fn((number: number) => -number);
  const known = memoise(answer, 2);
  expect([1, 2, 1, 3, 1].map(known)).toEqual([-1, -2, -1, -3, -1]);
  expect(answer.mock.calls.flat()).toEqual([1, 2, 3, 1]);
});
