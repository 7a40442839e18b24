import { createRandomStream, shuffle } from '../math/random';
import { binTable, type FeatureMatrix } from './bins';
import { type Forest, joinForests, treeValue } from './forest';
import { createGrower, type TreeParameters, type WeightedResiduals } from './grow-tree';

export type BoostParameters = TreeParameters & {
  trees: number;
  /** Learning rate: share of each tree's prediction that is added. */
  learningRate: number;
  /** Shares of the rows and of the features that each tree is fitted on. */
  rowShare: number;
  featureShare: number;
  /** Residuals beyond about this size count by their size, those below by its square (pseudo-Huber loss). */
  robustness: number;
};

/** Weighs the residuals so that a weighted mean of them is a step down the pseudo-Huber loss. */
function weightResiduals(
  targets: Float64Array,
  predictions: Float64Array,
  scale: number,
  { sums, weights }: WeightedResiduals,
): void {
  for (let row = 0; row < targets.length; row += 1) {
    const residual = (targets[row] as number) - (predictions[row] as number);
    const weight = 1 / Math.sqrt(1 + (residual / scale) ** 2);
    weights[row] = weight;
    sums[row] = weight * residual;
  }
}

const firstSorted = (numbers: Int32Array, share: number): Int32Array =>
  numbers.slice(0, Math.max(1, Math.ceil(numbers.length * share))).sort();

/**
 * Gradient boosting on histograms, leaf by leaf, as LightGBM does it (https://lightgbm.readthedocs.io/en/stable/Features.html). Yields
 * after every tree, so that a process with other work can do it in between.
 * @param start the prediction before the first tree, by row
 */
export function* boost(
  matrix: FeatureMatrix,
  targets: Float64Array,
  start: Float64Array,
  rules: BoostParameters,
  seed: number,
): Generator<undefined, Forest> {
  const next = createRandomStream(seed);
  const grow = createGrower(binTable(matrix), rules);
  const rows = Int32Array.from(targets.keys());
  const features = Int32Array.from({ length: matrix.width }, (_, index) => index);
  const predictions = Float64Array.from(start);
  const weighted: WeightedResiduals = { sums: new Float64Array(targets.length), weights: new Float64Array(targets.length) };
  const trees: Forest[] = [];
  for (let number = 0; number < rules.trees; number += 1) {
    weightResiduals(targets, predictions, rules.robustness, weighted);
    shuffle(rows, next);
    shuffle(features, next);
    const tree = grow(weighted, firstSorted(rows, rules.rowShare), firstSorted(features, rules.featureShare), rules.learningRate);
    for (let row = 0; row < targets.length; row += 1)
      predictions[row] = (predictions[row] as number) + treeValue(tree, 0, matrix.values, row * matrix.width);
    trees.push(tree);
    yield undefined;
  }
  return joinForests(trees);
}
