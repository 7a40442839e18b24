import type { MapPoint } from '@/lib/contracts/statements/statements';
import { boundsAround, type MapBounds } from '@/lib/domain/place/map-bounds';

/** A few statements far from all others must not make a town a dot: so large a share of them may lie outside, on each side. */
const OUTSIDE_SHARE = 0.02;

type Weighted = { value: number; count: number };

/** The value below which the share of the weight lies. */
function quantile(values: Weighted[], share: number): number {
  const sorted = values.toSorted((one, other) => one.value - other.value);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  let passed = 0;
  for (const { value, count } of sorted) {
    passed += count;
    if (passed > total * share) return value;
  }
  return sorted.at(-1)?.value ?? 0;
}

/** The area where nearly all statements of these points lie; null without any. */
export function areaOfMostPoints(points: readonly MapPoint[]): MapBounds | null {
  if (points.length === 0) return null;
  const lats = points.map(({ lat, count }) => ({ value: lat, count }));
  const lngs = points.map(({ lng, count }) => ({ value: lng, count }));
  const at = (share: number) => ({ lat: quantile(lats, share), lng: quantile(lngs, share) });
  return boundsAround([at(OUTSIDE_SHARE), at(1 - OUTSIDE_SHARE)]);
}

export function widen([south, west, north, east]: MapBounds, degrees: number): MapBounds {
  return [south - degrees, west - degrees, north + degrees, east + degrees];
}
