import { expect, it } from 'vitest';
import { barsOf, chartHeight, chartWidth } from './day-chart';

const days = (...values: number[]) => values.map((value, index) => ({ date: `2026-11-${10 + index}`, value }));

it('fills the box with the highest day and keeps the others in proportion', () => {
  const [low, high, none] = barsOf(days(5, 10, 0));
  expect(high).toMatchObject({ y: 0, height: chartHeight });
  expect(low?.height).toBe(chartHeight / 2);
  expect(none?.height).toBe(0);
});

it('keeps a small day visible next to a large one', () => {
  expect(barsOf(days(1, 100_000))[0]?.height).toBe(2);
});

it('stays inside the box', () => {
  for (const { x, width } of barsOf(days(1, 2, 3, 4))) expect(x + width).toBeLessThanOrEqual(chartWidth);
});

it('draws nothing for days without anything', () => {
  expect(barsOf(days(0, 0)).map(({ height }) => height)).toEqual([0, 0]);
});
