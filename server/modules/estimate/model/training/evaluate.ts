import type { Sale } from '../apartment';
import type { FittedModel, Metrics } from '../fitted-model';
import { median } from '../math/statistics';
import { predict } from '../predict';
import { groupDuplicates, refusalOf } from '../sales/clean';

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** @param residuals logarithms of true over estimated price @param coverage80 in percent */
export function computeMetrics(residuals: Float64Array, coverage80: number): Metrics {
  const errors = residuals.map((residual) => 100 * Math.abs(Math.exp(-residual) - 1));
  const within = (limit: number): number => rounded((100 * errors.filter((error) => error <= limit).length) / errors.length);
  return {
    medianAbsPctError: rounded(median(errors)),
    meanAbsPctError: rounded(errors.reduce((sum, error) => sum + error, 0) / errors.length),
    within6Pct: within(6),
    within20Pct: within(20),
    coverage80: rounded(coverage80),
    rows: errors.length,
  };
}

export type Evaluation = Metrics & {
  /** Rows without a prediction: unusable ones (no price, no place in Tbilisi, impossible area) and those with too few sales around. */
  refused: number;
  /** The same figures over the rows whose flat is not among the rows that the model was fitted on. */
  withoutTwins: Metrics;
};

/** Rows of `test` that are no listing of a flat in `train`; prices are not looked at. */
function flagUniqueRows(train: readonly Sale[], test: readonly Sale[]): boolean[] {
  const groups = groupDuplicates([...train, ...test]);
  const seen = new Set(groups.subarray(0, train.length));
  return test.map((_, row) => !seen.has(groups[train.length + row] as number));
}

type Measured = { residual: number; isInside: boolean; isUnique: boolean };

function metricsOf(measured: readonly Measured[]): Metrics {
  const coverage80 = (100 * measured.filter(({ isInside }) => isInside).length) / measured.length;
  return computeMetrics(
    Float64Array.from(measured, ({ residual }) => residual),
    coverage80,
  );
}

const unusable: ReadonlySet<string | null> = new Set(['price_missing', 'coordinates_outside', 'area_impossible']);

/** Measures a model on rows that it was not fitted on. Every row with a possible place, area and any price counts, outliers too. */
export function evaluate(model: FittedModel, train: readonly Sale[], test: readonly Sale[]): Evaluation {
  const isAlone = flagUniqueRows(train, test);
  const measured = test.flatMap((sale, row): Measured[] => {
    if (unusable.has(refusalOf(sale))) return [];
    const prediction = predict(model, sale);
    if ('refusal' in prediction) return [];
    const squarePrice = sale.priceUsd / sale.areaSqm;
    const isInside = squarePrice >= prediction.lowUsd && squarePrice <= prediction.highUsd;
    return [{ residual: Math.log(squarePrice / prediction.squarePriceUsd), isInside, isUnique: isAlone[row] ?? true }];
  });
  return {
    ...metricsOf(measured),
    refused: test.length - measured.length,
    withoutTwins: metricsOf(measured.filter((row) => row.isUnique)),
  };
}
