import type { BinnedTable } from './bins';
import type { Forest } from './forest';

/** Sums of one leaf's rows: for bin b of feature f at 2·(128·f + b) the weighted residuals, behind them the weights. */
export type Histogram = Float64Array;
const slotsPerFeature = 2 * 128;

export type Split = { gain: number; feature: number; bin: number; isUnknownLeft: boolean };
export type SplitParameters = {
  leafWeightMin: number;
  l2Penalty: number;
};

function createHistogram(features: number): Histogram {
  return new Float64Array(features * slotsPerFeature);
}

/** Weighted residuals and weights, by row of the table. */
export type WeightedResiduals = { sums: Float64Array; weights: Float64Array };

/** Fills a histogram from some rows; only the features named are counted. */
function fillHistogram(
  histogram: Histogram,
  table: BinnedTable,
  features: Int32Array,
  rows: Int32Array,
  { sums, weights }: WeightedResiduals,
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
function subtractHistogram(parent: Histogram, child: Histogram, features: Int32Array): void {
  for (const feature of features) {
    const end = (feature + 1) * slotsPerFeature;
    for (let slot = feature * slotsPerFeature; slot < end; slot += 1)
      parent[slot] = (parent[slot] as number) - (child[slot] as number);
  }
}

type Scan = { histogram: Histogram; feature: number; lastBin: number; sum: number; weight: number };

/** Updates the best split with those of one feature; unknown values go to one side. */
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

/** The best split of a leaf whose rows have this sum and weight, or null when none is allowed. */
function findSplit(
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

export type TreeParameters = SplitParameters & { leavesMax: number };
type Leaf = { node: number; rows: Int32Array; sum: number; weight: number; histogram: Histogram; split: Split | null };

const total = (numbers: Float64Array, rows: Int32Array): number => {
  let sum = 0;
  for (let index = 0; index < rows.length; index += 1) sum += numbers[rows[index] as number] as number;
  return sum;
};

function partition(column: Uint8Array, rows: Int32Array, { bin: lastLeft, isUnknownLeft }: Split): [Int32Array, Int32Array] {
  const left = new Int32Array(rows.length);
  const right = new Int32Array(rows.length);
  let lefts = 0;
  let rights = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] as number;
    const bin = column[row] as number;
    if (bin === 0 ? isUnknownLeft : bin <= lastLeft) left[lefts++] = row;
    else right[rights++] = row;
  }
  return [left.subarray(0, lefts), right.subarray(0, rights)];
}

function emptyTree(nodes: number): Forest {
  return {
    roots: new Int32Array(1),
    features: new Int16Array(nodes).fill(-1),
    thresholds: new Float32Array(nodes),
    isUnknownLeft: new Uint8Array(nodes),
    left: new Int16Array(nodes),
    values: new Float32Array(nodes),
  };
}

function cutTree(tree: Forest, nodes: number): Forest {
  return {
    roots: tree.roots,
    features: tree.features.slice(0, nodes),
    thresholds: tree.thresholds.slice(0, nodes),
    isUnknownLeft: tree.isUnknownLeft.slice(0, nodes),
    left: tree.left.slice(0, nodes),
    values: tree.values.slice(0, nodes),
  };
}

/** Grows trees over one table, leaf-wise by the largest gain; histograms are reused. */
export function createGrower(table: BinnedTable, rules: TreeParameters) {
  const spare: Histogram[] = [];
  const takeHistogram = (): Histogram => spare.pop() ?? createHistogram(table.columns.length);

  function makeLeaf(
    node: number,
    rows: Int32Array,
    weighted: WeightedResiduals,
    histogram: Histogram,
    features: Int32Array,
  ): Leaf {
    const sums = { sum: total(weighted.sums, rows), weight: total(weighted.weights, rows) };
    return { node, rows, ...sums, histogram, split: findSplit(histogram, table, features, sums, rules) };
  }

  function divide(leaf: Leaf, split: Split, firstNode: number, weighted: WeightedResiduals, features: Int32Array): [Leaf, Leaf] {
    const [left, right] = partition(table.columns[split.feature] as Uint8Array, leaf.rows, split);
    const isLeftSmall = left.length <= right.length;
    const small = takeHistogram();
    fillHistogram(small, table, features, isLeftSmall ? left : right, weighted);
    subtractHistogram(leaf.histogram, small, features);
    return [
      makeLeaf(firstNode, left, weighted, isLeftSmall ? small : leaf.histogram, features),
      makeLeaf(firstNode + 1, right, weighted, isLeftSmall ? leaf.histogram : small, features),
    ];
  }

  /**
   * A tree over some rows and features; its leaves predict the weighted mean residual, shrunk.
   * @param rate learning rate: share of that prediction that is added
   */
  return function growTree(weighted: WeightedResiduals, rows: Int32Array, features: Int32Array, rate: number): Forest {
    const tree = emptyTree(2 * rules.leavesMax - 1);
    const root = takeHistogram();
    fillHistogram(root, table, features, rows, weighted);
    let leaves = [makeLeaf(0, rows, weighted, root, features)];
    let nodes = 1;
    while (leaves.length < rules.leavesMax) {
      const best = leaves.reduce((a, b) => ((b.split?.gain ?? 0) > (a.split?.gain ?? 0) ? b : a));
      const { split } = best;
      if (!split) break;
      tree.features[best.node] = split.feature;
      tree.thresholds[best.node] = table.edges[split.feature]?.[split.bin - 1] ?? 0;
      tree.isUnknownLeft[best.node] = Number(split.isUnknownLeft);
      tree.left[best.node] = nodes;
      leaves = [...leaves.filter((leaf) => leaf !== best), ...divide(best, split, nodes, weighted, features)];
      nodes += 2;
    }
    for (const leaf of leaves) {
      tree.values[leaf.node] = (rate * leaf.sum) / (leaf.weight + rules.l2Penalty);
      spare.push(leaf.histogram);
    }
    return cutTree(tree, nodes);
  };
}
