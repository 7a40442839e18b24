/** Longitude, latitude in degrees. */
export type Position = [number, number];

const METRES_PER_DEGREE = 111_320;
/** Everything drawn lies near this latitude, so one factor turns degrees of longitude into metres. */
const LONGITUDE_FACTOR = Math.cos((41.9 * Math.PI) / 180);

/** Metres east and north between two positions of the country. */
export function metresBetween([fromLng, fromLat]: Position, [toLng, toLat]: Position): [number, number] {
  return [(toLng - fromLng) * METRES_PER_DEGREE * LONGITUDE_FACTOR, (toLat - fromLat) * METRES_PER_DEGREE];
}

export function distanceMetres(from: Position, to: Position): number {
  return Math.hypot(...metresBetween(from, to));
}

export function lengthMetres(line: Position[]): number {
  return line.slice(1).reduce((sum, position, index) => sum + distanceMetres(line[index] ?? position, position), 0);
}

function distanceToSegmentMetres(point: Position, from: Position, to: Position): number {
  const [x, y] = metresBetween(from, point);
  const [dx, dy] = metresBetween(from, to);
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / square));
  return Math.hypot(x - share * dx, y - share * dy);
}

/** Douglas–Peucker: the line without the points that are nearer to it than the tolerance. */
export function simplify(line: Position[], toleranceMetres: number): Position[] {
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return line;
  let farthest = 0;
  let farthestMetres = 0;
  for (let index = 1; index < line.length - 1; index += 1) {
    const metres = distanceToSegmentMetres(line[index] ?? first, first, last);
    if (metres > farthestMetres) [farthest, farthestMetres] = [index, metres];
  }
  if (farthestMetres <= toleranceMetres) return [first, last];
  const before = simplify(line.slice(0, farthest + 1), toleranceMetres);
  return [...before.slice(0, -1), ...simplify(line.slice(farthest), toleranceMetres)];
}

/** A closed ring keeps its start twice, which would be a line of no length: it is cut at the point farthest from the start. */
export function simplifyRing(ring: Position[], toleranceMetres: number): Position[] {
  const [first] = ring;
  if (!first) return ring;
  const distances = ring.map((position) => distanceMetres(first, position));
  const farthest = distances.indexOf(Math.max(...distances));
  const before = simplify(ring.slice(0, farthest + 1), toleranceMetres);
  return [...before.slice(0, -1), ...simplify(ring.slice(farthest), toleranceMetres)];
}

/** Chaikin's corner cutting, which turns a few drawn points into a curve. */
export function smooth(line: Position[], rounds: number): Position[] {
  if (rounds === 0) return line;
  const cut = line.slice(1).flatMap((to, index): Position[] => {
    const from = line[index] ?? to;
    const at = (share: number): Position => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    return [at(0.25), at(0.75)];
  });
  const ends = [line[0], line.at(-1)].filter((end) => end !== undefined);
  return smooth([...ends.slice(0, 1), ...cut, ...ends.slice(1)], rounds - 1);
}

/** The same line with a point at least every so many metres. */
export function densify(line: Position[], stepMetres: number): Position[] {
  return line.flatMap((to, index): Position[] => {
    const from = line[index - 1];
    if (!from) return [to];
    const count = Math.max(1, Math.ceil(distanceMetres(from, to) / stepMetres));
    return Array.from({ length: count }, (_, step): Position => {
      const share = (step + 1) / count;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    });
  });
}

/** Signed area of a ring in square metres. */
export function areaSqm(ring: Position[]): number {
  const [origin] = ring;
  if (!origin) return 0;
  const flat = ring.map((position) => metresBetween(origin, position));
  return (
    flat.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = flat[(index + 1) % flat.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0) / 2
  );
}

export type Ellipse = { at: Position; widthMetres: number; heightMetres: number; turnDegrees: number };

export function ellipseOf({ at: [lng, lat], widthMetres, heightMetres, turnDegrees }: Ellipse): Position[] {
  const turn = (turnDegrees * Math.PI) / 180;
  return Array.from({ length: 25 }, (_, index): Position => {
    const angle = (index / 24) * 2 * Math.PI;
    const x = (Math.cos(angle) * widthMetres) / 2;
    const y = (Math.sin(angle) * heightMetres) / 2;
    return [
      lng + (x * Math.cos(turn) - y * Math.sin(turn)) / (METRES_PER_DEGREE * LONGITUDE_FACTOR),
      lat + (x * Math.sin(turn) + y * Math.cos(turn)) / METRES_PER_DEGREE,
    ];
  });
}

/** Google's encoded polyline, five decimals. */
export function decodePolyline(encoded: string): Position[] {
  const values: number[] = [];
  let value = 0;
  let shift = 0;
  for (const character of encoded) {
    const chunk = character.charCodeAt(0) - 63;
    value |= (chunk & 31) << shift;
    shift += 5;
    if (chunk < 32) {
      values.push(value & 1 ? ~(value >> 1) : value >> 1);
      value = 0;
      shift = 0;
    }
  }
  let lat = 0;
  let lng = 0;
  const line: Position[] = [];
  for (let index = 0; index + 1 < values.length; index += 2) {
    lat += values[index] ?? 0;
    lng += values[index + 1] ?? 0;
    line.push([lng / 1e5, lat / 1e5]);
  }
  return line;
}

/** The ring of a band around a line, as wide everywhere. */
export function band(line: Position[], widthMetres: number): Position[] {
  const side = (factor: number): Position[] =>
    line.map((position, index): Position => {
      const [dx, dy] = metresBetween(line[index - 1] ?? position, line[index + 1] ?? position);
      const reach = (factor * widthMetres) / 2 / (Math.hypot(dx, dy) || 1);
      return [
        position[0] - (dy * reach) / (METRES_PER_DEGREE * LONGITUDE_FACTOR),
        position[1] + (dx * reach) / METRES_PER_DEGREE,
      ];
    });
  const left = side(1);
  return [...left, ...side(-1).toReversed(), ...left.slice(0, 1)];
}
