import type { FeatureMatrix } from './boosting/bins';
import type { Reference } from './comparables/reference';
import { featureWidth, writeApartmentFeatures } from './features/features';
import type { Exclusion } from './features/neighbourhood';
import { createSimilarSales, similarCount } from './features/similar-sales';
import { pairWidth, writePairs } from './network/inputs';

export const rowPairsWidth = similarCount * pairWidth;

/** What trees and networks read of apartments, one row each. */
export type ApartmentRows = {
  matrix: FeatureMatrix;
  /** The start of the predictions: logarithm of USD a square metre. */
  starts: Float64Array;
  /** `rowPairsWidth` numbers a row; null where no network is to read them. */
  pairs: Float32Array | null;
  /** How many similar sales each row has. */
  counts: Uint8Array;
};

export const createRows = (rows: number, hasPairs: boolean): ApartmentRows => ({
  matrix: { rows, width: featureWidth, values: new Float32Array(rows * featureWidth) },
  starts: new Float64Array(rows),
  pairs: hasPairs ? new Float32Array(rows * rowPairsWidth) : null,
  counts: new Uint8Array(rows),
});

const similar = createSimilarSales();

/** Writes a row: the features of an apartment, and how the sales most similar to it differ. */
export function writeRow(
  rows: ApartmentRows,
  row: number,
  reference: Reference,
  attributes: Float32Array,
  except: Exclusion,
): void {
  const { matrix, starts, pairs, counts } = rows;
  const offset = row * featureWidth;
  const start = writeApartmentFeatures(reference, attributes, except, matrix.values, offset, pairs ? similar : null);
  starts[row] = start;
  if (pairs === null) return;
  counts[row] = similar.count;
  writePairs(reference, similar, matrix.values.subarray(offset, offset + featureWidth), start, pairs, row * rowPairsWidth);
}
