import { type Comparable, type PastEstimate, shownShare } from '@/lib/contracts/estimate';

/** The range that is shown around an estimate, in whole units: 6% below and above it. */
export const shownRange = (total: number): { low: number; high: number } => ({
  low: Math.round(total * (1 - shownShare)),
  high: Math.round(total * (1 + shownShare)),
});

/** Whether the model's own range is wider than the ±6% that are shown, so that it has to be shown too. */
export function isIntervalWider({ total_price: total, interval }: Pick<PastEstimate, 'total_price' | 'interval'>): boolean {
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

/** The weight of a comparable among those shown: 1.5 times an even share or more is strong, half of it or less is slight. */
export function weightLevelOf({ weight }: Pick<Comparable, 'weight'>, count: number): 'strong' | 'even' | 'slight' {
  const even = 1 / Math.max(1, count);
  if (count < 2) return 'even';
  if (weight >= even * 1.5) return 'strong';
  return weight <= even * 0.5 ? 'slight' : 'even';
}

const kilometreM = 1000;
const stepM = 10;

/** A rounded distance: tens of metres below a kilometre, tenths of a kilometre above. */
export function displayDistance(distanceM: number): { unit: 'm' | 'km'; value: number } {
  const rounded = Math.max(stepM, Math.round(distanceM / stepM) * stepM);
  if (rounded < kilometreM) return { unit: 'm', value: rounded };
  return { unit: 'km', value: Math.round(distanceM / (kilometreM / 10)) / 10 };
}
