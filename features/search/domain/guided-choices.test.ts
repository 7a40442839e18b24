import { describe, expect, it } from 'vitest';
import { priceBarCount } from '@/lib/contracts/statements/facets';
import { budgetsOf, carriedAnswers, roomChoices } from './guided-choices';

describe('the choices of the guided search', () => {
  it('group five and more rooms, without the id that the market skips', () => {
    expect(roomChoices.map(({ ids }) => ids)).toEqual([[1], [2], [3], [4], [5, 7, 8, 9, 10, 11]]);
  });

  it('offer the budgets that cover a quarter, a half and three quarters of the prices', () => {
    const counts = Array.from({ length: priceBarCount }, (_, bar) => (bar < 4 ? 25 : 0));
    expect(budgetsOf({ kind: 'price', step: 10_000, counts, median: 20_000 })).toEqual([
      { priceTo: 10_000, count: 25 },
      { priceTo: 20_000, count: 50 },
      { priceTo: 30_000, count: 75 },
    ]);
  });

  it('offer no budget that covers every price, and none twice', () => {
    const counts = Array.from({ length: priceBarCount }, (_, bar) => (bar === 2 ? 90 : bar === 8 ? 10 : 0));
    expect(budgetsOf({ kind: 'price', step: 1000, counts, median: 2500 })).toEqual([{ priceTo: 3000, count: 90 }]);
  });

  it('carry every other answer, but no budget into another deal', () => {
    const filters = { deal_types: [1], districts: [2, 3], price_to: 100, currency_id: 2 as const, room_types: [] };
    expect(carriedAnswers(filters, 'rooms')).toEqual([
      ['deal_types', '1'],
      ['districts', '2,3'],
      ['price_to', '100'],
      ['currency_id', '2'],
    ]);
    expect(carriedAnswers(filters, 'deal')).toEqual([['districts', '2,3']]);
  });
});
