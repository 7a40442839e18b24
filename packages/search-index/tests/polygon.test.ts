import { describe, expect, it } from 'vitest';
import { createOutline } from '../src/polygon.ts';

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
