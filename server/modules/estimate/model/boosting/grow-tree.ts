import type { BinnedTable } from './bins';
import type { Forest } from './forest';
import {
  createHistogram,
  fillHistogram,
  findSplit,
  type Histogram,
  type Split,
  type SplitParameters,
  subtractHistogram,
  type Targets,
} from './split';

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

/** Grows trees over one table, each by cutting the leaf that gains most; histograms are kept and used again. */
export function createGrower(table: BinnedTable, rules: TreeParameters) {
  const spare: Histogram[] = [];
  const takeHistogram = (): Histogram => spare.pop() ?? createHistogram(table.columns.length);

  function makeLeaf(node: number, rows: Int32Array, targets: Targets, histogram: Histogram, features: Int32Array): Leaf {
    const sums = { sum: total(targets.sums, rows), weight: total(targets.weights, rows) };
    return { node, rows, ...sums, histogram, split: findSplit(histogram, table, features, sums, rules) };
  }

  function divide(leaf: Leaf, split: Split, firstNode: number, targets: Targets, features: Int32Array): [Leaf, Leaf] {
    const [left, right] = partition(table.columns[split.feature] as Uint8Array, leaf.rows, split);
    const isLeftSmall = left.length <= right.length;
    const small = takeHistogram();
    fillHistogram(small, table, features, isLeftSmall ? left : right, targets);
    subtractHistogram(leaf.histogram, small, features);
    return [
      makeLeaf(firstNode, left, targets, isLeftSmall ? small : leaf.histogram, features),
      makeLeaf(firstNode + 1, right, targets, isLeftSmall ? leaf.histogram : small, features),
    ];
  }

  /**
   * A tree over some rows and features; its leaves answer the weighted mean residual, shrunk.
   * @param rate share of that answer that is taken
   */
  return function growTree(targets: Targets, rows: Int32Array, features: Int32Array, rate: number): Forest {
    const tree = emptyTree(2 * rules.leavesMax - 1);
    const root = takeHistogram();
    fillHistogram(root, table, features, rows, targets);
    let leaves = [makeLeaf(0, rows, targets, root, features)];
    let nodes = 1;
    while (leaves.length < rules.leavesMax) {
      const best = leaves.reduce((a, b) => ((b.split?.gain ?? 0) > (a.split?.gain ?? 0) ? b : a));
      const { split } = best;
      if (!split) break;
      tree.features[best.node] = split.feature;
      tree.thresholds[best.node] = table.edges[split.feature]?.[split.bin - 1] ?? 0;
      tree.isUnknownLeft[best.node] = Number(split.isUnknownLeft);
      tree.left[best.node] = nodes;
      leaves = [...leaves.filter((leaf) => leaf !== best), ...divide(best, split, nodes, targets, features)];
      nodes += 2;
    }
    for (const leaf of leaves) {
      tree.values[leaf.node] = (rate * leaf.sum) / (leaf.weight + rules.l2Penalty);
      spare.push(leaf.histogram);
    }
    return cutTree(tree, nodes);
  };
}
