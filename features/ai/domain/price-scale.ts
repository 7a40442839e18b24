import { type Estimate, shownShare } from '@/lib/contracts/estimate';

/** The range that is shown around an estimate, in whole units: 6% below and above it. */
export const shownRange = (total: number): { low: number; high: number } => ({
  low: Math.round(total * (1 - shownShare)),
  high: Math.round(total * (1 + shownShare)),
});

/** Whether the model's own range is wider than the ±6% that are shown, so that it has to be shown too. */
export function isIntervalWider({ total_price: total, interval }: Pick<Estimate, 'total_price' | 'interval'>): boolean {
  const { low, high } = shownRange(total);
  return Math.round(interval.low) < low || Math.round(interval.high) > high;
}

/** The track around a statement's price reaches at least and at most so far from the estimate. */
const trackShareMin = 0.09;
const trackShareMax = 0.18;
const aroundFlag = 0.02;

/** Positions on the track in percent of its length. A price beyond the ends is at the end. */
export type Track = { bandStart: number; bandEnd: number; flag: number };

/** The track of a statement's price: the band of ±6% in its middle, and the position of the price. */
export function trackOf(price: number, estimate: number): Track {
  const off = price / estimate - 1;
  const reach = Math.min(trackShareMax, Math.max(trackShareMin, Math.abs(off) + aroundFlag));
  const at = (share: number): number => Math.round((50 + (share / reach) * 50) * 100) / 100;
  return { bandStart: at(-shownShare), bandEnd: at(shownShare), flag: Math.min(100, Math.max(0, at(off))) };
}
