/**
 * Binary trees one after another, as columns; `roots` has the index of each root. A node with `features[node] < 0` is a leaf with the
 * prediction `values[node]`; any other sends a row to the node `left[node]` of its tree when its feature is not above `thresholds[node]`,
 * else to the one after that. NaN goes left where `isUnknownLeft[node]` is 1. Every tree's prediction is added to the row's start.
 */
export type Forest = {
  roots: Int32Array;
  features: Int16Array;
  thresholds: Float32Array;
  isUnknownLeft: Uint8Array;
  left: Int16Array;
  values: Float32Array;
};

/** The prediction of one tree for the row of features that begins at `offset`. */
export function treeValue(forest: Forest, tree: number, features: Float32Array, offset: number): number {
  const root = forest.roots[tree] as number;
  let node = root;
  for (let feature = forest.features[node] as number; feature >= 0; feature = forest.features[node] as number) {
    const value = features[offset + feature] as number;
    const isLeft = Number.isNaN(value) ? forest.isUnknownLeft[node] === 1 : value <= (forest.thresholds[node] as number);
    node = root + (forest.left[node] as number) + (isLeft ? 0 : 1);
  }
  return forest.values[node] as number;
}

/** The sum of all trees for the row of features that begins at `offset`. */
export function forestValue(forest: Forest, features: Float32Array, offset = 0): number {
  let sum = 0;
  for (let tree = 0; tree < forest.roots.length; tree += 1) sum += treeValue(forest, tree, features, offset);
  return sum;
}

type Column = Int16Array | Float32Array | Uint8Array;

function joined<T extends Column>(empty: T, parts: readonly T[]): T {
  let offset = 0;
  for (const part of parts) {
    empty.set(part, offset);
    offset += part.length;
  }
  return empty;
}

/** Several forests as one. */
export function joinForests(forests: readonly Forest[]): Forest {
  const nodes = forests.reduce((sum, { values }) => sum + values.length, 0);
  let offset = 0;
  const roots: number[] = [];
  for (const forest of forests) {
    for (const root of forest.roots) roots.push(root + offset);
    offset += forest.values.length;
  }
  return {
    roots: Int32Array.from(roots),
    features: joined(
      new Int16Array(nodes),
      forests.map(({ features }) => features),
    ),
    thresholds: joined(
      new Float32Array(nodes),
      forests.map(({ thresholds }) => thresholds),
    ),
    isUnknownLeft: joined(
      new Uint8Array(nodes),
      forests.map(({ isUnknownLeft }) => isUnknownLeft),
    ),
    left: joined(
      new Int16Array(nodes),
      forests.map(({ left }) => left),
    ),
    values: joined(
      new Float32Array(nodes),
      forests.map(({ values }) => values),
    ),
  };
}
