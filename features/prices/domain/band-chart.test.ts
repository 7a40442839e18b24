import { expect, it } from 'vitest';
import { barOf, niceTicks, percentBetween } from './axis';
import { drawBandChart } from './band-chart';

it('ticks are round and reach over both ends', () => {
  expect(niceTicks(2650, 4560)).toEqual([2500, 3000, 3500, 4000, 4500, 5000]);
  expect(niceTicks(11.9, 18.2)).toEqual([10, 12, 14, 16, 18, 20]);
  expect(niceTicks(1000, 1000)).toEqual([1000, 1005]);
});

it('a value beyond the ends is clamped to them, and counted in the outer bar', () => {
  expect([percentBetween(-1, 0, 10), percentBetween(5, 0, 10), percentBetween(11, 0, 10)]).toEqual([0, 50, 100]);
  expect([barOf(90, 100, 10, 3), barOf(110, 100, 10, 3), barOf(999, 100, 10, 3)]).toEqual([0, 1, 2]);
});

it('the line stops where nothing is known; a lone month is a point without a line', () => {
  const value = (median: number) => ({ low: median - 100, median, high: median + 100 });
  const chart = drawBandChart([value(1000), value(1100), null, value(1200), null]);
  expect(chart?.lines).toHaveLength(1);
  expect(chart?.lines[0]).toMatch(/^M0 [\d.]+L25 [\d.]+$/);
  expect(chart?.points.map(({ index, x }) => [index, x])).toEqual([
    [0, 0],
    [1, 25],
    [3, 75],
  ]);
  expect(drawBandChart([null, null])).toBeNull();
});
