import type { Reference } from '../comparables/reference';
import { sortedQuantile } from '../math/statistics';
import { at } from './attributes';

/** Areas are written to a tenth of a square metre: logarithms this close are one area. */
const sameAreaMax = 0.0008;
/** Homes of one area further away have no plan in common. */
const samePlanMetresMax = 1500;
/** Another number of floors, or another condition, makes a home of the same area as dissimilar as this many metres. */
const otherBuildingMetres = 50;
const otherConditionMetres = 30;
/** Share of the other listing's price in what the trees start from. */
const twinShare = 0.7;

/** Other listings of the estimated home, and homes of the same area around: as a rule of the same plan on another floor. */
export type SamePlan = {
  twins: number[];
  nearest: { row: number; distanceM: number; rank: number } | null;
  /** Prices of those with the same number of floors. */
  sameFloors: number[];
};
export const createSamePlan = (): SamePlan => ({ twins: [], nearest: null, sameFloors: [] });

const isSame = (one: number, other: number): boolean => one === other || (Number.isNaN(one) && Number.isNaN(other));

/**
 * Adds a sale of the same area.
 * @returns whether it is another listing of the home itself: the prices of those are used here and nowhere else
 */
export function addSamePlan(
  plan: SamePlan,
  reference: Reference,
  row: number,
  subject: Float32Array,
  distanceM: number,
): boolean {
  if (Math.abs((reference.logAreas[row] as number) - (subject[at.logArea] as number)) > sameAreaMax) return false;
  const { attributes, logPrices } = reference.table;
  const hasSame = (column: number): boolean => isSame(attributes[column]?.[row] as number, subject[column] as number);
  const logPrice = logPrices[row] as number;
  if (hasSame(at.rooms) && hasSame(at.floor) && hasSame(at.totalFloors)) {
    plan.twins.push(logPrice);
    return true;
  }
  if (distanceM > samePlanMetresMax) return false;
  const isSameBuilding = reference.table.attributes[at.totalFloors]?.[row] === subject[at.totalFloors];
  if (isSameBuilding) plan.sameFloors.push(logPrice);
  const isSameCondition = reference.conditions[row] === subject[at.condition];
  const rank = distanceM + (isSameBuilding ? 0 : otherBuildingMetres) + (isSameCondition ? 0 : otherConditionMetres);
  if (plan.nearest === null || rank < plan.nearest.rank) plan.nearest = { row, distanceM, rank };
  return false;
}

export const samePlanWidth = 10;

const sorted = (values: readonly number[]): Float64Array => Float64Array.from(values).sort();
const middleOf = (values: readonly number[]): number => (values.length === 0 ? Number.NaN : sortedQuantile(sorted(values), 0.5));

/**
 * Writes `samePlanWidth` features from `offset` on; prices are given as differences from the mean of comparables.
 * @returns where the trees start from: nearer to the price of the home's other listing where there is one
 */
export function writeSamePlan(
  { twins, nearest, sameFloors }: SamePlan,
  { table, conditions, floors, logFloors }: Reference,
  subject: Float32Array,
  mean: number,
  out: Float32Array,
  offset: number,
): number {
  const twin = middleOf(twins);
  const prices = sorted(twins);
  out.set(
    [
      twin - mean,
      twins.length,
      twins.length > 0 ? (prices[prices.length - 1] as number) - (prices[0] as number) : Number.NaN,
      nearest ? (table.logPrices[nearest.row] as number) - mean : Number.NaN,
      nearest?.distanceM ?? Number.NaN,
      nearest ? (floors[nearest.row] as number) - (subject[at.floor] as number) : Number.NaN,
      nearest ? (conditions[nearest.row] as number) - (subject[at.condition] as number) : Number.NaN,
      nearest ? (logFloors[nearest.row] as number) - Math.log1p(subject[at.totalFloors] as number) : Number.NaN,
      middleOf(sameFloors) - mean,
      sameFloors.length,
    ],
    offset,
  );
  return Number.isNaN(twin) ? mean : twinShare * twin + (1 - twinShare) * mean;
}
