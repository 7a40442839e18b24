import type { Sale } from '../apartment';
import { forestValue } from '../boosting/forest';
import { featureWidth } from '../features/features';
import { excludeNothing } from '../features/neighbourhood';
import type { FittedModel } from '../fitted-model';
import { assignFolds, rowsWhere } from '../math/random';
import { cleanSales } from '../sales/clean';
import { type SaleTable, tableRows, toSaleTable } from '../sales/sale-table';
import { computeMetrics } from './evaluate';
import { type Hyperparameters, hyperparametersFor } from './hyperparameters';
import { fitPriceRange, type HoldoutErrors } from './price-range';
import { computeFeatures, fitPriceTrees, type Step } from './price-trees';

/** Fewer sales than this say nothing about a city. */
const rowsMin = 200;

export class TooFewSalesError extends Error {
  constructor(readonly rows: number) {
    super(`${rows} sales are too few to fit a model; it needs ${rowsMin}.`);
    this.name = 'TooFewSalesError';
  }
}

export type FitOptions = { seed: number; fittedAt: Date };

/** The errors of every row under a model that was fitted without its fold: trees, comparables, worths and all. */
function* crossValidate(table: SaleTable, rules: Hyperparameters, seed: number): Generator<Step, HoldoutErrors> {
  const folds = assignFolds(table.groups, rules.testFolds, seed + 1);
  const values = new Float32Array(table.rows * featureWidth);
  const residuals = new Float64Array(table.rows);
  for (let fold = 0; fold < rules.testFolds; fold += 1) {
    const heldOut = rowsWhere(folds, (other) => other === fold);
    const rest = tableRows(
      table,
      rowsWhere(folds, (other) => other !== fold),
    );
    const { reference, forest } = yield* fitPriceTrees(rest, { ...rules, bags: 1 }, seed + fold);
    const { matrix, starts } = yield* computeFeatures(reference, tableRows(table, heldOut), () => excludeNothing, seed + fold);
    for (const [index, row] of heldOut.entries()) {
      const offset = index * featureWidth;
      values.set(matrix.values.subarray(offset, offset + featureWidth), row * featureWidth);
      residuals[row] = (table.logPrices[row] as number) - (starts[index] as number) - forestValue(forest, matrix.values, offset);
    }
    yield `Measured on fold ${fold + 1} of ${rules.testFolds}.`;
  }
  return { matrix: { rows: table.rows, width: featureWidth, values }, residuals };
}

/**
 * Fits in steps; between them a process may answer its visitors.
 * @throws TooFewSalesError when too few sales are left after cleaning
 */
export function* fitInSteps(sales: readonly Sale[], { seed, fittedAt }: FitOptions): Generator<Step, FittedModel> {
  const { sales: clean, report: cleaning } = cleanSales(sales);
  if (clean.length < rowsMin) throw new TooFewSalesError(clean.length);
  const table = toSaleTable(clean);
  const rules = hyperparametersFor(table.rows);
  const errors = yield* crossValidate(table, rules, seed);
  const { range, coverage80 } = yield* fitPriceRange(errors, rules, seed);
  const trees = yield* fitPriceTrees(table, rules, seed);
  const metrics = computeMetrics(errors.residuals, coverage80);
  const unseen = table.logPrices.map((logPrice, row) => logPrice - (errors.residuals[row] as number));
  return {
    fittedAt: fittedAt.toISOString(),
    seed,
    rows: table.rows,
    metrics,
    cleaning,
    trees,
    outOfFoldLogPrices: unseen,
    range,
  };
}

/**
 * Fits the model of prices: the same sales, seed and moment give the same model.
 * @throws TooFewSalesError when too few sales are left after cleaning
 */
export function fitModel(sales: readonly Sale[], options: FitOptions): FittedModel {
  const steps = fitInSteps(sales, options);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
