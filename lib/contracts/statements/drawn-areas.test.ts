import { describe, expect, it } from 'vitest';
import { areaProblem, decodeArea, encodeArea, findCrossing } from './area-outline';
import { drawnAreasSchema } from './drawn-areas';

const square = [
  { lat: 41.7, lng: 44.7 },
  { lat: 41.7, lng: 44.71 },
  { lat: 41.71, lng: 44.71 },
  { lat: 41.71, lng: 44.7 },
];
const ring = (count: number, radius = 0.05) =>
  Array.from({ length: count }, (_, index) => ({
    lat: 41.7 + radius * Math.sin((2 * Math.PI * index) / count),
    lng: 44.8 + radius * Math.cos((2 * Math.PI * index) / count),
  }));
const messages = (areas: unknown) =>
  drawnAreasSchema.safeParse(areas).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

describe('the text of an area', () => {
  it('is short, needs no escapes and decodes to the same points', () => {
    const text = encodeArea(square);
    expect(text).toBe('gxw-Hgv6wIAw-Bw-BAAv-B');
    expect(encodeURIComponent(text)).toBe(text);
    expect(decodeArea(text)).toEqual(square);
  });

  it('rounds to a hundred-thousandth of a degree and reads its own text unchanged', () => {
    const rough = ring(60).map(({ lat, lng }) => ({ lat: lat + 1e-7, lng: -lng - 1e-7 }));
    const text = encodeArea(rough);
    const points = decodeArea(text) ?? [];
    expect(encodeArea(points)).toBe(text);
    for (const [index, { lat, lng }] of points.entries()) {
      expect(Math.abs(lat - (rough[index]?.lat ?? 0))).toBeLessThan(6e-6);
      expect(Math.abs(lng - (rough[index]?.lng ?? 0))).toBeLessThan(6e-6);
    }
  });

  it.each(['!', 'gx71P', 'g', '________', 'ვაკე', encodeArea([{ lat: 91, lng: 0 }]), encodeArea([{ lat: 0, lng: 181 }])])(
    'is none: %s',
    (text) => expect(decodeArea(text)).toBeNull(),
  );
});

describe('an outline', () => {
  it.each([
    ['two points', square.slice(0, 2), 'few'],
    ['none', [], 'few'],
    ['101 points', ring(101), 'many'],
    ['a bow tie', [square[0], square[2], square[1], square[3]], 'crosses'],
    ['a line there and back', [square[0], square[1], square[0]], 'crosses'],
    ['three points of one line', [0, 1, 2].map((step) => ({ lat: 41.7 + step / 100, lng: 44.7 + step / 100 })), 'crosses'],
    ['a point met twice', [...square, { lat: 41.7, lng: 44.7 }], 'crosses'],
    ['a corner on another side', [...square, { lat: 41.705, lng: 44.71 }], 'crosses'],
  ] as const)('is refused: %s', (_name, points, problem) => {
    expect(areaProblem(points.flatMap((point) => point ?? []))).toBe(problem);
  });

  it.each([
    ['a square', square],
    ['the other way round', square.toReversed()],
    ['100 points', ring(100)],
    ['a bay', [...square, { lat: 41.705, lng: 44.705 }]],
  ])('is accepted: %s', (_name, points) => expect(areaProblem(points)).toBeNull());

  it('names the sides that cross', () => {
    expect(findCrossing([square[0], square[2], square[1], square[3]].flatMap((point) => point ?? []))).toEqual([0, 2]);
  });
});

describe('the areas of a search', () => {
  it('are at most five', () => {
    const text = encodeArea(square);
    expect(messages(Array.from({ length: 5 }, () => text))).toEqual([]);
    expect(messages(Array.from({ length: 6 }, () => text))).toEqual([[undefined, 'errors.too_many_areas']]);
  });

  it('are refused with what is wrong', () => {
    expect(messages([encodeArea(ring(10_000))])).toEqual([[0, 'errors.area_too_many_points']]);
    expect(messages([encodeArea(ring(101))])).toEqual([[0, 'errors.area_too_many_points']]);
    expect(messages([''])).toEqual([[0, 'errors.area_too_few_points']]);
    expect(messages(['nonsense!'])).toEqual([[0, 'errors.area_unreadable']]);
    expect(messages([encodeArea([square[0], square[2], square[1], square[3]].flatMap((point) => point ?? []))])).toEqual([
      [0, 'errors.area_crosses_itself'],
    ]);
  });
});
