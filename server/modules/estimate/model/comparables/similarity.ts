import { at } from '../features/attributes';
import type { Reference } from './reference';

/** How far two flats are apart in one respect counts this much; likeness is e to the minus sum. */
type SimilarityWeights = {
  placeMetres: number;
  /** Per unit of the logarithms of areas and of numbers of floors. */
  area: number;
  totalFloors: number;
  floor: number;
  otherState: number;
  otherCondition: number;
  /** More, per step between conditions. */
  conditionStep: number;
  /** Beyond this sum a sale is left out. */
  sumMax: number;
};

/** Found by lowering the leave-one-flat-out error of the mean of comparables on the 2020 listings, one number after another. */
export const wideSimilarity: SimilarityWeights = {
  placeMetres: 150,
  area: 4,
  totalFloors: 2.5,
  floor: 0.08,
  otherState: 1.2,
  otherCondition: 0.8,
  conditionStep: 0.15,
  sumMax: 9,
};
export const narrowSimilarity: SimilarityWeights = {
  placeMetres: 60,
  area: 40,
  totalFloors: 8,
  floor: 1,
  otherState: 1.2,
  otherCondition: 3,
  conditionStep: 0,
  sumMax: 12,
};

/** How one sale differs from the apartment asked about; what is not known of either counts as a middling difference. */
export type Difference = {
  distanceM: number;
  area: number;
  totalFloors: number;
  floor: number;
  isOtherState: boolean;
  condition: number;
};

const unknown = { totalFloors: 0.5, floor: 3, condition: 1 };

/**
 * Writes how a row of the reference differs from an apartment into `out`, place aside. It runs for millions of pairs: no closures here.
 * @param askedLogFloors of the apartment's building
 */
export function writeDifference(
  reference: Reference,
  row: number,
  asked: Float32Array,
  askedLogFloors: number,
  out: Difference,
): void {
  const floors = Math.abs((reference.logFloors[row] as number) - askedLogFloors);
  const floor = Math.abs((reference.floors[row] as number) - (asked[at.floor] as number));
  const condition = Math.abs((reference.conditions[row] as number) - (asked[at.condition] as number));
  out.area = Math.abs((reference.logAreas[row] as number) - (asked[at.logArea] as number));
  out.totalFloors = Number.isNaN(floors) ? unknown.totalFloors : floors;
  out.floor = Number.isNaN(floor) ? unknown.floor : floor;
  out.isOtherState = reference.states[row] !== asked[at.state];
  out.condition = Number.isNaN(condition) ? unknown.condition : condition;
}

/** Between 0 (nothing in common) and 1 (no difference). */
export function similarityOf(difference: Difference, rules: SimilarityWeights): number {
  const sum =
    difference.distanceM / rules.placeMetres +
    difference.area * rules.area +
    difference.totalFloors * rules.totalFloors +
    difference.floor * rules.floor +
    (difference.isOtherState ? rules.otherState : 0) +
    (difference.condition > 0 ? rules.otherCondition + difference.condition * rules.conditionStep : 0);
  return sum > rules.sumMax ? 0 : Math.exp(-sum);
}
