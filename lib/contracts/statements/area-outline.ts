/** Degrees, WGS 84. */
export type AreaPoint = { lat: number; lng: number };

export const drawnAreasMax = 5;
const areaPointsMin = 3;
const areaPointsMax = 100;
/** The longest text of an area: 100 points across the whole globe take about 1,100 characters. */
export const areaTextMax = 1200;
/** Degrees are whole numbers of this part, about a metre. */
const perDegree = 100_000;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Six bits a character, the lowest five of the number first; the sixth is set when more follow. The sign is the lowest bit. */
function encodeNumber(value: number): string {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  let text = '';
  while (rest > 31) {
    text += alphabet[32 + (rest % 32)];
    rest = Math.floor(rest / 32);
  }
  return text + alphabet[rest];
}

/** Null for a character outside the alphabet, and for an unfinished or too large number. */
function decodeNumbers(text: string): number[] | null {
  const numbers: number[] = [];
  let [value, factor] = [0, 1];
  for (const character of text) {
    const bits = alphabet.indexOf(character);
    if (bits < 0 || factor > 32 ** 5) return null;
    value += (bits % 32) * factor;
    factor *= 32;
    if (bits >= 32) continue;
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    [value, factor] = [0, 1];
  }
  return factor === 1 ? numbers : null;
}

const toUnits = (degrees: number): number => Math.round(degrees * perDegree);

/** An area as in addresses: Google's polyline encoding in characters that an address needs not escape. Points are rounded to a metre. */
export function encodeArea(points: readonly AreaPoint[]): string {
  const before = { lat: 0, lng: 0 };
  const steps = points.map((point) => {
    const [lat, lng] = [toUnits(point.lat), toUnits(point.lng)];
    const step = encodeNumber(lat - before.lat) + encodeNumber(lng - before.lng);
    Object.assign(before, { lat, lng });
    return step;
  });
  return steps.join('');
}

/** The points of an encoded area; null where the text is none. */
export function decodeArea(text: string): AreaPoint[] | null {
  const numbers = decodeNumbers(text);
  if (!numbers || numbers.length % 2 === 1) return null;
  let [lat, lng] = [0, 0];
  const points: AreaPoint[] = [];
  for (let index = 0; index < numbers.length; index += 2) {
    lat += numbers[index] ?? 0;
    lng += numbers[index + 1] ?? 0;
    points.push({ lat: lat / perDegree, lng: lng / perDegree });
  }
  return points.every((point) => Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180) ? points : null;
}

/** Twice the signed area of a triangle: positive where the corners turn left, 0 on one line. */
const turn = (a: AreaPoint, b: AreaPoint, c: AreaPoint): number =>
  (b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng);

type Side = [AreaPoint, AreaPoint];

const isWithin = (value: number, one: number, other: number): boolean =>
  value >= Math.min(one, other) && value <= Math.max(one, other);
const isOnSide = (point: AreaPoint, from: AreaPoint, to: AreaPoint): boolean =>
  turn(from, to, point) === 0 && isWithin(point.lat, from.lat, to.lat) && isWithin(point.lng, from.lng, to.lng);

/** Whether two sides have a point in common. Exact: corners are whole numbers. */
function sidesMeet([a, b]: Side, [c, d]: Side): boolean {
  if (isOnSide(a, c, d) || isOnSide(b, c, d) || isOnSide(c, a, b) || isOnSide(d, a, b)) return true;
  return turn(a, b, c) > 0 !== turn(a, b, d) > 0 && turn(c, d, a) > 0 !== turn(c, d, b) > 0;
}

/** Whether a side runs back along the one before it, whose last corner is its first. */
const runsBack = (side: Side, next: Side): boolean => isOnSide(next[1], ...side) || isOnSide(side[0], ...next);

/**
 * The first two sides that cross or touch elsewhere than at a common corner, by the numbers of their first corners; null where the outline
 * is simple. The last corner joins the first.
 */
export function findCrossing(points: readonly AreaPoint[]): [number, number] | null {
  const corners = points.map(({ lat, lng }) => ({ lat: toUnits(lat), lng: toUnits(lng) }));
  const sides = corners.map((corner, index): Side => [corner, corners[(index + 1) % corners.length] ?? corner]);
  for (const [first, side] of sides.entries()) {
    const second = sides.findIndex((other, index) => {
      if (index <= first) return false;
      if (index === first + 1) return runsBack(side, other);
      return first === 0 && index === sides.length - 1 ? runsBack(other, side) : sidesMeet(side, other);
    });
    if (second >= 0) return [first, second];
  }
  return null;
}

export const areaErrors = {
  few: 'errors.area_too_few_points',
  many: 'errors.area_too_many_points',
  crosses: 'errors.area_crosses_itself',
} as const;

/** What is wrong with an outline: too few or too many points, or sides that cross or touch; null for an area. */
export function areaProblem(points: readonly AreaPoint[]): keyof typeof areaErrors | null {
  if (points.length < areaPointsMin) return 'few';
  if (points.length > areaPointsMax) return 'many';
  return findCrossing(points) === null ? null : 'crosses';
}
