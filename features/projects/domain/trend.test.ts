import { describe, expect, it } from 'vitest';
import { drawTrend } from './trend';

const box = { width: 120, height: 50, padding: 10 };
const quarter = (year: number, number: number, usd: number) => ({
  year,
  quarter: number,
  square_price: { '1': usd * 3, '2': usd },
});

describe('drawTrend', () => {
  it('places quarters by time and prices by height', () => {
    const trend = drawTrend([quarter(2025, 4, 1000), quarter(2026, 1, 1100), quarter(2026, 4, 1200)], 2, box);
    expect(trend.line).toBe('M10 40L35 25L110 10');
    expect(trend.area).toBe('M10 40L35 25L110 10V50H10Z');
    expect(trend.changePercent).toBe(20);
  });

  it('follows the chosen currency', () => {
    expect(drawTrend([quarter(2026, 1, 1000), quarter(2026, 2, 900)], 1, box)).toMatchObject({
      changePercent: -10,
      points: [{ amount: 3000 }, { amount: 2700 }],
    });
  });

  it('draws a price that never moved in the middle', () => {
    expect(drawTrend([quarter(2026, 1, 1000), quarter(2026, 2, 1000)], 2, box).line).toBe('M10 25L110 25');
  });
});
