import type { Reference } from '../comparables/reference';
import { at } from '../features/attributes';
import { featureKinds, featureWidth, hedonicFeature } from '../features/features';
import type { SimilarSales } from '../features/similar-sales';

/** Categorical attributes, which are one-hot encoded. */
const coded = [
  [at.condition, 8],
  [at.state, 3],
  [at.sector, 10],
] as const;
const codesWidth = coded.reduce((sum, [, values]) => sum + values, 0);
/** And whether the floor is unknown. */
export const queryWidth = featureWidth + codesWidth + 1;
export const pairWidth = 24;

const limit = (value: number, most: number): number => Math.max(-most, Math.min(most, value));
const knownOr = (value: number, otherwise: number): number => (Number.isNaN(value) ? otherwise : value);

/** Mean and standard deviation of each feature, by which the inputs are standardised. */
export type Scales = { middles: Float32Array; widths: Float32Array };

/** Prices as differences from the start of the prediction, so that hundredths are not lost between thousands of dollars. */
function featureValue(features: Float32Array, offset: number, start: number, index: number): number {
  const value = features[offset + index] as number;
  const kind = featureKinds[index];
  if (kind === 'p') return value - start;
  return kind === 'l' ? value - start + (features[offset + hedonicFeature] as number) : value;
}

/** Means and standard deviations of features over many rows, of those that are known. */
export function fitScales(values: Float32Array, starts: Float64Array): Scales {
  const middles = new Float32Array(featureWidth);
  const widths = new Float32Array(featureWidth);
  for (let index = 0; index < featureWidth; index += 1) {
    let count = 0;
    let sum = 0;
    let squares = 0;
    for (let row = 0; row < starts.length; row += 1) {
      const value = featureValue(values, row * featureWidth, starts[row] as number, index);
      if (Number.isNaN(value)) continue;
      count += 1;
      sum += value;
      squares += value * value;
    }
    const middle = count === 0 ? 0 : sum / count;
    middles[index] = middle;
    widths[index] = count === 0 ? 0 : Math.sqrt(Math.max(squares / count - middle * middle, 0));
  }
  return { middles, widths };
}

const widthMin = 1e-6;
const stepsMax = 4;

/** Writes the query: what is known of an apartment and its surroundings. Unknown values are the mean. */
export function writeQuery(scales: Scales, features: Float32Array, offset: number, start: number, out: Float64Array): void {
  out.fill(0);
  for (let index = 0; index < featureWidth; index += 1) {
    const width = scales.widths[index] as number;
    const steps = (featureValue(features, offset, start, index) - (scales.middles[index] as number)) / width;
    out[index] = width < widthMin ? 0 : limit(knownOr(steps, 0), stepsMax);
  }
  let place = featureWidth;
  for (const [column, values] of coded) {
    const code = features[offset + column] as number;
    if (code < values) out[place + code] = 1;
    place += values;
  }
  out[place] = Number.isNaN(features[offset + at.floor] as number) ? 1 : 0;
}

/** Index of the price of a similar sale in its pair, and its scale. */
const pairPrice = { at: 20, scale: 3 };
const pairPriceMax = 1;
/** Index of the ranking's distance in a pair: an untrained network weighs sales by it. */
export const pairDissimilarity = 22;

/** The price of the similar sale of a pair, adjusted to the estimated attributes, minus the start of the prediction. */
export const priceOfPair = (pairs: Float32Array | Float64Array, offset: number): number =>
  (pairs[offset + pairPrice.at] as number) / pairPrice.scale;

const isOne = (condition: boolean): number => (condition ? 1 : 0);

/** Writes how each of the most similar sales differs from the apartment that has the features, from `offset` on. */
export function writePairs(
  reference: Reference,
  similar: SimilarSales,
  features: Float32Array,
  start: number,
  out: Float32Array,
  offset: number,
): void {
  const { attributes, logPrices } = reference.table;
  const subject = (column: number): number => features[column] as number;
  const logHedonic = subject(hedonicFeature);
  for (let index = 0; index < similar.count; index += 1) {
    const row = similar.rows[index] as number;
    const of = (column: number): number => attributes[column]?.[row] as number;
    const more = (column: number): number => of(column) - subject(column);
    const distanceM = similar.distancesM[index] as number;
    const area = more(at.logArea);
    const floors = (reference.logFloors[row] as number) - Math.log1p(subject(at.totalFloors));
    const floor = more(at.floor);
    const condition = more(at.condition);
    const level = reference.levels[row] as number;
    const price = limit(level + logHedonic - start, pairPriceMax);
    const values = [
      Math.log1p(distanceM / 20) / 3,
      Math.min(distanceM / 500, 4),
      isOne(distanceM < 12),
      limit(3 * area, 3),
      Math.min(5 * Math.abs(area), 3),
      Math.exp(-40 * Math.abs(area)),
      limit(2 * knownOr(floors, 0), 3),
      knownOr(Math.exp(-8 * Math.abs(floors)), 0),
      isOne(Number.isNaN(floors)),
      limit(knownOr(floor, 0) / 5, 3),
      knownOr(Math.exp(-Math.abs(floor)), 0),
      isOne(of(at.state) !== subject(at.state)),
      isOne(of(at.state) === 1),
      isOne(of(at.state) === 0),
      isOne(condition === 0),
      knownOr(condition, 0) / 4,
      limit(3 * ((logPrices[row] as number) - level - logHedonic), 3),
      limit(knownOr(more(at.rooms), 0), 2),
      limit(knownOr(more(at.bedrooms), 0), 2),
      knownOr(more(at.furnished), 0),
      pairPrice.scale * price,
      pairPrice.scale * Math.abs(price),
      Math.min((similar.dissimilarity[index] as number) / 5, 4),
      similar.isSameHome[index] as number,
    ];
    out.set(values, offset + index * pairWidth);
  }
}
