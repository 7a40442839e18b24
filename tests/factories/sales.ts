import type { Sale } from '@/server/modules/estimate/model/apartment';
import { createRandomStream } from '@/server/modules/estimate/model/math/random';

/** The city of the tests: one centre, prices that fall from it, and known effects of the attributes. */
export const centre = { latitude: 41.72, longitude: 44.76 };
export const conditionEffects = { newly_renovated: 0.3, old_renovation: 0.12, white_frame: 0, black_frame: -0.15 } as const;
const conditions = Object.keys(conditionEffects) as (keyof typeof conditionEffects)[];

/**
 * Invented sales in a square of 4 km: logarithm of USD a square metre = 7 − 0.1 a km from the centre + the condition's effect − 0.1 per
 * unit of the logarithm of the area + noise of this deviation. The same seed gives the same sales.
 */
export function generateSales(count: number, { seed = 1, noise = 0.1 } = {}): Sale[] {
  const next = createRandomStream(seed);
  const normal = (): number => Array.from({ length: 12 }, next).reduce((sum, value) => sum + value, -6);
  return Array.from({ length: count }, (_, index) => {
    const latitude = centre.latitude + (next() - 0.5) * 0.036;
    const longitude = centre.longitude + (next() - 0.5) * 0.048;
    const awayKm = Math.hypot((latitude - centre.latitude) * 111, (longitude - centre.longitude) * 83);
    const areaSqm = Math.round(350 + next() * 900) / 10;
    const condition = conditions[Math.floor(next() * conditions.length)] ?? 'white_frame';
    const totalFloors = 5 + Math.floor(next() * 12);
    const logPrice = 7 - 0.1 * awayKm + conditionEffects[condition] - 0.1 * Math.log(areaSqm / 70) + noise * normal();
    return {
      id: index + 1,
      latitude,
      longitude,
      areaSqm,
      priceUsd: Math.round(Math.exp(logPrice) * areaSqm),
      sector: 'saburtalo',
      rooms: Math.max(1, Math.round(areaSqm / 28)),
      floor: 1 + Math.floor(next() * totalFloors),
      totalFloors,
      buildingState: next() < 0.6 ? 'new' : 'old',
      condition,
      kind: null,
      balconyCount: 1,
      hasElevator: null,
    };
  });
}
