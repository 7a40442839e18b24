import { describe, expect, it } from 'vitest';
import { isInside } from '@/lib/domain/place/map-bounds';
import { areaOfMostPoints } from './found-area';

const at = (lat: number, lng: number, count: number) => ({ lat, lng, count, id: null, price: null, is_super_vip: false });

describe('areaOfMostPoints', () => {
  it('holds the town and leaves one far statement outside', () => {
    const town = [at(41.7, 44.7, 50), at(41.75, 44.8, 60), at(41.8, 44.9, 40)];
    const far = at(42.6, 41.6, 1);
    const area = areaOfMostPoints([...town, far]);
    expect(area && town.every((point) => isInside(area, point))).toBe(true);
    expect(area && isInside(area, far)).toBe(false);
  });

  it('holds both of two statements, however far apart', () => {
    const points = [at(41.6, 41.6, 1), at(42.3, 43.4, 1)];
    const area = areaOfMostPoints(points);
    expect(area && points.every((point) => isInside(area, point))).toBe(true);
  });

  it('is null when nothing was found', () => {
    expect(areaOfMostPoints([])).toBeNull();
  });
});
