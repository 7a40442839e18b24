import { createRandomStream } from '../math/random';

/** A fold for each row, at random but one and the same for all listings of a flat. @param groups flat of each row */
export function assignFolds(groups: Int32Array, folds: number, seed: number): Int32Array {
  const next = createRandomStream(seed);
  const known = new Map<number, number>();
  return groups.map((group) => {
    const fold = known.get(group) ?? Math.floor(next() * folds);
    known.set(group, fold);
    return fold;
  });
}

/** The rows whose fold passes. */
export function rowsWhere(folds: Int32Array, passes: (fold: number) => boolean): Int32Array {
  return Int32Array.from([...folds.keys()].filter((row) => passes(folds[row] as number)));
}
