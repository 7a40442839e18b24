import { describe, expect, it } from 'vitest';
import { generateSales } from '@/tests/factories/sales';
import type { Sale } from '../apartment';
import { assignFolds } from '../math/random';
import { cleanSales, groupDuplicates } from './clean';

const [flat] = generateSales(1) as [Sale];
const groupOfBoth = (changes: Partial<Sale>) => new Set(groupDuplicates([flat, { ...flat, ...changes }])).size === 1;

it('takes two listings for one flat whatever their prices', () => {
  expect(groupOfBoth({ priceUsd: flat.priceUsd * 1.4 })).toBe(true);
});

it('takes two listings for one flat when their markers are 1.5 km apart', () => {
  expect(groupOfBoth({ latitude: flat.latitude + 0.0135 })).toBe(true);
  expect(groupOfBoth({ latitude: flat.latitude + 0.027 })).toBe(false);
});

it.each([[{ areaSqm: flat.areaSqm + 0.2 }], [{ floor: 99 }], [{ totalFloors: 99 }], [{ rooms: 9 }]])(
  'distinguishes flats by %o',
  (changes) => {
    expect(groupOfBoth(changes)).toBe(false);
  },
);

it('puts all listings of a flat into one fold', () => {
  const sales = generateSales(200).flatMap((sale) => [sale, { ...sale, priceUsd: sale.priceUsd + 1000 }]);
  const folds = assignFolds(groupDuplicates(sales), 5, 7);
  expect(new Set(folds).size).toBe(5);
  for (let row = 0; row < sales.length; row += 2) expect(folds[row]).toBe(folds[row + 1]);
});

const sales = generateSales(300);
const [first] = sales as [Sale];
const nothing = {
  price_missing: 0,
  coordinates_outside: 0,
  area_impossible: 0,
  price_impossible: 0,
  price_outlier: 0,
};
const withRow = (changes: Partial<Sale>) => cleanSales([...sales, { ...first, id: 9999, areaSqm: 61.7, ...changes }]);

describe('cleanSales', () => {
  it('keeps what is in order', () => {
    const { sales: kept, report } = cleanSales(sales);
    expect(kept).toEqual(sales);
    expect(report).toMatchObject({ given: 300, kept: 300, refused: nothing, duplicates: 0 });
  });

  it.each([
    ['price_missing', { priceUsd: Number.NaN }],
    ['price_missing', { priceUsd: 0 }],
    ['coordinates_outside', { latitude: 0, longitude: 0 }],
    ['coordinates_outside', { latitude: 41.64, longitude: 41.63 }],
    ['coordinates_outside', { latitude: Number.NaN }],
    ['area_impossible', { areaSqm: 4 }],
    ['area_impossible', { areaSqm: 7200 }],
    ['price_impossible', { priceUsd: 61.7 * 20 }],
    ['price_impossible', { priceUsd: 61.7 * 90_000 }],
    ['price_outlier', { priceUsd: 61.7 * 5000 }],
    ['price_outlier', { priceUsd: 61.7 * 200 }],
  ] as const)('refuses a row for %s: %o', (reason, changes) => {
    const { sales: kept, report } = withRow(changes);
    expect(kept).toEqual(sales);
    expect(report.refused).toEqual({ ...nothing, [reason]: 1 });
  });

  it.each([
    ['floor_above_top', { floor: 12, totalFloors: 5 }, { floor: null, totalFloors: null }],
    ['floors_impossible', { floor: 127, totalFloors: 9 }, { floor: null, totalFloors: 9 }],
    ['floors_impossible', { floor: 3, totalFloors: 0 }, { floor: 3, totalFloors: null }],
    ['rooms_impossible', { rooms: 0 }, { rooms: null }],
  ] as const)('sets to unknown what cannot be, %s: %o', (reason, changes, repaired) => {
    const { sales: kept, report } = withRow(changes);
    expect(kept.at(-1)).toMatchObject(repaired);
    expect(report.repaired[reason]).toBe(1);
    expect(report.kept).toBe(301);
  });

  it('keeps the second listing of a flat and counts it', () => {
    const { report } = cleanSales([...sales, { ...first, id: 9999, priceUsd: first.priceUsd * 1.05 }]);
    expect(report).toMatchObject({ kept: 301, duplicates: 1 });
  });
});
