import { describe, expect, it } from 'vitest';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import { partial } from '@/tests/factories/partial';
import { bestInRow, bestOf, type Compared, estimateOf, priceChangeOf } from './compare-rows';

const money = (gel: number, sqm = 1000) => ({
  1: { price_total: gel, price_square: sqm },
  2: { price_total: gel / 2.5, price_square: sqm / 2.5 },
});
const compared = (statement: Partial<StatementDetail>, more: Partial<Compared> = {}): Compared => ({
  statement: partial<StatementDetail>({
    deal_type_id: 1,
    real_estate_type_id: 1,
    price_type_id: 3,
    currency_id: 1,
    area_type_id: 1,
    price: money(250_000),
    price_band: null,
    ...statement,
  }),
  prices: [],
  instalments: { 1: null, 2: null },
  ...more,
});

describe('the best value of a row', () => {
  it.each([
    ['less', [3, 1, 2], [false, true, false]],
    ['more', [3, 1, null], [true, false, false]],
    ['less', [1, 1, 2], [true, true, false]],
    ['less', [1, 1], [false, false]],
    ['less', [1, null], [false, false]],
    ['more', [null, null], [false, false]],
  ] as const)('where %s is better, of %j', (direction, values, best) => {
    expect(bestOf(values, direction)).toEqual(best);
  });

  it('is the lowest price of the same deal, and none between different deals or with a negotiable price', () => {
    const [dear, cheap] = [compared({ price: money(300_000) }), compared({ price: money(200_000) })];
    expect(bestInRow('price', [dear, cheap])).toEqual([false, true]);
    expect(bestInRow('price', [dear, compared({ deal_type_id: 2, price: money(1000) })])).toEqual([false, false]);
    expect(bestInRow('price', [dear, compared({ price_type_id: 2, price: money(1000) })])).toEqual([false, false]);
    expect(bestInRow('price', [dear, compared({ price_type_id: 1 })])).toEqual([false, false]);
  });

  it('is the largest area of the same type, in hectares or not', () => {
    const plots = [compared({ area: 1.5, area_type_id: 2 }), compared({ area: 9000 })];
    expect(bestInRow('area', plots)).toEqual([true, false]);
    expect(bestInRow('area', [compared({ area: 50 }), compared({ area: 900, real_estate_type_id: 4 })])).toEqual([false, false]);
  });

  it('is the shortest walk, the higher ceiling and the lower instalment', () => {
    const far = compared(
      { metro_distance_m: 900, height: 2.8 },
      { instalments: { 1: { monthlyPayment: 900 } as never, 2: null } },
    );
    const near = compared(
      { metro_distance_m: 300, height: 3 },
      { instalments: { 1: { monthlyPayment: 800 } as never, 2: null } },
    );
    for (const row of ['metro', 'ceiling', 'instalment'] as const) expect(bestInRow(row, [far, near])).toEqual([false, true]);
  });
});

describe('the price', () => {
  it('has changed since the first one that its owner set', () => {
    const first = { price: money(277_000) } as never;
    expect(priceChangeOf(compared({}, { prices: [first] }), 1)).toBe(-27_000);
    expect(priceChangeOf(compared({}, { prices: [first] }), 2)).toBe(-10_800);
    expect(priceChangeOf(compared({}), 1)).toBeNull();
    const atAnotherRate = { price: { 1: { price_total: 250_000 }, 2: { price_total: 90_000 } } } as never;
    expect(priceChangeOf(compared({}, { prices: [atAnotherRate] }), 2)).toBe(0);
  });
  it('is compared with its estimate in either currency, at its own rate', () => {
    const { statement } = compared({
      price_band: { band: 'at', estimate: 200_000, interval: { low: 1, high: 2 }, comparables_count: 12 },
    });
    expect([estimateOf(statement, 1), estimateOf(statement, 2)]).toEqual([200_000, 80_000]);
    expect(estimateOf(compared({}).statement, 1)).toBeNull();
  });
});
