import { expect, it } from 'vitest';
import { placePricesOf } from '@/tests/factories/prices';
import { pricesResultSchema, toPricesResult } from './mcp-prices';

it('prices have the quartiles of now, medians by month and area, and no month without a figure', () => {
  const result = pricesResultSchema.parse(toPricesResult(placePricesOf()));
  expect(result.sale).toMatchObject({ count: 40, gel: { low: 2900, median: 3000, high: 3100 }, change_pct: 4 });
  expect(result.sale.months).toHaveLength(23);
  expect(result.sale.months[0]).toEqual({ month: '2025-02', median_gel: 2780, median_usd: 1112 });
  expect(result.sale.areas.map(({ area_from, area_to, median_gel }) => [area_from, area_to, median_gel])).toEqual([
    [0, 40, 3200],
    [40, 60, null],
    [60, 90, null],
    [90, 130, null],
    [130, null, null],
  ]);
  expect(JSON.stringify(result).length).toBeLessThan(5000);
});
