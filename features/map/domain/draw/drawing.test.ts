import { describe, expect, it } from 'vitest';
import { areaProblem, encodeArea } from '@/lib/contracts/statements/area-outline';
import type { LatLng, MapBounds } from '@/lib/domain/place/map-bounds';
import { type Draft, type DraftAction, encodedAreas, reduceDraft, startDraft } from './draft';
import { createMapProjection, type Pixel } from './map-projection';
import { cutLoops, readStroke, simplifyOutline } from './stroke';

const bounds: MapBounds = [41.68, 44.7, 41.76, 44.8];
const projection = createMapProjection(bounds, { width: 390, height: 700 });

const circle = (count: number, radius = 100, middle: Pixel = { x: 190, y: 300 }, turns = 1): Pixel[] =>
  Array.from({ length: count }, (_, index) => ({
    x: middle.x + radius * Math.cos((2 * Math.PI * turns * index) / count),
    y: middle.y + radius * Math.sin((2 * Math.PI * turns * index) / count),
  }));
const read = (stroke: Pixel[]): LatLng[] => {
  const area = readStroke(stroke, projection);
  if (typeof area === 'string') throw new Error(area);
  return area;
};

describe('a place on the screen', () => {
  it('maps corners to corners, and back to the same place', () => {
    expect(projection.toPixel({ lat: 41.76, lng: 44.7 })).toEqual({ x: 0, y: 0 });
    const place = { lat: 41.7123, lng: 44.7456 };
    const back = projection.toPlace(projection.toPixel(place));
    expect(back.lat).toBeCloseTo(place.lat, 9);
    expect(back.lng).toBeCloseTo(place.lng, 9);
  });

  it('is drawn as Web Mercator does: the middle of the screen is north of the middle of the degrees', () => {
    const world = createMapProjection([0, 0, 80, 80], { width: 100, height: 100 });
    expect(world.toPlace({ x: 50, y: 50 }).lat).toBeCloseTo(57.04, 1);
  });
});

describe('a stroke', () => {
  it('becomes few corners that keep its shape, however many points a finger leaves', () => {
    const before = performance.now();
    const area = read(circle(10_000));
    expect(performance.now() - before).toBeLessThan(500);
    expect(area.length).toBeGreaterThan(8);
    expect(area.length).toBeLessThanOrEqual(40);
    for (const corner of area) {
      const { x, y } = projection.toPixel(corner);
      expect(Math.abs(Math.hypot(x - 190, y - 300) - 100)).toBeLessThan(2);
    }
  });

  it('keeps corners a finger apart', () => {
    const corners = read(circle(200, 60)).map(projection.toPixel);
    expect(corners.length).toBeGreaterThan(5);
    for (const [index, { x, y }] of corners.entries()) {
      const next = corners[(index + 1) % corners.length] ?? { x, y };
      expect(Math.hypot(next.x - x, next.y - y)).toBeGreaterThan(33);
    }
  });

  it('keeps the corners that matter', () => {
    const side = (from: Pixel, to: Pixel) =>
      Array.from({ length: 20 }, (_, step) => ({
        x: from.x + ((to.x - from.x) * step) / 20,
        y: from.y + ((to.y - from.y) * step) / 20,
      }));
    const [a, b, c] = [
      { x: 50, y: 50 },
      { x: 250, y: 60 },
      { x: 120, y: 300 },
    ];
    expect(simplifyOutline([...side(a, b), ...side(b, c), ...side(c, a)])).toEqual([a, b, c]);
  });

  it.each([
    ['a press', [{ x: 100, y: 100 }]],
    ['under 24 pixels', circle(30, 11)],
  ])('is a slip: %s', (_name, stroke) => expect(readStroke(stroke, projection)).toBe('small'));

  it('drops the ends that pass its start', () => {
    const past = circle(60, 100, undefined, 1.08);
    const tail = past.map(({ x, y }, index) => ({ x: x + index * 0.4, y }));
    expect(areaProblem(read(tail))).toBeNull();
  });

  it('is refused as a figure of eight', () => {
    const eight = Array.from({ length: 60 }, (_, index) => {
      const angle = (2 * Math.PI * index) / 60;
      return { x: 190 + 120 * Math.sin(angle), y: 300 + 120 * Math.sin(2 * angle) };
    });
    expect(readStroke(eight, projection)).toBe('crosses');
  });

  it('drops a spike', () => {
    const square: LatLng[] = [
      { lat: 41.7, lng: 44.7 },
      { lat: 41.7, lng: 44.72 },
      { lat: 41.7, lng: 44.71 },
      { lat: 41.72, lng: 44.71 },
      { lat: 41.72, lng: 44.7 },
    ];
    const left = cutLoops(square);
    expect(left && areaProblem(left)).toBeNull();
    expect(left).toHaveLength(4);
  });
});

describe('a draft', () => {
  const [one, two] = [read(circle(30)), read(circle(30, 60, { x: 300, y: 500 }))];
  const play = (actions: DraftAction[], from: Draft = startDraft()): Draft => actions.reduce(reduceDraft, from);
  const add = (area: LatLng[]): DraftAction => ({ type: 'add', area });

  it('begins with drawing, or with the areas of the search', () => {
    expect(startDraft()).toMatchObject({ areas: [], tool: 'draw' });
    const encoded = [encodeArea(one), encodeArea(two)];
    expect(startDraft(encoded)).toMatchObject({ areas: [one, two], active: 1, tool: 'move' });
    expect(encodedAreas(startDraft(encoded))).toEqual(encoded);
  });

  it('adds, removes and undoes', () => {
    const both = play([add(one), add(two)]);
    expect(both).toMatchObject({ areas: [one, two], active: 1, tool: 'move' });
    const left = play([{ type: 'select', active: 0 }, { type: 'remove' }], both);
    expect(left).toMatchObject({ areas: [two], active: 0 });
    expect(play([{ type: 'undo' }], left).areas).toEqual([one, two]);
    expect(play([{ type: 'undo' }, { type: 'undo' }, { type: 'undo' }, { type: 'undo' }], left)).toMatchObject({
      areas: [],
      tool: 'draw',
      past: [],
    });
  });

  it('has at most five areas', () => {
    expect(play([one, two, one, two, one, two].map(add)).areas).toHaveLength(5);
  });

  const square: LatLng[] = [
    { lat: 41.7, lng: 44.72 },
    { lat: 41.7, lng: 44.74 },
    { lat: 41.72, lng: 44.74 },
    { lat: 41.72, lng: 44.72 },
  ];
  const drag = (to: LatLng): DraftAction[] => [
    { type: 'grab' },
    { type: 'drag', corner: 0, to: { lat: 41.69, lng: 44.73 } },
    { type: 'drag', corner: 0, to },
    { type: 'drop' },
  ];

  it('moves a corner in one step of undo', () => {
    const moved = play([add(square), ...drag({ lat: 41.695000001, lng: 44.71 })]);
    expect(moved.areas).toEqual([[{ lat: 41.695, lng: 44.71 }, ...square.slice(1)]]);
    expect(play([{ type: 'undo' }], moved).areas).toEqual([square]);
  });

  it('restores a corner where the outline would cross itself', () => {
    const crossed = play([add(square), ...drag({ lat: 41.71, lng: 44.75 })]);
    expect(crossed).toMatchObject({ areas: [square], active: 0, problem: 'crosses' });
    expect(crossed.past).toHaveLength(1);
  });
});
