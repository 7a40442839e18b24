import { expect, it } from 'vitest';
import { widenPrice } from './relaxations.service';

it('reaches just beyond the nearest price, in round figures', () => {
  expect(widenPrice({ price_to: 250_000 }, { above: 25_650_000, below: null })).toEqual({ price_to: 260_000 });
  expect(widenPrice({ price_from: 200_000 }, { above: null, below: 19_410_000 })).toEqual({ price_from: 190_000 });
});

it('takes the nearer end of a range', () => {
  const range = { price_from: 200_000, price_to: 250_000 };
  expect(widenPrice(range, { above: 49_000_000, below: 19_900_000 })).toEqual({ price_from: 190_000 });
  expect(widenPrice(range, { above: 25_100_000, below: 10_100_000 })).toEqual({ price_to: 260_000 });
});

it('does not reach into another price class', () => {
  expect(widenPrice({ price_to: 250_000 }, { above: 60_000_000, below: null })).toBeNull();
  expect(widenPrice({ price_to: 250_000 }, { above: null, below: null })).toBeNull();
});
