import type { Comparable } from '@/lib/contracts/estimate';

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
