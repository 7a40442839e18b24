import { expect, it } from 'vitest';
import { BitSet, type Bits, wordsFor } from '../src/bit-set.ts';
import { Ranks } from '../src/ranks.ts';
import { random } from './model.ts';

const positionsOf = (bits: Bits): number[] => {
  const set = new BitSet();
  set.bits = bits;
  return [...set.positions()];
};

it.each([0, 1, 15, 16, 17, 100, 333])('the rows of every stretch of an order of %i', (length) => {
  const next = random(length);
  const size = length + 40;
  const order = Int32Array.from(
    Array.from({ length: size }, (_, position) => ({ position, key: next() }))
      .sort((a, b) => a.key - b.key)
      .slice(0, length),
    ({ position }) => position,
  );
  const ranks = new Ranks(order, size);
  for (let first = 0; first <= length; first += 1 + Math.floor(length / 40))
    for (let end = first; end <= length; end += 1) {
      const bits = new Uint32Array(wordsFor(size));
      ranks.write(bits, first, end);
      expect(positionsOf(bits)).toEqual([...order.slice(first, end)].sort((a, b) => a - b));
    }
});
