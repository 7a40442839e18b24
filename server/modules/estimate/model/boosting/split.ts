import type { BinnedTable } from './bins';

/** Sums of one leaf's rows: for bin b of feature f at 2·(128·f + b) the weighted residuals, behind them the weights. */
export type Histogram = Float64Array;
const slotsPerFeature = 2 * 128;

export type Split = { gain: number; feature: number; bin: number; isUnknownLeft: boolean };
export type SplitParameters = {
  leafWeightMin: number;
  /** Pulls leaves towards zero. */
  l2Penalty: number;
};

export function createHistogram(features: number): Histogram {
  return new Float64Array(features * slotsPerFeature);
}

/** Weighted residuals and weights, by row of the table. */
export type Targets = { sums: Float64Array; weights: Float64Array };

/** Fills a histogram from some rows; only the features named are counted. */
export function fillHistogram(
  histogram: Histogram,
  table: BinnedTable,
  features: Int32Array,
  rows: Int32Array,
  { sums, weights }: Targets,
): void {
  for (const feature of features) {
    const column = table.columns[feature] as Uint8Array;
    const base = feature * slotsPerFeature;
    histogram.fill(0, base, base + slotsPerFeature);
    for (let index = 0; index < rows.length; index += 1) {
      const row = rows[index] as number;
      const slot = base + 2 * (column[row] as number);
      histogram[slot] = (histogram[slot] as number) + (sums[row] as number);
      histogram[slot + 1] = (histogram[slot + 1] as number) + (weights[row] as number);
    }
  }
}

/** A sibling's histogram: the parent's less the other child's, written over the parent's. */
export function subtractHistogram(parent: Histogram, child: Histogram, features: Int32Array): void {
  for (const feature of features) {
    const end = (feature + 1) * slotsPerFeature;
    for (let slot = feature * slotsPerFeature; slot < end; slot += 1)
      parent[slot] = (parent[slot] as number) - (child[slot] as number);
  }
}

type Scan = { histogram: Histogram; feature: number; lastBin: number; sum: number; weight: number };

/** Improves the best cut by those of one feature, with what is unknown on one side. */
function scanFeature(
  { histogram, feature, lastBin, sum, weight }: Scan,
  isUnknownLeft: boolean,
  rules: SplitParameters,
  best: Split,
): void {
  const { leafWeightMin, l2Penalty } = rules;
  const base = feature * slotsPerFeature;
  let leftSum = isUnknownLeft ? (histogram[base] as number) : 0;
  let leftWeight = isUnknownLeft ? (histogram[base + 1] as number) : 0;
  const whole = (sum * sum) / (weight + l2Penalty);
  for (let bin = 1; bin < lastBin; bin += 1) {
    leftSum += histogram[base + 2 * bin] as number;
    leftWeight += histogram[base + 2 * bin + 1] as number;
    if (leftWeight < leafWeightMin) continue;
    const rightWeight = weight - leftWeight;
    if (rightWeight < leafWeightMin) return;
    const rightSum = sum - leftSum;
    const gain = (leftSum * leftSum) / (leftWeight + l2Penalty) + (rightSum * rightSum) / (rightWeight + l2Penalty) - whole;
    if (gain <= best.gain) continue;
    best.gain = gain;
    best.feature = feature;
    best.bin = bin;
    best.isUnknownLeft = isUnknownLeft;
  }
}

/** The best cut of a leaf whose rows have this sum and weight, or null when none is allowed. */
export function findSplit(
  histogram: Histogram,
  table: BinnedTable,
  features: Int32Array,
  { sum, weight }: { sum: number; weight: number },
  rules: SplitParameters,
): Split | null {
  const best: Split = { gain: 1e-9, feature: -1, bin: 0, isUnknownLeft: true };
  for (const feature of features) {
    const scan = { histogram, feature, lastBin: (table.edges[feature] as Float32Array).length + 1, sum, weight };
    scanFeature(scan, true, rules, best);
    if ((histogram[feature * slotsPerFeature + 1] as number) > 0) scanFeature(scan, false, rules, best);
  }
  return best.feature < 0 ? null : best;
}
