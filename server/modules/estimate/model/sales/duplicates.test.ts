import { expect, it } from 'vitest';
import { generateSales } from '@/tests/factories/sales';
import type { Sale } from '../apartment';
import { assignFolds } from '../training/folds';
import { groupDuplicates } from './duplicates';

const [flat] = generateSales(1) as [Sale];
const groupOfBoth = (changes: Partial<Sale>) => new Set(groupDuplicates([flat, { ...flat, ...changes }])).size === 1;

it('takes two listings for one flat whatever their prices', () => {
  expect(groupOfBoth({ priceUsd: flat.priceUsd * 1.4 })).toBe(true);
});

it('takes two listings for one flat when their markers lie 1.5 km apart', () => {
  expect(groupOfBoth({ latitude: flat.latitude + 0.0135 })).toBe(true);
  expect(groupOfBoth({ latitude: flat.latitude + 0.027 })).toBe(false);
});

it.each([[{ areaSqm: flat.areaSqm + 0.2 }], [{ floor: 99 }], [{ totalFloors: 99 }], [{ rooms: 9 }]])(
  'tells flats apart by %o',
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
