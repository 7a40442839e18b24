import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawPrintedMap, type MapFeature, printedMapPath, readPrintedPlace } from './printed-map';

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

const ring = [
  [44.76, 41.71],
  [44.761, 41.71],
  [44.761, 41.711],
] as const;
const park: MapFeature = { properties: { kind: 'park' }, geometry: { type: 'Polygon', coordinates: [[...ring]] } };

describe('the small map of a printed page', () => {
  it('keeps what crosses the paper, in metres with north up, streets above parks', () => {
    const map = drawPrintedMap([line('main', 0.001), line('street', 0.1), park], home) ?? '';
    expect(map.match(/<path d="[^"]*"/g)).toEqual(['<path d="M0 0L83 0L83 -111Z"', '<path d="M-831 -111L831 -111"']);
    expect(map).toContain('<circle r="16"');
  });

  it('is none where nothing was drawn around', () => {
    expect(drawPrintedMap([line('street', 0.1)], home)).toBeNull();
  });

  it('has streets around a home of the capital', () => {
    const { features } = JSON.parse(readFileSync('public/assets/map/tbilisi.json', 'utf8')) as { features: MapFeature[] };
    expect(drawPrintedMap(features, home)?.match(/<path/g)?.length).toBeGreaterThan(10);
  });

  it('has an address that names its place, only in the capital', () => {
    expect(printedMapPath({ lat: 41.7100123, lng: 44.76 })).toBe('/og/maps/41.7100,44.7600');
    expect(readPrintedPlace('41.7100,44.7600')).toEqual(home);
    expect(printedMapPath({ lat: 41.64, lng: 41.63 })).toBeNull();
  });

  it.each(['', '41.71,44.76', '41.7100,44.7600/', '41.6400,41.6300', '41.71001,44.76001', '41.7100,44.7600"'])(
    'reads no place from %o',
    (text) => expect(readPrintedPlace(text)).toBeNull(),
  );
});
