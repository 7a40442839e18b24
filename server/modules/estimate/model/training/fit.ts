import type { Sale } from '../apartment';
import { featureWidth } from '../features/features';
import { excludeNothing } from '../features/neighbourhood';
import type { FittedModel } from '../fitted-model';
import { assignFolds, rowsWhere } from '../math/random';
import type { NetworkParameters } from '../network/price-network';
import { cleanSales } from '../sales/clean';
import { type SaleTable, tableRows, toSaleTable } from '../sales/sale-table';
import { computeMetrics } from './evaluate';
import { type Hyperparameters, hyperparametersFor } from './hyperparameters';
import { computeRows, fitPriceModel, logPriceOf, type Step } from './price-model';
import { fitPriceRange, type HoldoutErrors } from './price-range';

/** Fewer sales than this are no sample of a city. */
const rowsMin = 200;

export class TooFewSalesError extends Error {
  constructor(readonly rows: number) {
    super(`${rows} sales are too few to fit a model; it needs ${rowsMin}.`);
    this.name = 'TooFewSalesError';
  }
}

export type FitOptions = {
  seed: number;
  fittedAt: Date;
  /** How networks are trained, null for none; by the number of sales where it is left out. */
  network?: NetworkParameters | null;
};

/** The errors of every row under a model that was fitted without its fold: trees, networks, comparables and hedonic coefficients. */
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
    const single = { ...rules, bags: 1, network: rules.network && { ...rules.network, count: 1 } };
    const model = yield* fitPriceModel(rest, single, seed + fold);
    const options = { maskSeed: seed + fold, hasPairs: model.network !== null };
    const unseen = yield* computeRows(model.reference, tableRows(table, heldOut), () => excludeNothing, options);
    for (const [index, row] of heldOut.entries()) {
      const offset = index * featureWidth;
      values.set(unseen.matrix.values.subarray(offset, offset + featureWidth), row * featureWidth);
      residuals[row] = (table.logPrices[row] as number) - logPriceOf(model, unseen, index);
    }
    yield `Measured on fold ${fold + 1} of ${rules.testFolds}.`;
  }
  return { matrix: { rows: table.rows, width: featureWidth, values }, residuals };
}

/**
 * Fits in steps; between them a process may serve requests.
 * @throws TooFewSalesError when too few sales are left after cleaning
 */
export function* fitInSteps(sales: readonly Sale[], { seed, fittedAt, network }: FitOptions): Generator<Step, FittedModel> {
  const { sales: clean, report: cleaning } = cleanSales(sales);
  if (clean.length < rowsMin) throw new TooFewSalesError(clean.length);
  const table = toSaleTable(clean);
  const usual = hyperparametersFor(table.rows);
  const rules = network === undefined ? usual : { ...usual, network };
  const errors = yield* crossValidate(table, rules, seed);
  const { range, coverage80 } = yield* fitPriceRange(errors, rules, seed);
  const prices = yield* fitPriceModel(table, rules, seed);
  const metrics = computeMetrics(errors.residuals, coverage80);
  const unseen = table.logPrices.map((logPrice, row) => logPrice - (errors.residuals[row] as number));
  return {
    fittedAt: fittedAt.toISOString(),
    seed,
    rows: table.rows,
    metrics,
    cleaning,
    prices,
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
