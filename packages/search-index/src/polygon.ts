import type { Bounds, LatLng } from './condition.ts';

/** PostgreSQL compares the numbers of its geometry with this tolerance. In units of a metre it is nothing; in degrees it were ten centimetres. */
const epsilon = 1e-6;
const perDegree = 100_000;

const isZero = (value: number): boolean => Math.abs(value) <= epsilon;
const isNegative = (value: number): boolean => value + epsilon < 0;
const isPositive = (value: number): boolean => value > epsilon;

/** The segment contains the origin. */
const touches = 3;

/** How a segment whose new end is on the line of the positive x-axis, or of the negative one, crosses it. */
function crossingOnAxis(x: number, prevX: number, prevY: number): number {
  if (isZero(x)) return touches;
  if (isPositive(x)) {
    if (isZero(prevY)) return isPositive(prevX) ? 0 : touches;
    return isNegative(prevY) ? 1 : -1;
  }
  return isZero(prevY) && !isNegative(prevX) ? touches : 0;
}

/** `lseg_crossing` of PostgreSQL's geo_ops.c: 2 or -2 for a segment that crosses the positive x-axis, 1 or -1 for one that ends on it. */
function crossing(x: number, y: number, prevX: number, prevY: number): number {
  if (isZero(y)) return crossingOnAxis(x, prevX, prevY);
  const sign = isPositive(y) ? 1 : -1;
  if (isZero(prevY)) return isNegative(prevX) ? 0 : sign;
  if (sign < 0 ? isNegative(prevY) : isPositive(prevY)) return 0;
  if (x + epsilon >= 0 && isPositive(prevX)) return 2 * sign;
  if (isNegative(x) && prevX <= epsilon) return 0;
  const z = (x - prevX) * y - (y - prevY) * x;
  if (isZero(z)) return touches;
  return (sign < 0 ? isNegative(z) : isPositive(z)) ? 0 : 2 * sign;
}

/** Whether a point is in an outline or on it, as `polygon @> point` has it in units of 1/100,000 degree. */
export function createOutline(points: readonly LatLng[]): (lat: number, lng: number) => boolean {
  const xs = points.map(({ lng }) => Math.round(lng * perDegree));
  const ys = points.map(({ lat }) => Math.round(lat * perDegree));
  return (lat, lng) => {
    const [px, py] = [lng * perDegree, lat * perDegree];
    const last = xs.length - 1;
    let [prevX, prevY] = [(xs[last] as number) - px, (ys[last] as number) - py];
    let total = 0;
    for (let index = 0; index < xs.length; index += 1) {
      const [x, y] = [(xs[index] as number) - px, (ys[index] as number) - py];
      const crossed = crossing(x, y, prevX, prevY);
      if (crossed === touches) return true;
      total += crossed;
      [prevX, prevY] = [x, y];
    }
    return total !== 0;
  };
}

/** Cells on each side of the grid over an outline. */
const gridSide = 32;
/** Degrees by which cells overlap: outlines are rounded to half of that. */
const overlap = 2e-5;

/** Whether a segment may cross a rectangle: never no when it does. */
function mayCross(from: LatLng, to: LatLng, [south, west, north, east]: Bounds): boolean {
  if (Math.max(from.lat, to.lat) < south || Math.min(from.lat, to.lat) > north) return false;
  if (Math.max(from.lng, to.lng) < west || Math.min(from.lng, to.lng) > east) return false;
  const [y, x] = [to.lat - from.lat, to.lng - from.lng];
  const sides = [south, north].flatMap((lat) => [west, east].map((lng) => x * (lat - from.lat) - y * (lng - from.lng)));
  return Math.min(...sides) <= 0 && Math.max(...sides) >= 0;
}

/**
 * As `createOutline` for many points: those of a cell that no side crosses are all inside or all outside, so that only the others are tried.
 * @param bounds of the outline
 */
export function createGriddedOutline(points: readonly LatLng[], bounds: Bounds): (lat: number, lng: number) => boolean {
  const contains = createOutline(points);
  const [south, west, north, east] = bounds;
  const [height, width] = [(north - south) / gridSide || 1, (east - west) / gridSide || 1];
  /** 0 outside, 1 inside, 2 crossed. */
  const cells = new Uint8Array(gridSide * gridSide);
  for (let cell = 0; cell < cells.length; cell += 1) {
    const [lat, lng] = [south + Math.floor(cell / gridSide) * height, west + (cell % gridSide) * width];
    const around: Bounds = [lat - overlap, lng - overlap, lat + height + overlap, lng + width + overlap];
    const isCrossed = points.some((point, index) => mayCross(points.at(index - 1) ?? point, point, around));
    cells[cell] = isCrossed ? 2 : Number(contains(lat + height / 2, lng + width / 2));
  }
  const last = gridSide - 1;
  return (lat, lng) => {
    const row = Math.min(last, Math.max(0, Math.floor((lat - south) / height)));
    const column = Math.min(last, Math.max(0, Math.floor((lng - west) / width)));
    const cell = cells[row * gridSide + column] as number;
    return cell === 2 ? contains(lat, lng) : cell === 1;
  };
}
