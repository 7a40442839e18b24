import { areaProblem, decodeArea, encodeArea, findCrossing } from '@/lib/contracts/statements/area-outline';
import type { LatLng } from '@/lib/domain/place/map-bounds';
import type { MapProjection, Pixel } from './map-projection';

/** A smaller stroke is a slip of the finger. */
const strokePxMin = 24;
/** Nearer points add no detail. */
const stepPx = 3;
/** A corner whose triangle with its neighbours is smaller is left out. */
const trianglePx2 = 120;
/** Corners nearer to each other could not be pressed separately. */
const cornerPxMin = 34;
const cornersMin = 4;
/** Few enough to be moved one by one, and a short address. */
const cornersMax = 40;
/** A loop of at most this share of the rest was not meant, as where the finger passes its start. */
const slipShare = 0.3;
const cutsMax = 20;

export type StrokeProblem = 'small' | 'crosses';

/** Whether a stroke reaches far enough to be meant. */
function isLarge(stroke: readonly Pixel[]): boolean {
  const spanOf = (values: number[]): number => Math.max(...values) - Math.min(...values);
  return Math.max(spanOf(stroke.map(({ x }) => x)), spanOf(stroke.map(({ y }) => y))) >= strokePxMin;
}

/** The stroke without points that hardly differ from the one before. */
function thin(stroke: readonly Pixel[]): Pixel[] {
  const kept: Pixel[] = [];
  for (const point of stroke) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point.x - last.x, point.y - last.y) >= stepPx) kept.push(point);
  }
  return kept;
}

const triangle = (a: Pixel, b: Pixel, c: Pixel): number => Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2;

/**
 * A closed line of fewer corners: the one that matters least is left out, again and again (Visvalingam and Whyatt 1993), until every corner
 * matters and there are no more than may be.
 */
export function simplifyOutline(outline: readonly Pixel[]): Pixel[] {
  const corners = [...outline];
  while (corners.length > 3) {
    let [least, leastArea] = [0, Number.POSITIVE_INFINITY];
    for (const [index, corner] of corners.entries()) {
      const area = triangle(corners.at(index - 1) ?? corner, corner, corners[(index + 1) % corners.length] ?? corner);
      if (area < leastArea) [least, leastArea] = [index, area];
    }
    if (leastArea >= trianglePx2 && corners.length <= cornersMax) break;
    corners.splice(least, 1);
  }
  return corners;
}

/** The outline without corners that are too near to the next one, the nearest first; of two the one that matters less goes. */
function spaceCorners(outline: readonly Pixel[]): Pixel[] {
  const corners = [...outline];
  const at = (index: number): Pixel => corners[(index + corners.length) % corners.length] ?? { x: 0, y: 0 };
  const weight = (index: number): number => triangle(at(index - 1), at(index), at(index + 1));
  while (corners.length > cornersMin) {
    const rooms = corners.map((corner, index) => Math.hypot(at(index + 1).x - corner.x, at(index + 1).y - corner.y));
    const least = Math.min(...rooms);
    if (least >= cornerPxMin) break;
    const index = rooms.indexOf(least);
    const next = (index + 1) % corners.length;
    corners.splice(weight(index) < weight(next) ? index : next, 1);
  }
  return corners;
}

/** Square degrees, only for comparison. */
function sizeOf(outline: readonly LatLng[]): number {
  let twice = 0;
  for (const [index, { lat, lng }] of outline.entries()) {
    const next = outline[(index + 1) % outline.length] ?? { lat, lng };
    twice += lng * next.lat - next.lng * lat;
  }
  return Math.abs(twice) / 2;
}

/** Where two sides cross; null for those in one direction. */
function crossingOf([a, b]: readonly LatLng[], [c, d]: readonly LatLng[]): LatLng | null {
  if (!a || !b || !c || !d) return null;
  const across = (b.lng - a.lng) * (d.lat - c.lat) - (b.lat - a.lat) * (d.lng - c.lng);
  if (across === 0) return null;
  const share = ((c.lng - a.lng) * (d.lat - c.lat) - (c.lat - a.lat) * (d.lng - c.lng)) / across;
  return { lat: a.lat + share * (b.lat - a.lat), lng: a.lng + share * (b.lng - a.lng) };
}

/** The outline without its small loops and spikes; null where two loops are both large, as of an eight. */
export function cutLoops(outline: readonly LatLng[]): LatLng[] | null {
  let corners = [...outline];
  for (let cuts = 0; cuts < cutsMax && corners.length >= 3; cuts += 1) {
    const crossing = findCrossing(corners);
    if (!crossing) return corners;
    const [first, second] = crossing;
    const afterSecond = (second + 1) % corners.length;
    const meeting = crossingOf(
      corners.slice(first, first + 2),
      [corners[second], corners[afterSecond]].flatMap((c) => c ?? []),
    );
    if (second === first + 1 || afterSecond === first || !meeting) {
      corners.splice(second === first + 1 ? second : afterSecond === first ? first : first + 1, 1);
      continue;
    }
    const loops = [
      [meeting, ...corners.slice(first + 1, second + 1)],
      [...corners.slice(0, first + 1), meeting, ...corners.slice(second + 1)],
    ].sort((one, other) => sizeOf(one) - sizeOf(other));
    const [small = [], large = []] = loops;
    if (sizeOf(small) > sizeOf(large) * slipShare) return null;
    corners = toWholeUnits(large);
  }
  return null;
}

/** Places as in an address, neighbours at the same place as one. */
function toWholeUnits(outline: readonly LatLng[]): LatLng[] {
  const rounded = decodeArea(encodeArea(outline)) ?? [];
  return rounded.filter(({ lat, lng }, index) => {
    const before = rounded.at(index - 1);
    return lat !== before?.lat || lng !== before.lng;
  });
}

/** The area that a closed stroke was meant to be, in the corners of an address; or why it is none. */
export function readStroke(stroke: readonly Pixel[], { toPlace }: MapProjection): LatLng[] | StrokeProblem {
  if (stroke.length < 3 || !isLarge(stroke)) return 'small';
  const area = cutLoops(toWholeUnits(spaceCorners(simplifyOutline(thin(stroke))).map(toPlace)));
  if (area === null) return 'crosses';
  return areaProblem(area) === null ? area : 'small';
}
