import { expect, it } from 'vitest';
import { areaTypeIds, fromAreaSqm, toAreaSqm } from './area';

it('counts ten thousand square metres to the hectare, both ways', () => {
  expect(toAreaSqm(1.5, areaTypeIds.hectare)).toBe(15_000);
  expect(fromAreaSqm(15_000, areaTypeIds.hectare)).toBe(1.5);
});

it('leaves square metres as they are', () => {
  expect(toAreaSqm(62, areaTypeIds.sqm)).toBe(62);
  expect(fromAreaSqm(62, areaTypeIds.sqm)).toBe(62);
});

it('leaves no traces of binary fractions', () => {
  expect(toAreaSqm(0.00438, areaTypeIds.hectare)).toBe(43.8);
  expect(fromAreaSqm(43.800000000000004, areaTypeIds.sqm)).toBe(43.8);
  expect(fromAreaSqm(43.800000000000004, areaTypeIds.hectare)).toBe(0.00438);
});
