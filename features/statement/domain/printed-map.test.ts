import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type MapFeature, printedShapes } from './printed-map';

const home = { lat: 41.71, lng: 44.76 };
const line = (kind: string, north: number): MapFeature => ({
  properties: { kind },
  geometry: {
    type: 'LineString',
    coordinates: [
      [44.75, home.lat + north],
      [44.77, home.lat + north],
    ],
  },
});

describe('printedShapes', () => {
  it('keeps what crosses the paper, in metres with north up', () => {
    const shapes = printedShapes([line('main', 0.001), line('street', 0.1)], home);
    expect(shapes).toEqual([{ kind: 'main', path: 'M-831 -111L831 -111', isArea: false }]);
  });

  it('closes areas', () => {
    const ring = [
      [44.76, 41.71],
      [44.761, 41.71],
      [44.761, 41.711],
    ] as const;
    const [park] = printedShapes(
      [{ properties: { kind: 'park' }, geometry: { type: 'Polygon', coordinates: [[...ring]] } }],
      home,
    );
    expect(park).toMatchObject({ kind: 'park', isArea: true, path: expect.stringMatching(/Z$/) });
  });

  it('finds streets around a home of the capital', () => {
    const { features } = JSON.parse(readFileSync('public/assets/map/tbilisi.json', 'utf8')) as { features: MapFeature[] };
    expect(printedShapes(features, home).filter(({ kind }) => kind === 'street').length).toBeGreaterThan(0);
  });
});
