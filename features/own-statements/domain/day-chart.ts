/** A bar of the chart in units of its view box. */
export type Bar = { date: string; value: number; x: number; y: number; width: number; height: number };

export const chartWidth = 600;
export const chartHeight = 96;
const gapShare = 0.25;
/** Minimum height of a day with a value, so that it is visible next to high ones. */
const heightMin = 2;

/** Bars of equal width from left to right, the highest of which fills the box; days without a value have no height. */
export function barsOf(days: readonly { date: string; value: number }[]): Bar[] {
  const highest = Math.max(1, ...days.map(({ value }) => value));
  const step = chartWidth / Math.max(1, days.length);
  return days.map(({ date, value }, index) => {
    const height = value === 0 ? 0 : Math.max(heightMin, (value / highest) * chartHeight);
    return { date, value, x: index * step, y: chartHeight - height, width: step * (1 - gapShare), height };
  });
}
