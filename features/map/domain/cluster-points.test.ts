import { describe, expect, it } from 'vitest';
import type { MapPoint } from '@/lib/contracts/statements/statements';
import { clusterPoints, discPx } from './cluster-points';

const zoom = 14;
/** One pixel across at this zoom, in degrees. */
const pixel = 360 / (256 * 2 ** zoom);
const middle = { lat: 41.7, lng: 44.8 };

const pin = (id: number, across: number, price: number | null = 1000): MapPoint => ({
  ...middle,
  lng: middle.lng + across * pixel,
  count: 1,
  id,
  price,
  is_super_vip: false,
});
const cluster = (count: number, across: number): MapPoint => ({ ...pin(0, across), id: null, count });

describe('clusterPoints', () => {
  it('keeps points that do not overlap', () => {
    const points = [pin(1, 0), pin(2, 90), cluster(7, 200)];
    expect(clusterPoints(points, zoom)).toHaveLength(3);
    expect(clusterPoints(points, zoom)).toEqual(expect.arrayContaining(points));
  });

  it('merges two pins that would overlap, at the lower price', () => {
    expect(clusterPoints([pin(1, 0, 900), pin(2, 40, 700)], zoom)).toEqual([
      { lat: middle.lat, lng: expect.closeTo(middle.lng + 20 * pixel, 9), count: 2, id: null, price: 700, is_super_vip: false },
    ]);
  });

  it('keeps the wider pins of rents apart, which carry a period', () => {
    const rent = (id: number, across: number): MapPoint => ({ ...pin(id, across), deal_type_id: 2 });
    expect(clusterPoints([pin(1, 0), pin(2, 100)], zoom)).toHaveLength(2);
    expect(clusterPoints([rent(1, 0), rent(2, 100)], zoom)).toHaveLength(1);
    expect(clusterPoints([rent(1, 0), rent(2, 114)], zoom)).toHaveLength(2);
  });

  it('separates them again at a closer zoom', () => {
    expect(clusterPoints([pin(1, 0), pin(2, 40)], zoom + 1)).toHaveLength(2);
  });

  it('puts a cluster in the middle of its statements and loses none', () => {
    const [clustered, ...others] = clusterPoints([cluster(30, 0), cluster(10, 40)], zoom);
    expect(others).toEqual([]);
    expect(clustered?.count).toBe(40);
    expect(clustered?.lng).toBeCloseTo(middle.lng + 10 * pixel, 9);
    const row = Array.from({ length: 50 }, (_, index) =>
      index % 3 === 0 ? cluster(index + 2, index * 17) : pin(index + 1, index * 17),
    );
    const total = (list: MapPoint[]) => list.reduce((sum, { count }) => sum + count, 0);
    expect(total(clusterPoints(row, zoom))).toBe(total(row));
  });

  it('leaves no two markers overlapping, even where clusters grew', () => {
    const row = Array.from({ length: 40 }, (_, index) => pin(index + 1, index * 30));
    const clustered = clusterPoints(row, zoom);
    expect(clusterPoints(clustered, zoom)).toHaveLength(clustered.length);
    expect(clustered.length).toBeLessThan(row.length);
  });

  it('has no price only when no statement has one', () => {
    expect(clusterPoints([pin(1, 0, null), pin(2, 10, 500)], zoom)[0]?.price).toBe(500);
    expect(clusterPoints([pin(1, 0, null), pin(2, 10, null)], zoom)[0]?.price).toBeNull();
  });
});

describe('discPx', () => {
  it('grows with the statements, between bounds', () => {
    expect([2, 20, 200, 100_000].map(discPx)).toEqual([34, 44, 54, 64]);
  });

  it('is the distance between clusters', () => {
    const apart = (discPx(300) + discPx(20)) / 2 + 8;
    expect(clusterPoints([cluster(300, 0), cluster(20, apart + 1)], zoom)).toHaveLength(2);
    expect(clusterPoints([cluster(300, 0), cluster(20, apart - 1)], zoom)).toHaveLength(1);
  });
});
