import { similarCount } from '../features/similar-sales';
import { pairWidth, queryWidth } from './inputs';
import { addOuterProduct, addProduct, type Matrix, matrixAt, transposed } from './multiply';

/** Units of the layers. A pair is the estimated apartment with one of the sales most similar to it. */
const pairUnits = 32;
const secondUnits = 16;
const headUnits = 48;
/** The head reads the query, the pairs' second units by their weights, and the weighted mean of prices. */
const headWidth = queryWidth + secondUnits + 1;
/** Differences of prices are small next to the other inputs of the head. */
const meanScale = 5;

/** Shapes of the parameters of each layer: rows are its units, columns its inputs. */
const shapes = {
  query: [pairUnits, queryWidth],
  pair: [pairUnits, pairWidth],
  pairBias: [1, pairUnits],
  second: [secondUnits, pairUnits],
  secondBias: [1, secondUnits],
  score: [1, secondUnits],
  pairScore: [1, pairWidth],
  head: [headUnits, headWidth],
  headBias: [1, headUnits],
  output: [1, headUnits],
  outputBias: [1, 1],
} as const;
export type Layer = keyof typeof shapes;
export type Layers = Record<Layer, Matrix>;

export const parameterCount = Object.values(shapes).reduce((sum, [rows, columns]) => sum + rows * columns, 0);

/** The layers inside an array of all parameters, or of their gradients. */
export function layersOf(parameters: Float64Array): Layers {
  let offset = 0;
  const layers = Object.entries(shapes).map(([name, [rows, columns]]) => {
    const layer = matrixAt(parameters, offset, rows, columns);
    offset += rows * columns;
    return [name, layer] as const;
  });
  return Object.fromEntries(layers) as Layers;
}

/** The input of the network for one apartment. Prices are logarithms less `start`, where the trees start from too. */
export type NetworkInput = {
  query: Float64Array;
  /** `pairWidth` numbers for each of the similar sales. */
  pairs: Float64Array;
  /** The price of each, adjusted to the estimated attributes. */
  prices: Float64Array;
  /** Similar sales that there are; the rest of the arrays is not read. */
  count: number;
};

const createInput = (): NetworkInput => ({
  query: new Float64Array(queryWidth),
  pairs: new Float64Array(similarCount * pairWidth),
  prices: new Float64Array(similarCount),
  count: 0,
});

/** Dropout mask of a training pass: 0, or the scale of the others. All 1 when it predicts. */
type DropoutMask = { pair: Float64Array; head: Float64Array };
const fullMask = (): DropoutMask => ({
  pair: new Float64Array(pairUnits).fill(1),
  head: new Float64Array(headUnits).fill(1),
});

const newMatrix = (rows: number, columns: number): Matrix => matrixAt(new Float64Array(rows * columns), 0, rows, columns);

/** The buffers of one pass, reused by the next. */
export function createPass() {
  const input = createInput();
  return {
    input,
    masks: fullMask(),
    query: matrixAt(input.query, 0, 1, queryWidth),
    pairs: matrixAt(input.pairs, 0, similarCount, pairWidth),
    fromQuery: newMatrix(1, pairUnits),
    first: newMatrix(similarCount, pairUnits),
    second: newMatrix(similarCount, secondUnits),
    scores: newMatrix(similarCount, 1),
    weights: newMatrix(1, similarCount),
    headInput: newMatrix(1, headWidth),
    pooled: newMatrix(1, secondUnits),
    head: newMatrix(1, headUnits),
    mean: 0,
    /** Derivatives of the loss by each of the above. */
    of: {
      first: newMatrix(similarCount, pairUnits),
      fromQuery: newMatrix(1, pairUnits),
      second: newMatrix(similarCount, secondUnits),
      scores: newMatrix(1, similarCount),
      weights: newMatrix(similarCount, 1),
      headInput: newMatrix(1, headWidth),
      pooled: newMatrix(1, secondUnits),
      head: newMatrix(1, headUnits),
    },
  };
}
export type Pass = ReturnType<typeof createPass>;

