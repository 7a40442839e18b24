import { expect, it } from 'vitest';
import { priceStep } from './search.facets';

it('takes steps of 1, 2 or 5 with zeros, so that all but the last bar reach the high prices', () => {
  expect(priceStep(62_000_000)).toBe(20_000);
  expect(priceStep(62_000_100)).toBe(50_000);
  expect(priceStep(200_000)).toBe(100);
  expect(priceStep(100)).toBe(1);
});
