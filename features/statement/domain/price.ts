import type { PricePoint } from '@/lib/contracts/statements/statements';
import type { CurrencyId } from '@/lib/domain/money/currency';
import { dealTypes } from '@/lib/domain/statement/market-ids';

type ChartBox = { width: number; height: number; padding: number };
type ChartPoint = { x: number; y: number; atMs: number; total: number };
type Chart = { path: string; points: ChartPoint[] };

/**
 * The line of a price over time: it stays level until the owner changes it, and its last level reaches to `now`.
 * @returns null unless at least two prices are known in the currency
 */
export function drawPriceChart(history: PricePoint[], currencyId: CurrencyId, now: Date, box: ChartBox): Chart | null {
  const known = history.flatMap(({ date, price }) => {
    const total = price[currencyId]?.price_total;
    return total === undefined ? [] : [{ atMs: Date.parse(date), total }];
  });
  const [first] = known;
  if (!first || known.length < 2) return null;
  const totals = known.map(({ total }) => total);
  const [low, high] = [Math.min(...totals), Math.max(...totals)];
  const spanMs = Math.max(1, now.getTime() - first.atMs);
  const innerWidth = box.width - 2 * box.padding;
  const innerHeight = box.height - 2 * box.padding;
  const points = known.map(({ atMs, total }) => ({
    atMs,
    total,
    x: round(box.padding + (innerWidth * (atMs - first.atMs)) / spanMs),
    // A price that came back to where it was is a level line in the middle.
    y: round(box.padding + innerHeight * (high === low ? 0.5 : (high - total) / (high - low))),
  }));
  const steps = points.map(({ x, y }, index) => (index === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('');
  return { path: `${steps}H${box.width - box.padding}`, points };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** What the figure means, by deal. */
export function priceLabelOf(dealTypeId: number): 'sale' | 'rent' | 'pledge' | 'daily' | 'lease' {
  const labels = {
    [dealTypes.rent]: 'rent',
    [dealTypes.pledge]: 'pledge',
    [dealTypes.daily]: 'daily',
    [dealTypes.lease]: 'lease',
  } as const;
  return labels[dealTypeId as keyof typeof labels] ?? 'sale';
}
