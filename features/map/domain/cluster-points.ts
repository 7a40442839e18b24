import type { MapPoint } from '@/lib/contracts/statements/statements';

const tilePixels = 256;
/** Distance from a place up to the middle of its pill: half the pill and its tail. */
const pillLift = 22;
/** The least distance between the middles of two markers, in pixels across and down: discs of 46, pills of about 80 by 32. */
const clearancePx = { discs: [58, 54], discAndPill: [62, 38], pills: [76, 32] } as const;

type ProjectedPoint = { point: MapPoint; x: number; y: number };

/** Pixels of a Web Mercator map whose zoom counts tiles of 256 pixels. */
function projectPoint(point: MapPoint, zoom: number): ProjectedPoint {
  const world = tilePixels * 2 ** zoom;
  const latitude = (point.lat * Math.PI) / 180;
  const north = Math.log(Math.tan(Math.PI / 4 + latitude / 2)) / (2 * Math.PI);
  const lift = point.count > 1 ? 0 : pillLift;
  return { point, x: (point.lng / 360 + 0.5) * world, y: (0.5 - north) * world - lift };
}

function overlaps(one: ProjectedPoint, other: ProjectedPoint): boolean {
  const discCount = Number(one.point.count > 1) + Number(other.point.count > 1);
  const [across, down] = discCount === 2 ? clearancePx.discs : discCount === 1 ? clearancePx.discAndPill : clearancePx.pills;
  return Math.abs(one.x - other.x) < across && Math.abs(one.y - other.y) < down;
}

/** Merges two points into one, in the middle of their statements, with the lower price. */
function merge(one: MapPoint, other: MapPoint): MapPoint {
  const count = one.count + other.count;
  const prices = [one.price, other.price].filter((price) => price !== null);
  const share = other.count / count;
  return {
    lat: one.lat + (other.lat - one.lat) * share,
    lng: one.lng + (other.lng - one.lng) * share,
    count,
    id: null,
    price: prices.length === 0 ? null : Math.min(...prices),
    is_super_vip: one.is_super_vip || other.is_super_vip,
  };
}

/**
 * Clusters points until no two markers overlap. The server clusters by the cells of a grid, where neighbours may still overlap at an
 * edge. docs/decisions/0013 says why this is not a library.
 * @param zoom counts tiles of 256 pixels
 */
export function clusterPoints(points: readonly MapPoint[], zoom: number): MapPoint[] {
  const placed: ProjectedPoint[] = [];
  const pending = points.map((point) => projectPoint(point, zoom)).sort((one, other) => one.point.count - other.point.count);
  for (let next = pending.pop(); next; next = pending.pop()) {
    const current = next;
    const near = placed.findIndex((other) => overlaps(current, other));
    const [other] = near === -1 ? [] : placed.splice(near, 1);
    // A merged point may overlap others now, so it is placed again.
    if (other) pending.push(projectPoint(merge(other.point, current.point), zoom));
    else placed.push(current);
  }
  return placed.map(({ point }) => point);
}
