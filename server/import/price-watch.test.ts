import { describe, expect, it } from 'vitest';
import type { ImportedStatement } from '@/server/import/row/row';
import { partial } from '@/tests/factories/partial';
import { createPriceWatch, type MarketMedian } from './price-watch';

const flat = (squareUsd: number, changes: Partial<ImportedStatement> = {}) =>
  partial<ImportedStatement>({
    cityId: 1,
    urbanId: 47,
    dealTypeId: 1,
    realEstateTypeId: 1,
    squarePriceUsdMinor: squareUsd * 100,
    ...changes,
  });
const warningsOf = (statements: readonly ImportedStatement[], market: readonly MarketMedian[] = []) => {
  const watch = createPriceWatch(market);
  for (const statement of statements) watch.add(statement);
  return watch.warnings();
};
const several = (squareUsd: number, changes?: Partial<ImportedStatement>) =>
  [0.8, 0.9, 1, 1.1, 1.2].map((factor) => flat(squareUsd * factor, changes));
const land: MarketMedian = { cityId: 1, dealTypeId: 1, realEstateTypeId: 4, squarePriceUsdMinor: 10_000 };

describe('the prices of a file', () => {
  it('raise no warning near those of their city', () => {
    expect(warningsOf(several(1900))).toEqual([]);
    expect(warningsOf(several(110, { realEstateTypeId: 4 }), [land])).toEqual([]);
  });

  it('raise one where lari were read as dollars or the other way round', () => {
    expect(warningsOf(several(1900 * 2.7))).toEqual([
      expect.stringContaining('5 rows (Tbilisi, sale) is 5130 USD per m², 2.6 times'),
    ]);
    expect(warningsOf(several(1900 / 2.7))).toEqual([expect.stringContaining('1/2.8 of what is usual')]);
  });

  it('are all counted, however many there are', () => {
    const many = Array.from({ length: 20_000 }, (_, index) => flat(5000 + index / 1000));
    expect(warningsOf(many)).toEqual([expect.stringContaining('20000 rows (Tbilisi, sale) is 5010 USD per m²')]);
  });

  it('are compared with what is listed where enough is', () => {
    const listed: MarketMedian = { cityId: 1, dealTypeId: 1, realEstateTypeId: 1, squarePriceUsdMinor: 513_000 };
    expect(warningsOf(several(5130), [listed])).toEqual([]);
    expect(warningsOf(several(1000, { realEstateTypeId: 4 }), [land])).toHaveLength(1);
  });

  it('say nothing when they are few or have nothing to be compared with', () => {
    expect(warningsOf(several(9000).slice(1))).toEqual([]);
    expect(warningsOf(several(9000, { realEstateTypeId: 5 }))).toEqual([]);
  });
});
