import { describe, expect, it } from 'vitest';
import {
  boundsAround,
  defaultView,
  distanceMetres,
  hasMovedFar,
  isInside,
  isSameBounds,
  type MapBounds,
  roundBounds,
} from './map-bounds';

const freedomSquare = { latitude: 41.6934, longitude: 44.8015 };

it('counts 1,113 metres to a hundredth of a degree north, and three quarters of that to one east', () => {
  expect(distanceMetres(freedomSquare, { ...freedomSquare, latitude: 41.7034 })).toBeCloseTo(1113.2, 1);
  expect(distanceMetres(freedomSquare, { ...freedomSquare, longitude: 44.8115 })).toBeCloseTo(831.2, 0);
});

it('is nothing from a point to itself', () => {
  expect(distanceMetres(freedomSquare, freedomSquare)).toBe(0);
});

it('starts over Tbilisi at the zoom of a district', () => {
  expect(defaultView).toEqual({ center: { lat: 41.725, lng: 44.77 }, zoom: 14 });
});

const view: MapBounds = [41.7, 44.7, 41.8, 44.9];
const shifted = (lat: number, lng: number): MapBounds => [view[0] + lat, view[1] + lng, view[2] + lat, view[3] + lng];

describe('hasMovedFar', () => {
  it('stays quiet for a move of a fifth of the view', () => {
    expect(hasMovedFar(view, view)).toBe(false);
    expect(hasMovedFar(view, shifted(0.0199, 0))).toBe(false);
    expect(hasMovedFar(view, shifted(0, -0.0399))).toBe(false);
  });

  it('detects a move of more than a fifth, in either direction', () => {
    expect(hasMovedFar(view, shifted(0.0201, 0))).toBe(true);
    expect(hasMovedFar(view, shifted(-0.0201, 0))).toBe(true);
    expect(hasMovedFar(view, shifted(0, 0.0401))).toBe(true);
    expect(hasMovedFar(view, shifted(0, -0.0401))).toBe(true);
  });

  it('measures the move by the view that was searched', () => {
    const near: MapBounds = [41.74, 44.79, 41.75, 44.81];
    expect(hasMovedFar(near, [41.743, 44.79, 41.753, 44.81])).toBe(true);
  });

  it('detects a zoom in and a zoom out around the same middle', () => {
    expect(hasMovedFar(view, [41.725, 44.75, 41.775, 44.85])).toBe(true);
    expect(hasMovedFar(view, [41.65, 44.6, 41.85, 45])).toBe(true);
  });
});

describe('roundBounds', () => {
  it('keeps five decimals and stays on the globe', () => {
    expect(roundBounds([41.7000049, -200, 95, 44.9000051])).toEqual([41.7, -180, 90, 44.90001]);
  });

  it('makes bounds equal that differ by less than a metre', () => {
    expect(isSameBounds(view, shifted(0.000001, 0))).toBe(true);
    expect(isSameBounds(view, shifted(0.0001, 0))).toBe(false);
  });
});

describe('boundsAround', () => {
  it('contains every point with a margin', () => {
    const points = [
      { lat: 41.6, lng: 41.6 },
      { lat: 42.3, lng: 42.7 },
    ];
    const bounds = boundsAround(points);
    expect(bounds).toEqual([41.544, 41.512, 42.356, 42.788]);
    for (const point of points) expect(bounds && isInside(bounds, point)).toBe(true);
  });

  it('gives a single point a view of some streets', () => {
    expect(boundsAround([{ lat: 41.7, lng: 44.8 }])).toEqual([41.6975, 44.7975, 41.7025, 44.8025]);
  });

  it('is null without points', () => {
    expect(boundsAround([])).toBeNull();
  });
});
