import {
  type Difference,
  dissimilarityOf,
  narrowSimilarity,
  type Reference,
  rankSimilarity,
  similarityOf,
  wideSimilarity,
  writeDifference,
} from '../comparables/reference';
import { createNearby, findNearby } from '../geo';
import { addToHistogram, createWeightedHistogram, histogramQuantile, resetHistogram } from '../math/statistics';
import { at } from './attributes';
import { addSamePlan, createSamePlan, samePlanWidth, writeSamePlan } from './same-plan';
import { addSimilarSale, type SimilarSales } from './similar-sales';

/** Which rows must not be looked at: those of a flat, those of a fold, and one listing. −1 excludes nothing. */
export type Exclusion = { group: number; id: number; fold: number; folds: Int32Array | null };
export const excludeNothing: Exclusion = { group: -1, id: -1, fold: -1, folds: null };

const searchMetres = 2000;
/** Rows further than this have a negligible similarity. */
const similarMetresMax = wideSimilarity.placeMetres * wideSimilarity.sumMax;
const bandwidthsM = [1500, 500, 150, 40] as const;
const stateMetres = 300;
const sameHouseMetres = 12;
const similarMax = 4;

/** Weighted sums: of weights, and of what they weigh. */
type Mean = { weight: number; sum: number };
const createMean = (): Mean => ({ weight: 0, sum: 0 });
const addTo = (mean: Mean, value: number, weight: number): void => {
  mean.weight += weight;
  mean.sum += weight * value;
};
/** The mean with a prior that counts like one value of weight `priorWeight`. */
const meanOr = ({ weight, sum }: Mean, prior: number, priorWeight = 1): number =>
  (sum + prior * priorWeight) / (weight + priorWeight);

type SimilarSale = { logPrice: number; similarity: number };

/** Keeps the few most similar, most similar first. */
function insertSimilar(twins: SimilarSale[], logPrice: number, similarity: number): void {
  if (twins.length === similarMax && similarity <= (twins[similarMax - 1]?.similarity ?? 0)) return;
  let place = twins.length;
  while (place > 0 && (twins[place - 1]?.similarity ?? 0) < similarity) place -= 1;
  twins.splice(place, 0, { logPrice, similarity });
  if (twins.length > similarMax) twins.pop();
}

function createSums() {
  return {
    bands: bandwidthsM.map(createMean),
    sameState: createMean(),
    likeBuilding: createMean(),
    sameStateAndCondition: createMean(),
    sameHouse: createMean(),
    sameBuilding: createMean(),
    wide: createMean(),
    wideSquares: 0,
    narrow: createMean(),
    twins: [] as SimilarSale[],
  };
}
type Sums = ReturnType<typeof createSums>;

const found = createNearby();
const spread = createWeightedHistogram();
const difference: Difference = { distanceM: 0, area: 0, totalFloors: 0, floor: 0, isOtherState: false, condition: 0 };

function addPlace({ bands }: Sums, distanceM: number, level: number): void {
  for (let band = 0; band < bandwidthsM.length; band += 1) {
    const steps = distanceM / (bandwidthsM[band] as number);
    if (steps < 5) addTo(bands[band] as Mean, level, Math.exp(-steps));
  }
}

/** Adds a sale by its kind of building and flat; `difference` is how it differs. */
function addBuilding(sums: Sums, level: number, logPrice: number): void {
  const { distanceM, totalFloors, isOtherState, condition } = difference;
  const nearness = Math.exp(-distanceM / stateMetres);
  addTo(sums.likeBuilding, level, nearness * Math.exp(-2 * totalFloors) * (isOtherState ? 0.37 : 1));
  if (!isOtherState) {
    addTo(sums.sameState, level, nearness);
    if (condition === 0) addTo(sums.sameStateAndCondition, logPrice, nearness);
  }
  if (distanceM > sameHouseMetres) return;
  addTo(sums.sameHouse, level, 1);
  if (totalFloors < 0.05 && !isOtherState) addTo(sums.sameBuilding, level, 1);
}

/** Adds a sale by its similarity, its price adjusted to the attributes of the estimated apartment. */
function addSimilar(sums: Sums, adjusted: number): void {
  if (difference.distanceM > similarMetresMax) return;
  const wide = similarityOf(difference, wideSimilarity);
  if (wide > 0) {
    addTo(sums.wide, adjusted, wide);
    sums.wideSquares += wide * adjusted * adjusted;
    addToHistogram(spread, adjusted, wide);
  }
  const narrow = similarityOf(difference, narrowSimilarity);
  if (narrow === 0) return;
  addTo(sums.narrow, adjusted, narrow);
  insertSimilar(sums.twins, adjusted, narrow);
}

const perBand = 2;
const comparablesWidth = bandwidthsM.length * perBand + 2 + 2 + 4 + 3 + 3 + 2 + 2 * similarMax;
export const neighbourWidth = comparablesWidth + samePlanWidth;

