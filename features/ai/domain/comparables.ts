import type { Comparable } from '@/lib/contracts/estimate';

/** How much a comparable carries among those shown, told in words: half as much again as an even share is strong, half of it slight. */
export function weightLevelOf({ weight }: Pick<Comparable, 'weight'>, count: number): 'strong' | 'even' | 'slight' {
  const even = 1 / Math.max(1, count);
  if (count < 2) return 'even';
  if (weight >= even * 1.5) return 'strong';
  return weight <= even * 0.5 ? 'slight' : 'even';
}

const kilometreM = 1000;
const stepM = 10;

/** A distance as people say it: tens of metres below a kilometre, tenths of a kilometre above. */
export function displayDistance(distanceM: number): { unit: 'm' | 'km'; value: number } {
  const rounded = Math.max(stepM, Math.round(distanceM / stepM) * stepM);
  if (rounded < kilometreM) return { unit: 'm', value: rounded };
  return { unit: 'km', value: Math.round(distanceM / (kilometreM / 10)) / 10 };
}
