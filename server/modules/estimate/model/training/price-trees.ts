import type { FeatureMatrix } from '../boosting/bins';
import { boost } from '../boosting/boost';
import { type Forest, joinForests } from '../boosting/forest';
import { createReference, type Reference } from '../comparables/reference';
import { at } from '../features/attributes';
import { featureWidth, writeApartmentFeatures } from '../features/features';
import { fitHedonic } from '../features/hedonic';
import { type Exclusion, excludeNothing } from '../features/neighbourhood';
import { assignFolds, createRandomStream } from '../math/random';
import { readAttributes, type SaleTable } from '../sales/sale-table';
import type { Hyperparameters } from './hyperparameters';

/** What answers with a price: sales to compare with, and trees that read what they tell. */
export type PriceTrees = { reference: Reference; forest: Forest };

/** A step of the fit: undefined, or a progress message. The process may do other work between steps. */
export type Step = string | undefined;

const rowsPerStep = 100;
/** Visitors are not asked for bedrooms and furniture: some rows do without, so that the trees know what to say then. */
const maskedShare = 0.15;

type Rows = { matrix: FeatureMatrix; starts: Float64Array };

/** Features of every row of `asked`, one row of the matrix each. */
export function* computeFeatures(
  reference: Reference,
  asked: SaleTable,
  exceptOf: (row: number) => Exclusion,
  maskSeed: number | null,
): Generator<Step, Rows> {
  const values = new Float32Array(asked.rows * featureWidth);
  const starts = new Float64Array(asked.rows);
  const next = createRandomStream(maskSeed ?? 0);
  for (let row = 0; row < asked.rows; row += 1) {
    const attributes = readAttributes(asked, row);
    if (maskSeed !== null && next() < maskedShare) {
      attributes[at.bedrooms] = Number.NaN;
      attributes[at.furnished] = Number.NaN;
    }
    starts[row] = writeApartmentFeatures(reference, attributes, exceptOf(row), values, row * featureWidth);
    if (row % rowsPerStep === 0) yield undefined;
  }
  return { matrix: { rows: asked.rows, width: featureWidth, values }, starts };
}

/** The mean of several forests as one. */
function average(forests: readonly Forest[]): Forest {
  const forest = joinForests(forests);
  return { ...forest, values: forest.values.map((value) => value / forests.length) };
}

/** Fits trees to a table. */
export function* fitPriceTrees(table: SaleTable, rules: Hyperparameters, seed: number): Generator<Step, PriceTrees> {
  const reference = createReference(table, fitHedonic(table));
  const folds = assignFolds(table.groups, rules.neighbourFolds, seed);
  const except = (row: number): Exclusion => ({
    ...excludeNothing,
    id: table.ids[row] as number,
    folds,
    fold: folds[row] as number,
  });
  const { matrix, starts } = yield* computeFeatures(reference, table, except, seed);
  const goals = Float64Array.from(table.logPrices);
  const forests: Forest[] = [];
  for (let bag = 0; bag < rules.bags; bag += 1)
    forests.push(yield* boost(matrix, goals, starts, rules.boost, seed + 7919 * (bag + 1)));
  return { reference, forest: average(forests) };
}
