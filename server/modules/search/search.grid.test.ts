import { describe, expect, it } from 'vitest';
import type { MapBounds } from '@/lib/domain/place/map-bounds';
import { gridFor, pointsMax } from './search.grid';

const tbilisi: MapBounds = [41.6, 44.6, 41.85, 45.0];
const cells = ([south, west, north, east]: MapBounds, zoom: number): number => {
  const { latitudeStep, longitudeStep } = gridFor([south, west, north, east], zoom);
  const rows = Math.floor(north / latitudeStep) - Math.floor(south / latitudeStep) + 1;
  return rows * (Math.floor(east / longitudeStep) - Math.floor(west / longitudeStep) + 1);
};

describe('gridFor', () => {
  it('makes cells of 64 pixels at the zoom of a city', () =>
    expect(gridFor(tbilisi, 11).longitudeStep).toBeCloseTo(360 / 2 ** 11 / 4));
  it.each([0, 5, 11, 16, 22])('has at most 400 cells at zoom %i', (zoom) => {
    expect(cells(tbilisi, zoom)).toBeLessThanOrEqual(pointsMax);
    expect(cells([-90, -180, 90, 180], zoom)).toBeLessThanOrEqual(pointsMax);
  });
  it('has finer cells at a closer zoom', () =>
    expect(gridFor([41.7, 44.7, 41.71, 44.71], 15).longitudeStep).toBeLessThan(
      gridFor([41.7, 44.7, 41.71, 44.71], 13).longitudeStep,
    ));
});
