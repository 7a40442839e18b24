import { at } from '../features/attributes';
import { type Hedonic, hedonicValue } from '../features/hedonic';
import { createGrid, type SpatialGrid } from '../geo';
import { median } from '../math/statistics';
import { readAttributes, type SaleTable } from '../sales/sale-table';

/** Sales prepared for comparisons: indexed by place, their prices adjusted for the flat's own attributes. */
export type Reference = {
  table: SaleTable;
  hedonic: Hedonic;
  /** By row: logarithm of the price a square metre less the hedonic value of the flat's own attributes. */
  levels: Float64Array;
  middleLevel: number;
  logFloors: Float32Array;
  logAreas: Float32Array;
  floors: Float32Array;
  states: Float32Array;
  conditions: Float32Array;
  grid: SpatialGrid;
};

export function createReference(table: SaleTable, hedonic: Hedonic): Reference {
  const levels = Float64Array.from(
    table.logPrices,
    (logPrice, row) => logPrice - hedonicValue(hedonic, readAttributes(table, row)),
  );
  const column = (index: number): Float32Array => table.attributes[index] as Float32Array;
  return {
    table,
    hedonic,
    levels,
    middleLevel: median(levels),
    logFloors: column(at.totalFloors).map((floors) => Math.log1p(floors)),
    logAreas: column(at.logArea),
    floors: column(at.floor),
    states: column(at.state),
    conditions: column(at.condition),
    grid: createGrid(column(at.eastM), column(at.northM)),
  };
}

/** Weights of the differences between two flats; their similarity is e to the minus weighted sum. */
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

/** Tuned by lowering the leave-one-flat-out error of the mean of comparables on the 2020 listings, one number after another. */
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

/** Between the two; it ranks the sales for the network, which weighs them itself. */
export const rankSimilarity: SimilarityWeights = {
  placeMetres: 90,
  area: 20,
  totalFloors: 5,
  floor: 0.4,
  otherState: 1.2,
  otherCondition: 1.8,
  conditionStep: 0.1,
  sumMax: Number.POSITIVE_INFINITY,
};

/** How one sale differs from the estimated apartment; an unknown value counts as a medium difference. */
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
 * @param subjectLogFloors of the apartment's building
 */
export function writeDifference(
  reference: Reference,
  row: number,
  subject: Float32Array,
  subjectLogFloors: number,
  out: Difference,
): void {
  const floors = Math.abs((reference.logFloors[row] as number) - subjectLogFloors);
  const floor = Math.abs((reference.floors[row] as number) - (subject[at.floor] as number));
  const condition = Math.abs((reference.conditions[row] as number) - (subject[at.condition] as number));
  out.area = Math.abs((reference.logAreas[row] as number) - (subject[at.logArea] as number));
  out.totalFloors = Number.isNaN(floors) ? unknown.totalFloors : floors;
  out.floor = Number.isNaN(floor) ? unknown.floor : floor;
  out.isOtherState = reference.states[row] !== subject[at.state];
  out.condition = Number.isNaN(condition) ? unknown.condition : condition;
}

/** 0 for no difference, and the more the less two flats have in common. */
export function dissimilarityOf(difference: Difference, rules: SimilarityWeights): number {
  return (
    difference.distanceM / rules.placeMetres +
    difference.area * rules.area +
    difference.totalFloors * rules.totalFloors +
    difference.floor * rules.floor +
    (difference.isOtherState ? rules.otherState : 0) +
    (difference.condition > 0 ? rules.otherCondition + difference.condition * rules.conditionStep : 0)
  );
}

/** Between 0 (nothing in common) and 1 (no difference). */
export function similarityOf(difference: Difference, rules: SimilarityWeights): number {
  const sum = dissimilarityOf(difference, rules);
  return sum > rules.sumMax ? 0 : Math.exp(-sum);
}
