import type { Metrics } from '../fitted-model';
import { median } from '../math/quantile';

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
