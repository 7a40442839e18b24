import type { Sale } from '../apartment';
import type { FeatureMatrix } from '../boosting/bins';
import { boost } from '../boosting/boost';
import { type Forest, forestValue } from '../boosting/forest';
import { createReference } from '../comparables/reference';
import { at } from '../features/attributes';
import { neighbourhoodStart } from '../features/features';
import { fitHedonic } from '../features/hedonic';
import { excludeNothing } from '../features/neighbourhood';
import type { Metrics } from '../fitted-model';
import { assignFolds, rowsWhere } from '../math/random';
import { median } from '../math/statistics';
import { cleanSales } from '../sales/clean';
import { type SaleTable, tableRows, toSaleTable } from '../sales/sale-table';
import { computeMetrics } from './evaluate';
import { hyperparametersFor } from './hyperparameters';
import { computeRows, type Step } from './price-model';

const candidateNames = ['district median', 'comparables', 'trees', 'trees on neighbours', 'shipped', 'blend'] as const;
export type CandidateName = (typeof candidateNames)[number];
type Predictions = Record<CandidateName, Float64Array>;

/** The median of each row's municipal district, by logarithms; of the whole city where the district is not known or new. */
function districtMedians(train: SaleTable, test: SaleTable): Float64Array {
  const codesOf = (table: SaleTable): Float32Array => table.attributes[at.sector] as Float32Array;
  const byCode = Map.groupBy(train.logPrices.keys(), (row) => codesOf(train)[row] as number);
  const medians = new Map(
    [...byCode].map(([code, rows]) => [code, median(Float64Array.from(rows, (row) => train.logPrices[row] as number))] as const),
  );
  const whole = median(train.logPrices);
  return Float64Array.from(codesOf(test), (code) => medians.get(code) ?? whole);
}

/** Keeps the features that do not look at other sales. */
function withoutNeighbours({ rows, width, values }: FeatureMatrix): FeatureMatrix {
  const copied = new Float32Array(rows * neighbourhoodStart);
  for (let row = 0; row < rows; row += 1)
    copied.set(values.subarray(row * width, row * width + neighbourhoodStart), row * neighbourhoodStart);
  return { rows, width: neighbourhoodStart, values: copied };
}

const predictionsOf = (forest: Forest, { width, values }: FeatureMatrix, starts: Float64Array): Float64Array =>
  starts.map((start, row) => start + forestValue(forest, values, row * width));

function* predictFold(train: SaleTable, test: SaleTable, seed: number): Generator<Step, Predictions> {
  const rules = hyperparametersFor(train.rows);
  const reference = createReference(train, fitHedonic(train));
  const folds = assignFolds(train.groups, rules.neighbourFolds, seed);
  const exceptFold = (row: number) => ({ ...excludeNothing, id: train.ids[row] as number, folds, fold: folds[row] as number });
  const known = yield* computeRows(reference, train, exceptFold, { maskSeed: null, hasPairs: false });
  const tested = yield* computeRows(reference, test, () => excludeNothing, { maskSeed: null, hasPairs: false });
  const targets = Float64Array.from(train.logPrices);
  const middle = median(targets);
  const flat = { known: new Float64Array(train.rows).fill(middle), tested: new Float64Array(test.rows).fill(middle) };
  const bare = { known: withoutNeighbours(known.matrix), tested: withoutNeighbours(tested.matrix) };
  const own = yield* boost(bare.known, targets, flat.known, rules.boost, seed);
  const onNeighbours = yield* boost(known.matrix, targets, flat.known, rules.boost, seed);
  const fromComparables = yield* boost(known.matrix, targets, known.starts, rules.boost, seed);
  const trees = predictionsOf(own, bare.tested, flat.tested);
  const shipped = predictionsOf(fromComparables, tested.matrix, tested.starts);
  return {
    'district median': districtMedians(train, test),
    comparables: tested.starts,
    trees,
    'trees on neighbours': predictionsOf(onNeighbours, tested.matrix, flat.tested),
    shipped,
    blend: shipped.map((prediction, row) => 0.75 * prediction + 0.25 * (trees[row] as number)),
  };
}

/** Errors of the candidates on folds held out (listings of one flat in one fold), each refitted for every fold; ranges are not measured. */
export function* compareCandidates(
  sales: readonly Sale[],
  { folds: count, seed }: { folds: number; seed: number },
): Generator<Step, Record<CandidateName, Metrics>> {
  const table = toSaleTable(cleanSales(sales).sales);
  const folds = assignFolds(table.groups, count, seed + 1);
  const residuals = Object.fromEntries(candidateNames.map((name) => [name, [] as number[]])) as Record<CandidateName, number[]>;
  for (let fold = 0; fold < count; fold += 1) {
    const test = tableRows(
      table,
      rowsWhere(folds, (other) => other === fold),
    );
    const train = tableRows(
      table,
      rowsWhere(folds, (other) => other !== fold),
    );
    const predictions = yield* predictFold(train, test, seed + fold);
    for (const name of candidateNames)
      for (const [row, prediction] of predictions[name].entries())
        residuals[name].push((test.logPrices[row] as number) - prediction);
    const soFar = candidateNames.map(
      (name) => `${name} ${computeMetrics(Float64Array.from(residuals[name]), 0).medianAbsPctError}`,
    );
    yield `fold ${fold + 1} of ${count}, median errors so far: ${soFar.join(', ')}`;
  }
  return Object.fromEntries(
    candidateNames.map((name) => [name, computeMetrics(Float64Array.from(residuals[name]), Number.NaN)]),
  ) as Record<CandidateName, Metrics>;
}
