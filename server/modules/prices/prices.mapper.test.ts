import { expect, it } from 'vitest';
import { pricedHomesMin } from '@/lib/contracts/statements/prices';
import { toDealPrices } from './prices.mapper';

const timeOf = (count: number, countBefore: number) => {
  const row = {
    level: 'cities' as const,
    placeId: 1,
    dealTypeId: 1,
    count,
    medianDays: 40.6,
    countBefore,
    medianDaysBefore: 50.2,
  };
  return toDealPrices(1, [], [row], new Date('2026-12-01T08:00:00Z')).time;
};

it('the time on the market is shown from twelve homes on, for each year by itself', () => {
  expect(pricedHomesMin).toBe(12);
  expect(timeOf(12, 12)).toEqual({ count: 12, days: 41, days_before: 50 });
  expect(timeOf(11, 12)).toEqual({ count: 11, days: null, days_before: 50 });
  expect(timeOf(12, 11)).toEqual({ count: 12, days: 41, days_before: null });
});
