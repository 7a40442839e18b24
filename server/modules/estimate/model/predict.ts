import type { Apartment, Prediction, Refusal } from './apartment';
import { findComparables } from './comparables/comparables';
import type { Reference } from './comparables/reference';
import { at, attributesOf } from './features/attributes';
import { type Exclusion, excludeNothing } from './features/neighbourhood';
import type { FittedModel } from './fitted-model';
import { isInTbilisi } from './geo';
import { createRows, writeRow } from './rows';
import { repair } from './sales/clean';
import { logPriceOf } from './training/price-model';
import { rangeOf } from './training/price-range';

/** Sales within 1.5 km: with fewer, or none of them similar, the model would describe another part of the city. */
const nearMin = 10;

/** Leaves out a listing and the other listings of its flat, which would only repeat its price. */
const excludeListing = ({ table }: Reference, id: number, row: number): Exclusion => ({
  ...excludeNothing,
  id,
  group: row < 0 ? -1 : (table.groups[row] as number),
});

/** The form has an answer to these from the start, so that a value that a listing left out is no change. */
const presumed: readonly number[] = [at.balconies, at.elevator];

/** Whether a listing is estimated with the attributes that the trees were fitted on; an unknown one makes no difference. */
const isAsFitted = ({ table }: Reference, row: number, attributes: Float32Array): boolean =>
  table.attributes.every((column, index) => {
    const subject = attributes[index] as number;
    const fitted = column[row] as number;
    return subject === fitted || Number.isNaN(subject) || (Number.isNaN(fitted) && presumed.includes(index));
  });

/**
 * The estimate of an apartment in USD a square metre, or that the sales around it are too few.
 * @param excludeId a listing that must not be its own comparable
 */
export function predict(
  { prices, outOfFoldLogPrices, range }: FittedModel,
  apartment: Apartment,
  { excludeId }: { excludeId?: number } = {},
): Prediction | Refusal {
  if (!isInTbilisi(apartment.latitude, apartment.longitude)) return { refusal: 'thin' };
  const { reference } = prices;
  const attributes = attributesOf(repair(apartment).sale);
  const row = excludeId === undefined ? -1 : reference.table.ids.indexOf(excludeId);
  const except = excludeId === undefined ? excludeNothing : excludeListing(reference, excludeId, row);
  const { nearCount, count, listed } = findComparables(reference, attributes, except);
  if (nearCount < nearMin || count === 0) return { refusal: 'thin' };
  const subject = createRows(1, prices.network !== null);
  writeRow(subject, 0, reference, attributes, except);
  // Trees and networks have seen a listing's own price; the model of the other folds has not.
  const isSeen = row >= 0 && isAsFitted(reference, row, attributes);
  const logPrice = isSeen ? (outOfFoldLogPrices[row] as number) : logPriceOf(prices, subject, 0);
  const { low, high } = rangeOf(range, subject.matrix.values);
  return {
    squarePriceUsd: Math.exp(logPrice),
    lowUsd: Math.exp(logPrice + low),
    highUsd: Math.exp(logPrice + high),
    comparables: listed,
    comparablesCount: count,
  };
}
