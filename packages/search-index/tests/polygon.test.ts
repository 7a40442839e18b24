import { describe, expect, it } from 'vitest';
import { createGriddedOutline, createOutline } from '../src/polygon.ts';
import { random } from './model.ts';

/** A point of units of 1/100,000 degree. */
const at = (x: number, y: number) => ({ lat: y / 100_000, lng: x / 100_000 });
const isIn = (corners: [number, number][], x: number, y: number): boolean => {
  const { lat, lng } = at(x, y);
  return createOutline(corners.map((corner) => at(...corner)))(lat, lng);
};

/** The answers of PostgreSQL to `polygon @> point`. */
describe('an outline', () => {
  const square: [number, number][] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ];
  const bow: [number, number][] = [
    [0, 0],
    [10, 10],
    [10, 0],
    [0, 10],
  ];
  it.each([
    ['inside', square, 5, 5, true],
    ['beside', square, 11, 5, false],
    ['at the height of a corner', square, -1, 10, false],
    ['at the height of a side', square, 12, 0, false],
    ['on a side', square, 10, 5, true],
    ['on the lower side', square, 5, 0, true],
    ['on a corner', square, 0, 10, true],
    ['a hundred thousandth of a unit outside', square, 10.00001, 5, false],
    ['within the tolerance of a side', square, 10.000_000_01, 5, true],
    ['in the left half of a bow', bow, 1, 5, true],
    ['in the upper gap of a bow', bow, 5, 9, false],
    ['where the sides of a bow cross', bow, 5, 5, true],
  ])('%s', (_, corners, x, y, expected) => expect(isIn(corners, x, y)).toBe(expected));
});

it('a grid over an outline finds what the outline finds, for outlines of any shape and points on their corners', () => {
  const next = random(5);
  for (let run = 0; run < 60; run += 1) {
    const corner = () => ({ lat: 41.7 + Math.round(next() * 40) / 200, lng: 44.7 + Math.round(next() * 40) / 200 });
    const points = Array.from({ length: 3 + Math.floor(next() * 9) }, corner);
    const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)];
    const bounds = [Math.min(...lats), Math.min(...lngs), Math.max(...lats), Math.max(...lngs)] as const;
    const [plain, gridded] = [createOutline(points), createGriddedOutline(points, bounds)];
    const tried = [
      ...points,
      ...Array.from({ length: 300 }, corner),
      ...Array.from({ length: 300 }, () => ({ lat: 41.7 + next() / 5, lng: 44.7 + next() / 5 })),
    ];
    for (const { lat, lng } of tried.map((point) => ({ lat: Math.fround(point.lat), lng: Math.fround(point.lng) })))
      if (lat >= bounds[0] && lat <= bounds[2] && lng >= bounds[1] && lng <= bounds[3])
        expect([points, lat, lng, gridded(lat, lng)]).toEqual([points, lat, lng, plain(lat, lng)]);
  }
});
