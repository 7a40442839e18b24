import { cityIds } from '@/lib/domain/place/place-index';
import { realEstateTypes } from '@/lib/domain/statement/market-ids';
import { resortIds } from '@/server/data/price-levels';
import type { Random } from '../random';

/** A real estate type and a deal that the market has together. */
export type StatementKind = { typeId: number; dealId: number };

type Weights = readonly (readonly [number, number])[];

/** Types 1 apartment, 2 house, 3 cottage, 4 land, 5 commercial, 6 hotel by where they are offered. */
const typeWeights: Record<'tbilisi' | 'batumi' | 'resort' | 'other', Weights> = {
  tbilisi: [
    [1, 83.5],
    [2, 5],
    [3, 1.2],
    [4, 4],
    [5, 5.4],
    [6, 0.9],
  ],
  batumi: [
    [1, 87],
    [2, 4],
    [3, 0.5],
    [4, 3],
    [5, 4.5],
    [6, 1],
  ],
  resort: [
    [1, 62],
    [2, 8],
    [3, 12],
    [4, 9],
    [5, 2],
    [6, 7],
  ],
  other: [
    [1, 46],
    [2, 25],
    [3, 6],
    [4, 16],
    [5, 5.5],
    [6, 1.5],
  ],
};

/** Deals 1 sale, 2 rent, 3 pledge, 7 daily rent of what is not land. Tbilisi rents twice as often as it sells. */
const dealWeights: Record<'tbilisi' | 'batumi' | 'resort' | 'other', Weights> = {
  tbilisi: [
    [1, 32],
    [2, 65],
    [3, 2],
    [7, 1],
  ],
  batumi: [
    [1, 44],
    [2, 41],
    [3, 1],
    [7, 14],
  ],
  resort: [
    [1, 46],
    [2, 4],
    [3, 1],
    [7, 49],
  ],
  other: [
    [1, 52],
    [2, 38],
    [3, 4],
    [7, 6],
  ],
};
const houseDeals: Weights = [
  [1, 72],
  [2, 20],
  [3, 2],
  [7, 6],
];
const cottageDeals: Weights = [
  [1, 60],
  [2, 8],
  [3, 2],
  [7, 30],
];
const commercialDeals: Weights = [
  [1, 36],
  [2, 62],
  [3, 1.5],
  [7, 0.5],
];
const hotelDeals: Weights = [
  [1, 45],
  [2, 20],
  [3, 3],
  [7, 32],
];
const landDeals: Weights = [
  [1, 92],
  [3, 2],
  [10, 6],
];

const marketAreaOf = (cityId: number): keyof typeof typeWeights => {
  if (cityId === cityIds.tbilisi) return 'tbilisi';
  if (cityId === cityIds.batumi) return 'batumi';
  return resortIds.includes(cityId) ? 'resort' : 'other';
};

function dealsOf(typeId: number, cityId: number): Weights {
  if (typeId === realEstateTypes.land) return landDeals;
  if (typeId === realEstateTypes.commercial) return commercialDeals;
  if (typeId === realEstateTypes.hotel) return hotelDeals;
  if (typeId === realEstateTypes.apartment || resortIds.includes(cityId)) return dealWeights[marketAreaOf(cityId)];
  return typeId === realEstateTypes.house ? houseDeals : cottageDeals;
}

/** What is offered and how, in the proportions of its city. */
export function drawKind(random: Random, cityId: number): StatementKind {
  const typeId = random.weighted(typeWeights[marketAreaOf(cityId)]);
  return { typeId, dealId: random.weighted(dealsOf(typeId, cityId)) };
}
