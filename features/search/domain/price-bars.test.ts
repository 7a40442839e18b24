import { expect, it } from 'vitest';
import { barsOfPrices, pricesOfBars } from './price-bars';

it('reads bounds as bars: open ones reach the ends, those above all bars the last', () => {
  expect(barsOfPrices({}, 20_000)).toEqual([0, 32]);
  expect(barsOfPrices({ price_from: 100_000, price_to: 250_000 }, 20_000)).toEqual([5, 13]);
  expect(barsOfPrices({ price_from: 5_000_000 }, 20_000)).toEqual([31, 32]);
  expect(barsOfPrices({ price_to: 0 }, 20_000)).toEqual([0, 1]);
  expect(barsOfPrices({ price_to: 40, square_price_from: 500 }, 100, 'square_price')).toEqual([5, 32]);
});

it('writes bars as bounds, and none at the ends', () => {
  expect(pricesOfBars([5, 13], 20_000)).toEqual({ price_from: 100_000, price_to: 260_000 });
  expect(pricesOfBars([0, 32], 20_000)).toEqual({ price_from: undefined, price_to: undefined });
  expect(pricesOfBars([5, 32], 100, 'square_price')).toEqual({ square_price_from: 500, square_price_to: undefined });
});
