/** The quantile of numbers in ascending order, interpolated; NaN when there are none. */
export function sortedQuantile(sorted: ArrayLike<number>, share: number): number {
  if (sorted.length === 0) return Number.NaN;
  const position = Math.min(Math.max(share, 0), 1) * (sorted.length - 1);
  const below = Math.floor(position);
  const low = sorted[below] as number;
  const high = sorted[Math.min(below + 1, sorted.length - 1)] as number;
  return low + (high - low) * (position - below);
}

/** The median; NaN when there are no numbers. */
export function median(numbers: ArrayLike<number>): number {
  return sortedQuantile(Float64Array.from(numbers).sort(), 0.5);
}

const cells = 96;
const halfWidth = 1.2;
const cellWidth = (2 * halfWidth) / cells;

/** Weighted logarithms of prices around a middle, in cells, to read quantiles from without sorting. */
export type WeightedHistogram = { from: number; weights: Float64Array; whole: number };

export function createWeightedHistogram(): WeightedHistogram {
  return { from: 0, weights: new Float64Array(cells), whole: 0 };
}

/** Clears the histogram and moves its centre. */
export function resetHistogram(spread: WeightedHistogram, middle: number): void {
  spread.from = middle - halfWidth;
  spread.whole = 0;
  spread.weights.fill(0);
}

/** Counts a number; numbers outside count at the edge. */
export function addToHistogram(spread: WeightedHistogram, value: number, weight: number): void {
  const cell = Math.min(Math.max(Math.floor((value - spread.from) / cellWidth), 0), cells - 1);
  spread.weights[cell] = (spread.weights[cell] as number) + weight;
  spread.whole += weight;
}

/** A quantile, interpolated inside its cell; NaN when nothing was counted. */
export function histogramQuantile({ from, weights, whole }: WeightedHistogram, share: number): number {
  if (whole === 0) return Number.NaN;
  const target = share * whole;
  let before = 0;
  for (let cell = 0; cell < cells; cell += 1) {
    const weight = weights[cell] as number;
    if (weight > 0 && before + weight >= target) return from + cellWidth * (cell + (target - before) / weight);
    before += weight;
  }
  return from + cellWidth * cells;
}
