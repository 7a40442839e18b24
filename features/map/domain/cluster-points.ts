import type { MapPoint } from '@/lib/contracts/statements/statements';
import { dealTypes } from '@/lib/domain/statement/market-ids';

const tilePixels = 256;
/** Distance from a place up to the middle of its pill: half the pill and its tail. */
const pillLift = 22;
/** The least distance between the middles of two pills, in pixels across and down: of about 80 by 32, with the period of a rent 116. */
const pillsPx = { across: 76, acrossRents: 112, down: 32 } as const;
/** The gap between a disc and its neighbours. */
const gapPx = 8;

const discMinPx = 34;
const discMaxPx = 64;

/** Diameter of a cluster's disc: tenfold the statements, ten pixels more. */
export const discPx = (count: number): number =>
  Math.round(Math.min(discMaxPx, discMinPx - 3 + 10 * Math.log10(Math.max(2, count))));

/** Up to here single statements are dots, from here prices. */
export const priceZoomMin = 14;

type ProjectedPoint = { point: MapPoint; x: number; y: number };

/** Pixels of a Web Mercator map whose zoom counts tiles of 256 pixels. */
function projectPoint(point: MapPoint, zoom: number): ProjectedPoint {
  const world = tilePixels * 2 ** zoom;
  const latitude = (point.lat * Math.PI) / 180;
  const north = Math.log(Math.tan(Math.PI / 4 + latitude / 2)) / (2 * Math.PI);
  const lift = point.count > 1 ? 0 : pillLift;
  return { point, x: (point.lng / 360 + 0.5) * world, y: (0.5 - north) * world - lift };
}

/** Half of what a marker takes, in pixels across and down. */
function halfSize({ count, deal_type_id: dealTypeId }: MapPoint): readonly [number, number] {
  if (count > 1) return [discPx(count) / 2, discPx(count) / 2];
  const isRent = dealTypeId === dealTypes.rent || dealTypeId === dealTypes.daily;
  return [(isRent ? pillsPx.acrossRents : pillsPx.across) / 2, pillsPx.down / 2];
}

/** The least distance between the middles of two markers, in pixels across and down. */
function clearance(one: MapPoint, other: MapPoint): readonly [number, number] {
  const gap = one.count > 1 && other.count > 1 ? gapPx : 0;
  const [[across, down], [otherAcross, otherDown]] = [halfSize(one), halfSize(other)];
  return [across + otherAcross + gap, down + otherDown + gap];
}

function overlaps(one: ProjectedPoint, other: ProjectedPoint): boolean {
  const [across, down] = clearance(one.point, other.point);
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