const firstRows = (matrix: Matrix, rows: number): Matrix => ({ ...matrix, rows });

/** ReLU, then dropout. */
function rectify({ values, columns }: Matrix, rows: number, mask: Float64Array | null): void {
  for (let row = 0; row < rows; row += 1)
    for (let unit = 0; unit < columns; unit += 1) {
      const value = values[row * columns + unit] as number;
      values[row * columns + unit] = value <= 0 ? 0 : value * (mask === null ? 1 : (mask[unit] as number));
    }
}

/** Weights that sum to 1 from scores (softmax). */
function weigh({ values: scores }: Matrix, { values: weights }: Matrix, count: number): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < count; index += 1) highest = Math.max(highest, scores[index] as number);
  let sum = 0;
  for (let index = 0; index < count; index += 1) {
    const weight = Math.exp((scores[index] as number) - highest);
    weights[index] = weight;
    sum += weight;
  }
  for (let index = 0; index < count; index += 1) weights[index] = (weights[index] as number) / sum;
}

/** Copies a row of biases into each row of a matrix. */
function fillRows({ values, columns }: Matrix, rows: number, bias: Matrix): void {
  const own = bias.values.subarray(bias.offset, bias.offset + columns);
  for (let row = 0; row < rows; row += 1) values.set(own, row * columns);
}

/**
 * The prediction of the network for the input of a pass: a logarithm to add to the start of the trees. It is the mean of the similar sales'
 * prices by learned weights, plus a learned correction.
 */
export function forward(layers: Layers, pass: Pass): number {
  const { input, masks, query, fromQuery, first, second, scores, weights, headInput, pooled, head } = pass;
  const { count } = input;
  const pairs = firstRows(pass.pairs, count);
  fillRows(fromQuery, 1, layers.pairBias);
  addProduct(query, transposed(layers.query), fromQuery);
  fillRows(first, count, fromQuery);
  addProduct(pairs, transposed(layers.pair), firstRows(first, count));
  rectify(first, count, masks.pair);
  fillRows(second, count, layers.secondBias);
  addProduct(firstRows(first, count), transposed(layers.second), firstRows(second, count));
  rectify(second, count, null);
  scores.values.fill(0);
  addProduct(firstRows(second, count), transposed(layers.score), firstRows(scores, count));
  addProduct(pairs, transposed(layers.pairScore), firstRows(scores, count));
  weigh(scores, weights, count);
  pooled.values.fill(0);
  addProduct({ ...weights, columns: count }, firstRows(second, count), pooled);
  pass.mean = 0;
  for (let index = 0; index < count; index += 1) pass.mean += (weights.values[index] as number) * (input.prices[index] as number);
  headInput.values.set(input.query);
  headInput.values.set(pooled.values, queryWidth);
  headInput.values[headWidth - 1] = meanScale * pass.mean;
  fillRows(head, 1, layers.headBias);
  addProduct(headInput, transposed(layers.head), head);
  rectify(head, 1, masks.head);
  let sum = pass.mean + (layers.outputBias.values[layers.outputBias.offset] as number);
  for (let unit = 0; unit < headUnits; unit += 1)
    sum += (head.values[unit] as number) * (layers.output.values[layers.output.offset + unit] as number);
  return sum;
}

/** Adds the numbers of `rows` rows to a row. */
function addRows({ values, columns }: Matrix, rows: number, sum: Matrix): void {
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const to = sum.offset + column;
      sum.values[to] = (sum.values[to] as number) + (values[row * columns + column] as number);
    }
}

