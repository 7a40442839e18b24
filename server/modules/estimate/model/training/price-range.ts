import { type FeatureMatrix, matrixRows } from '../boosting/bins';
import { boost } from '../boosting/boost';
import { type Forest, forestValue } from '../boosting/forest';
import { createRandomStream, shuffle } from '../math/random';
import { sortedQuantile } from '../math/statistics';
import type { Hyperparameters } from './hyperparameters';
import type { Step } from './price-model';

/**
 * The distances of prices from the model's. `forest` predicts how wide errors are for an apartment like this one (a logarithm, added to
 * `start`); `low` and `high` are the bounds of four errors of five, in units of that width.
 */
export type PriceRange = { forest: Forest; start: number; low: number; high: number };

const share = 0.8;
const errorMin = 0.01;

/** The errors of unseen rows, and what was known of those rows. */
export type HoldoutErrors = { matrix: FeatureMatrix; residuals: Float64Array };

const widthOf = ({ forest, start }: Pick<PriceRange, 'forest' | 'start'>, features: Float32Array, offset: number): number =>
  Math.exp(start + forestValue(forest, features, offset));

/** The bounds of an apartment's price, as logarithms to add to that of the estimate. */
export function rangeOf(range: PriceRange, features: Float32Array, offset = 0): { low: number; high: number } {
  const width = widthOf(range, features, offset);
  return { low: Math.min(range.low * width, 0), high: Math.max(range.high * width, 0) };
}

function* fitWidths(
  { matrix, residuals }: HoldoutErrors,
  rules: Hyperparameters,
  seed: number,
): Generator<Step, Pick<PriceRange, 'forest' | 'start'>> {
  const targets = residuals.map((residual) => Math.log(Math.abs(residual) + errorMin));
  const start = targets.reduce((sum, target) => sum + target, 0) / targets.length;
  const starts = new Float64Array(targets.length).fill(start);
  return { forest: yield* boost(matrix, targets, starts, rules.rangeBoost, seed), start };
}

const rowsOf = ({ matrix, residuals }: HoldoutErrors, rows: Int32Array): HoldoutErrors => ({
  matrix: matrixRows(matrix, rows),
  residuals: Float64Array.from(rows, (row) => residuals[row] as number),
});

/** Errors in units of the width that a forest fitted on other rows gives them. */
function* scaleErrors(
  fitted: HoldoutErrors,
  measured: HoldoutErrors,
  rules: Hyperparameters,
  seed: number,
): Generator<Step, Float64Array> {
  const widths = yield* fitWidths(fitted, rules, seed);
  const { matrix, residuals } = measured;
  return residuals.map((residual, row) => residual / widthOf(widths, matrix.values, row * matrix.width));
}

const boundsOf = (scaled: Float64Array): { low: number; high: number } => {
  const sorted = Float64Array.from(scaled).sort();
  return { low: sortedQuantile(sorted, (1 - share) / 2), high: sortedQuantile(sorted, (1 + share) / 2) };
};

const countInside = (scaled: Float64Array, { low, high }: { low: number; high: number }): number =>
  scaled.filter((error) => error >= low && error <= high).length;

/**
 * Conformal bounds on scaled errors (Lei et al. 2018, https://arxiv.org/abs/1604.04173): widths and bounds come from one half of the
 * unseen rows, and are checked on the other, both ways.
 * @returns also the share of rows that lay inside bounds found without them, in percent
 */
export function* fitPriceRange(
  errors: HoldoutErrors,
  rules: Hyperparameters,
  seed: number,
): Generator<Step, { range: PriceRange; coverage80: number }> {
  const order = Int32Array.from(errors.residuals.keys());
  shuffle(order, createRandomStream(seed));
  const half = order.length >> 1;
  const [one, other] = [rowsOf(errors, order.slice(0, half)), rowsOf(errors, order.slice(half))];
  const ofOther = yield* scaleErrors(one, other, rules, seed);
  const ofOne = yield* scaleErrors(other, one, rules, seed);
  const inside = countInside(ofOther, boundsOf(ofOne)) + countInside(ofOne, boundsOf(ofOther));
  const widths = yield* fitWidths(errors, rules, seed);
  const bounds = boundsOf(Float64Array.from([...ofOne, ...ofOther]));
  return { range: { ...widths, ...bounds }, coverage80: (100 * inside) / order.length };
}