/**
 * What kind of number each feature of the comparables is, in their order: l for the logarithm of a price less the flat's hedonic value, p
 * for that of a price, anything else for no price.
 */
export const comparablesKinds = `${'l-'.repeat(bandwidthsM.length)}llp-l-l-p--pppp-${'p-'.repeat(similarMax)}`;

/** Puts the features in their order. @returns the mean of the narrowest comparables */
function writeFeatures(sums: Sums, logHedonic: number, middleLevel: number, out: Float32Array, offset: number): number {
  let level = middleLevel;
  let place = offset;
  const put = (...values: number[]): void => {
    for (const value of values) out[place++] = value;
  };
  for (const band of sums.bands) {
    level = meanOr(band, level);
    put(level, Math.log1p(band.weight));
  }
  const { sameState, likeBuilding, sameStateAndCondition, sameHouse, sameBuilding, wide, narrow, twins } = sums;
  put(meanOr(likeBuilding, level), meanOr(sameState, level));
  put(sameStateAndCondition.weight > 0.05 ? sameStateAndCondition.sum / sameStateAndCondition.weight : Number.NaN);
  put(Math.log1p(sameStateAndCondition.weight));
  for (const house of [sameHouse, sameBuilding]) put(meanOr(house, level), Math.log1p(house.weight));
  const wideMean = meanOr(wide, level + logHedonic, 0.03);
  const variance = sums.wideSquares / wide.weight - (wide.sum / wide.weight) ** 2;
  put(wideMean, Math.log(wide.weight + 1e-3), wide.weight > 0 ? Math.sqrt(Math.max(variance, 0)) : Number.NaN);
  put(...[0.5, 0.2, 0.8].map((share) => histogramQuantile(spread, share)));
  const start = meanOr(narrow, wideMean, 0.03);
  put(start, Math.log(narrow.weight + 1e-4));
  for (let index = 0; index < similarMax; index += 1) {
    const twin = twins[index];
    put(twin ? twin.logPrice : Number.NaN, twin ? Math.log(twin.similarity) : Number.NaN);
  }
  return start;
}

/** Adds a sale to the most similar; `difference` is how it differs. */
const addRanked = (similar: SimilarSales, row: number, isSameHome: boolean): void =>
  addSimilarSale(similar, row, difference.distanceM, dissimilarityOf(difference, rankSimilarity), isSameHome);

/**
 * Writes the features of the sales around an apartment into `neighbourWidth` numbers from `offset` on.
 * @param logHedonic of its own attributes (`hedonicValue`)
 * @param similar is filled with the sales most similar to it, other listings of the home among them
 * @returns where the trees start from: logarithm of USD a square metre
 */
export function writeNeighbourhood(
  reference: Reference,
  subject: Float32Array,
  logHedonic: number,
  except: Exclusion,
  out: Float32Array,
  offset: number,
  similar: SimilarSales | null,
): number {
  const { table, levels, middleLevel, grid } = reference;
  const logFloors = Math.log1p(subject[at.totalFloors] as number);
  const sums = createSums();
  const plan = createSamePlan();
  if (similar) similar.count = 0;
  resetHistogram(spread, middleLevel + logHedonic);
  findNearby(grid, subject[at.eastM] as number, subject[at.northM] as number, searchMetres, found);
  for (let index = 0; index < found.count; index += 1) {
    const row = found.rows[index] as number;
    if (isHidden(except, row, table.groups, table.ids)) continue;
    const distanceM = found.distancesM[index] as number;
    // They contain no price of the row itself, so a fold need not hide them.
    const isSameHome = addSamePlan(plan, reference, row, subject, distanceM);
    if (isInFold(except, row) && !isSameHome) continue;
    difference.distanceM = distanceM;
    writeDifference(reference, row, subject, logFloors, difference);
    if (similar) addRanked(similar, row, isSameHome);
    if (isSameHome) continue;
    const level = levels[row] as number;
    addPlace(sums, distanceM, level);
    addBuilding(sums, level, table.logPrices[row] as number);
    addSimilar(sums, level + logHedonic);
  }
  const mean = writeFeatures(sums, logHedonic, middleLevel, out, offset);
  return writeSamePlan(plan, reference, subject, mean, out, offset + comparablesWidth);
}

const isHidden = ({ group, id }: Exclusion, row: number, groups: Int32Array, ids: Int32Array): boolean =>
  groups[row] === group || ids[row] === id;
const isInFold = ({ fold, folds }: Exclusion, row: number): boolean => folds !== null && folds[row] === fold;

export const isExcluded = (except: Exclusion, row: number, groups: Int32Array, ids: Int32Array): boolean =>
  isHidden(except, row, groups, ids) || isInFold(except, row);