/** Zeroes the gradients of units that were inactive or dropped. */
function gate({ values: of, columns }: Matrix, { values }: Matrix, rows: number, mask: Float64Array | null): void {
  for (let row = 0; row < rows; row += 1)
    for (let unit = 0; unit < columns; unit += 1) {
      const index = row * columns + unit;
      const isOpen = (values[index] as number) > 0;
      of[index] = isOpen ? (of[index] as number) * (mask === null ? 1 : (mask[unit] as number)) : 0;
    }
}

/** Backpropagates through the head: fills the derivatives by the pooled units. @returns the derivative by the weighted mean */
function learnHead(layers: Layers, pass: Pass, change: number, gradients: Layers): number {
  const { masks, headInput, head, of } = pass;
  const single = matrixAt(Float64Array.of(change), 0, 1, 1);
  addOuterProduct(single, head, gradients.output);
  addRows(single, 1, gradients.outputBias);
  of.head.values.fill(0);
  addOuterProduct(single, layers.output, of.head);
  gate(of.head, head, 1, masks.head);
  addOuterProduct(of.head, headInput, gradients.head);
  addRows(of.head, 1, gradients.headBias);
  // There are no parameters before the query: only the derivatives by the last columns are needed.
  const learned = { ...layers.head, offset: layers.head.offset + queryWidth, columns: secondUnits + 1 };
  const back = matrixAt(of.headInput.values, queryWidth, 1, secondUnits + 1);
  back.values.fill(0);
  addProduct(of.head, learned, back);
  of.pooled.values.set(back.values.subarray(queryWidth, queryWidth + secondUnits));
  return change + meanScale * (back.values[headWidth - 1] as number);
}

/** Backpropagates through the softmax: fills the derivatives by the scores. @param ofMean the derivative by the weighted mean */
function learnWeights({ input: { prices, count }, weights, second, of }: Pass, ofMean: number): void {
  of.weights.values.fill(0);
  addProduct(firstRows(second, count), transposed(of.pooled), firstRows(of.weights, count));
  let mean = 0;
  for (let index = 0; index < count; index += 1) {
    const change = (of.weights.values[index] as number) + ofMean * (prices[index] as number);
    of.weights.values[index] = change;
    mean += change * (weights.values[index] as number);
  }
  for (let index = 0; index < count; index += 1)
    of.scores.values[index] = (weights.values[index] as number) * ((of.weights.values[index] as number) - mean);
}

/**
 * Adds to `gradients` the derivative of the loss by each parameter, for the last input of `forward`.
 * @param change derivative of the loss by the prediction
 */
export function backward(layers: Layers, pass: Pass, change: number, gradients: Layers): void {
  const { input, masks, query, weights, of } = pass;
  const { count } = input;
  const [pairs, first, second] = [pass.pairs, pass.first, pass.second].map((matrix) => firstRows(matrix, count)) as [
    Matrix,
    Matrix,
    Matrix,
  ];
  learnWeights(pass, learnHead(layers, pass, change, gradients));
  const ofScores = { ...of.scores, columns: count };
  addProduct(ofScores, second, gradients.score);
  addProduct(ofScores, pairs, gradients.pairScore);
  const [ofFirst, ofSecond] = [firstRows(of.first, count), firstRows(of.second, count)];
  of.second.values.fill(0);
  addProduct(transposed({ ...weights, columns: count }), of.pooled, ofSecond);
  addProduct(transposed(ofScores), layers.score, ofSecond);
  gate(ofSecond, second, count, null);
  addProduct(transposed(ofSecond), first, gradients.second);
  addRows(ofSecond, count, gradients.secondBias);
  of.first.values.fill(0);
  addProduct(ofSecond, layers.second, ofFirst);
  gate(ofFirst, first, count, masks.pair);
  addProduct(transposed(ofFirst), pairs, gradients.pair);
  of.fromQuery.values.fill(0);
  addRows(ofFirst, count, of.fromQuery);
  addRows(of.fromQuery, 1, gradients.pairBias);
  addOuterProduct(of.fromQuery, query, gradients.query);
}
