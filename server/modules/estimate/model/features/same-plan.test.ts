import { describe, expect, it } from 'vitest';
import { generateSales } from '@/tests/factories/sales';
import type { Sale } from '../apartment';
import { createReference } from '../comparables/reference';
import { toSaleTable } from '../sales/sale-table';
import { attributesOf } from './attributes';
import { featureWidth, writeApartmentFeatures } from './features';
import { fitHedonic } from './hedonic';
import { type Exclusion, excludeNothing } from './neighbourhood';
import { samePlanWidth } from './same-plan';
import { createSimilarSales, similarCount } from './similar-sales';

const others = generateSales(120);
const subject: Sale = { ...(others[0] as Sale), id: 9000, areaSqm: 71.3, floor: 4, totalFloors: 9, rooms: 3 };
const priced = (changes: Partial<Sale>, squareUsd: number): Sale => {
  const sale = { ...subject, ...changes };
  return { ...sale, priceUsd: squareUsd * sale.areaSqm };
};

/** The trees' features of homes with the same plan, and where they start, in USD a square metre. */
function read(more: readonly Sale[], exceptOf: (rowOf: (id: number) => number) => Partial<Exclusion> = () => ({})) {
  const table = toSaleTable([...others, ...more]);
  const reference = createReference(table, fitHedonic(table));
  const out = new Float32Array(featureWidth);
  const except = { ...excludeNothing, ...exceptOf((id) => table.ids.indexOf(id)) };
  const similar = createSimilarSales();
  const start = writeApartmentFeatures(reference, attributesOf(subject), except, out, 0, similar);
  const [twin, twins, , nearest, distanceM, floors] = out.slice(-samePlanWidth);
  const ranked = [...similar.rows.subarray(0, similar.count)].map((row) => table.ids[row]);
  const sales = { ranked, sameHomes: [...similar.isSameHome].indexOf(1) };
  return { start: Math.exp(start), twin, twins, nearest, distanceM, floors, groups: table.groups, ...sales };
}

describe('another listing of the home', () => {
  const twin = priced({ id: 9001 }, 3000);

  it('pulls the start towards its price, and is a feature of the trees', () => {
    const alone = read([]);
    expect([alone.twin, alone.twins]).toEqual([Number.NaN, 0]);
    const found = read([twin]);
    expect(found.twins).toBe(1);
    expect(found.ranked).toHaveLength(similarCount);
    expect(found.ranked).toContain(9001);
    // The mean of comparables leaves it out, as while a model is fitted.
    expect(found.start / (alone.start ** 0.3 * 3000 ** 0.7)).toBeCloseTo(1, 1);
    expect(found.twin).toBeGreaterThan(0.3);
  });

  it('is seen while its own fold is hidden, but never by itself or where its home is excluded', () => {
    const inFold = read([twin], () => ({ folds: new Int32Array(others.length + 1), fold: 0 }));
    expect(inFold.twins).toBe(1);
    expect(inFold.ranked).toEqual([9001]);
    expect(inFold.sameHomes).toBe(0);
    expect(read([twin], () => ({ id: 9001 })).twins).toBe(0);
    const { groups } = read([twin]);
    expect(read([twin], (rowOf) => ({ group: groups[rowOf(9001)] as number })).twins).toBe(0);
  });
});

describe('a home of the same area', () => {
  it('gives its price, its distance and how many floors it is higher', () => {
    const found = read([priced({ id: 9002, floor: 7 }, 2500)]);
    expect([found.twins, found.distanceM, found.floors]).toEqual([0, 0, 3]);
    expect(found.nearest).toBeGreaterThan(0);
  });

  it('counts for nothing beyond 1.5 km', () => {
    const far = priced({ id: 9003, floor: 7, latitude: subject.latitude + 0.016 }, 2500);
    expect(read([far]).distanceM).toBeNaN();
  });
});
