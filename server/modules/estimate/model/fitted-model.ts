import type { CleaningReport } from './sales/clean';
import type { PriceModel } from './training/price-model';
import type { PriceRange } from './training/price-range';

/** Errors on rows that a model had not seen, in percent of the price; shares of rows in percent too. */
export type Metrics = {
  medianAbsPctError: number;
  meanAbsPctError: number;
  within6Pct: number;
  within20Pct: number;
  /** Share of rows whose price is inside the model's range. */
  coverage80: number;
  /** Rows that were measured. */
  rows: number;
};

/** A model with all that it needs to predict, and its measured errors. */
export type FittedModel = {
  /** ISO 8601. */
  fittedAt: string;
  seed: number;
  /** Sales that it was fitted on, after cleaning. */
  rows: number;
  /** Measured on folds of those sales that were held out; listings of one flat never stood on both sides. */
  metrics: Metrics;
  cleaning: CleaningReport;
  prices: PriceModel;
  /** By row of the table: logarithm of USD a square metre from a model that was fitted without the row's fold. */
  outOfFoldLogPrices: Float32Array;
  range: PriceRange;
};
