import type { SquarePriceQuarter } from '@/lib/contracts/companies/projects';

type Box = { width: number; height: number; padding: number };
type Point = { x: number; y: number; year: number; quarter: number; amount: number };
export type Trend = { line: string; area: string; points: Point[]; changePercent: number };

const round = (value: number): number => Math.round(value * 10) / 10;

/** The line of the lowest price of a square metre by quarter, and its change from the first to the last in whole percent. */
export function drawTrend(quarters: readonly SquarePriceQuarter[], currencyId: 1 | 2, box: Box): Trend {
  const known = quarters.map(({ year, quarter, square_price }) => ({ year, quarter, amount: square_price[currencyId] ?? 0 }));
  const amounts = known.map(({ amount }) => amount);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const positions = known.map(({ year, quarter }) => year * 4 + quarter);
  const first = positions[0] ?? 0;
  const span = Math.max(1, (positions.at(-1) ?? 0) - first);
  const [innerWidth, innerHeight] = [box.width - 2 * box.padding, box.height - 2 * box.padding];
  const points = known.map((point, index) => ({
    ...point,
    x: round(box.padding + (innerWidth * ((positions[index] ?? 0) - first)) / span),
    y: round(box.padding + innerHeight * (high === low ? 0.5 : (high - point.amount) / (high - low))),
  }));
  const line = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const [start, end] = [points[0], points.at(-1)];
  const area = start && end ? `${line}V${box.height}H${start.x}Z` : '';
  const changePercent = start && end && start.amount > 0 ? Math.round((end.amount / start.amount - 1) * 100) : 0;
  return { line, area, points, changePercent };
}
