import { describe, expect, it } from 'vitest';
import type { PricePoint } from '@/lib/contracts/statements/statements';
import { drawPriceChart, priceLabelOf } from './price';

const box = { width: 120, height: 70, padding: 10 };
const now = new Date('2026-01-11T00:00:00Z');
const point = (date: string, total: number | null): PricePoint => ({
  date,
  currency_id: 1,
  price: total === null ? {} : { '1': { price_total: total, price_square: 1 } },
  avg_total_price_usd: null,
  avg_square_price_usd: null,
  total: 1,
});

describe('drawPriceChart', () => {
  it('stays level until a change and reaches to now', () => {
    const chart = drawPriceChart([point('2026-01-01T00:00:00Z', 100), point('2026-01-06T00:00:00Z', 80)], 1, now, box);
    expect(chart?.path).toBe('M10 10H60V60H110');
    expect(chart?.points.map(({ total }) => total)).toEqual([100, 80]);
  });

  it('draws a price that came back as a level line in the middle', () => {
    const chart = drawPriceChart([point('2026-01-01T00:00:00Z', 90), point('2026-01-06T00:00:00Z', 90)], 1, now, box);
    expect(chart?.path).toBe('M10 35H60V35H110');
  });

  it('draws nothing for one price, nor for prices that are not known in the currency', () => {
    expect(drawPriceChart([point('2026-01-01T00:00:00Z', 100), point('2026-01-06T00:00:00Z', null)], 1, now, box)).toBeNull();
    expect(drawPriceChart([point('2026-01-01T00:00:00Z', 100), point('2026-01-06T00:00:00Z', 90)], 2, now, box)).toBeNull();
  });
});

describe('priceLabelOf', () => {
  it('names the figure by the deal', () => {
    expect([1, 2, 3, 7, 10].map(priceLabelOf)).toEqual(['sale', 'rent', 'pledge', 'daily', 'lease']);
  });
});
