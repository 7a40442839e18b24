import { featureWidth } from '../features/features';
import { createRandomStream, shuffle } from '../math/random';
import { type ApartmentRows, rowPairsWidth } from '../rows';
import { createAdam } from './adam';
import { fitScales, pairDissimilarity, pairWidth, priceOfPair, type Scales, writeQuery } from './inputs';
import {
  backward,
  createPass,
  forward,
  type Layer,
  type Layers,
  layersOf,
  type NetworkInput,
  type Pass,
  parameterCount,
} from './network';

/** Networks whose predictions are averaged; their parameters are rounded to the precision of the artefact (32 bits). */
export type PriceNetwork = { scales: Scales; parameters: Float64Array[] };

export type NetworkParameters = {
  /** Networks that are averaged. */
  count: number;
  epochs: number;
  batchSize: number;
  /** Maximum learning rate; it decays to zero along a cosine. */
  learningRate: number;
  weightDecay: number;
  /** Dropout: share of the units left out at each row, so that none relies on another. */
  dropout: number;
  /** Share of the similar sales that are hidden from a row in training. */
  hiddenShare: number;
  /** Errors beyond about this size count by their size, those below by its square. */
  robustness: number;
};

function readInput(scales: Scales, { matrix, starts, pairs, counts }: ApartmentRows, row: number, input: NetworkInput): void {
  if (pairs === null) throw new Error('The rows were made without similar sales.');
  writeQuery(scales, matrix.values, row * featureWidth, starts[row] as number, input.query);
  const offset = row * rowPairsWidth;
  input.count = counts[row] as number;
  input.pairs.set(pairs.subarray(offset, offset + input.count * pairWidth));
  for (let index = 0; index < input.count; index += 1) input.prices[index] = priceOfPair(input.pairs, index * pairWidth);
}

const firstDissimilarityScore = -2.5;
/**
 * Layers that are initialised with zeros, so that a new network predicts the mean of the similar sales, weighted by the ranking's
 * dissimilarity.
 */
const zeroed: ReadonlySet<Layer> = new Set(['pairBias', 'secondBias', 'score', 'pairScore', 'headBias', 'output', 'outputBias']);

/** Initial parameters: random, scaled to preserve the variance between layers (He et al. 2015, https://arxiv.org/abs/1502.01852). */
function createParameters(next: () => number): Float64Array {
  const parameters = new Float64Array(parameterCount);
  const layers = layersOf(parameters);
  for (const [name, { offset, rows, columns }] of Object.entries(layers)) {
    if (zeroed.has(name as Layer)) continue;
    const reach = Math.sqrt(6 / columns);
    for (let index = offset; index < offset + rows * columns; index += 1) parameters[index] = reach * (2 * next() - 1);
  }
  parameters[layers.pairScore.offset + pairDissimilarity] = firstDissimilarityScore;
  return parameters;
}

function dropUnits(mask: Float64Array, share: number, next: () => number): void {
  for (let unit = 0; unit < mask.length; unit += 1) mask[unit] = next() < share ? 0 : 1 / (1 - share);
}

/** Hides some of the similar sales of an input: a network that never gets all of them does not overfit to single ones. */
function hideSales(input: NetworkInput, share: number, next: () => number): void {
  const { pairs, prices, count } = input;
  input.count = 0;
  for (let index = 0; index < count; index += 1) {
    if (next() < share) continue;
    pairs.copyWithin(input.count * pairWidth, index * pairWidth, (index + 1) * pairWidth);
    prices[input.count] = prices[index] as number;
    input.count += 1;
  }
}

/** The schedule of the learning rate: rises over the first twentieth, then falls along a cosine. @param share of all steps that are done */
const rateAt = (share: number): number => Math.min(share / 0.05, 1) * 0.5 * (1 + Math.cos(Math.PI * share));

/** Adds the gradients of one row. */
function addRowGradients(layers: Layers, pass: Pass, target: number, rules: NetworkParameters, gradients: Layers): void {
  const error = forward(layers, pass) - target;
  backward(layers, pass, error / Math.sqrt(error * error + rules.robustness ** 2) / rules.batchSize, gradients);
}

function* trainOne(
  rows: ApartmentRows,
  scales: Scales,
  targets: Float64Array,
  rules: NetworkParameters,
  seed: number,
): Generator<undefined, Float64Array> {
  const next = createRandomStream(seed);
  const parameters = createParameters(next);
  const gradients = new Float64Array(parameterCount);
  const [layers, changes] = [layersOf(parameters), layersOf(gradients)];
  const step = createAdam(parameters, rules.weightDecay);
  const pass = createPass();
  const order = Int32Array.from(targets.keys());
  const steps = rules.epochs * Math.ceil(targets.length / rules.batchSize);
  let done = 0;
  for (let turn = 0; turn < rules.epochs; turn += 1) {
    shuffle(order, next);
    for (let from = 0; from < order.length; from += rules.batchSize) {
      gradients.fill(0);
      for (const row of order.subarray(from, from + rules.batchSize)) {
        readInput(scales, rows, row, pass.input);
        hideSales(pass.input, rules.hiddenShare, next);
        dropUnits(pass.masks.pair, rules.dropout, next);
        dropUnits(pass.masks.head, rules.dropout, next);
        addRowGradients(layers, pass, (targets[row] as number) - (rows.starts[row] as number), rules, changes);
      }
      done += 1;
      step(gradients, rules.learningRate * rateAt(done / steps));
      yield undefined;
    }
  }
  return parameters.map(Math.fround);
}

/**
 * Trains networks that weigh the sales most similar to an apartment by a learned similarity; yields after every step.
 * @param targets logarithms of USD a square metre
 */
export function* trainPriceNetwork(
  rows: ApartmentRows,
  targets: Float64Array,
  rules: NetworkParameters,
  seed: number,
): Generator<undefined, PriceNetwork> {
  const scales = fitScales(rows.matrix.values, rows.starts);
  const parameters: Float64Array[] = [];
  for (let index = 0; index < rules.count; index += 1)
    parameters.push(yield* trainOne(rows, scales, targets, rules, seed + 104_729 * (index + 1)));
  return { scales, parameters };
}

const pass = createPass();

/** The mean prediction of the networks for a row: a logarithm to add to its start. */
export function networkValue({ scales, parameters }: PriceNetwork, rows: ApartmentRows, row = 0): number {
  readInput(scales, rows, row, pass.input);
  return parameters.reduce((sum, own) => sum + forward(layersOf(own), pass), 0) / parameters.length;
}
