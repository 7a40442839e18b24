import { boost } from '../boosting/boost';
import { type Forest, forestValue, joinForests } from '../boosting/forest';
import { createReference, type Reference } from '../comparables/reference';
import { at } from '../features/attributes';
import { fitHedonic } from '../features/hedonic';
import { type Exclusion, excludeNothing } from '../features/neighbourhood';
import { assignFolds, createRandomStream } from '../math/random';
import { networkValue, type PriceNetwork, trainPriceNetwork } from '../network/price-network';
import { type ApartmentRows, createRows, writeRow } from '../rows';
import { readAttributes, type SaleTable } from '../sales/sale-table';
import type { Hyperparameters } from './hyperparameters';

/** What predicts a price: sales to compare with, trees that read their features, and networks that weigh them themselves. */
export type PriceModel = {
  reference: Reference;
  forest: Forest;
  /** None where the sales are few. */
  network: PriceNetwork | null;
};

/** A step of the fit: undefined, or a progress message. The process may do other work between steps. */
export type Step = string | undefined;

const rowsPerStep = 100;
/** The form has no fields for bedrooms and furniture: they are hidden in some rows, so that the model is trained for that. */
const maskedShare = 0.15;
/** Their errors differ from those of the trees, so that a mean of both is better than either. */
const networkShare = 0.6;

/** The logarithm of USD a square metre that a model predicts for a row. */
export function logPriceOf({ forest, network }: Omit<PriceModel, 'reference'>, rows: ApartmentRows, row: number): number {
  const { matrix, starts } = rows;
  const start = starts[row] as number;
  const byTrees = forestValue(forest, matrix.values, row * matrix.width);
  if (network === null) return start + byTrees;
  return start + (1 - networkShare) * byTrees + networkShare * networkValue(network, rows, row);
}

/** Every apartment of `subjects`, one row each. @param hasPairs whether a network is to read them too */
export function* computeRows(
  reference: Reference,
  subjects: SaleTable,
  exceptOf: (row: number) => Exclusion,
  { maskSeed, hasPairs }: { maskSeed: number | null; hasPairs: boolean },
): Generator<Step, ApartmentRows> {
  const rows = createRows(subjects.rows, hasPairs);
  const next = createRandomStream(maskSeed ?? 0);
  for (let row = 0; row < subjects.rows; row += 1) {
    const attributes = readAttributes(subjects, row);
    if (maskSeed !== null && next() < maskedShare) {
      attributes[at.bedrooms] = Number.NaN;
      attributes[at.furnished] = Number.NaN;
    }
    writeRow(rows, row, reference, attributes, exceptOf(row));
    if (row % rowsPerStep === 0) yield undefined;
  }
  return rows;
}

/** The mean of several forests as one. */
function average(forests: readonly Forest[]): Forest {
  const forest = joinForests(forests);
  return { ...forest, values: forest.values.map((value) => value / forests.length) };
}

/** Fits trees, and networks where the rules require them, to a table. */
export function* fitPriceModel(table: SaleTable, rules: Hyperparameters, seed: number): Generator<Step, PriceModel> {
  const reference = createReference(table, fitHedonic(table));
  const folds = assignFolds(table.groups, rules.neighbourFolds, seed);
  const except = (row: number): Exclusion => ({
    ...excludeNothing,
    id: table.ids[row] as number,
    folds,
    fold: folds[row] as number,
  });
  const hasPairs = rules.network !== null;
  const rows = yield* computeRows(reference, table, except, { maskSeed: seed, hasPairs });
  const targets = Float64Array.from(table.logPrices);
  const forests: Forest[] = [];
  for (let bag = 0; bag < rules.bags; bag += 1)
    forests.push(yield* boost(rows.matrix, targets, rows.starts, rules.boost, seed + 7919 * (bag + 1)));
  const network = rules.network === null ? null : yield* trainPriceNetwork(rows, targets, rules.network, seed);
  return { reference, forest: average(forests), network };
}
