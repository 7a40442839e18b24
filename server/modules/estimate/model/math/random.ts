/** A stream of numbers in [0, 1) that depends on its first state alone (Mulberry32): small, fast, the same on every machine. */
export function mulberry32(firstState: number): () => number {
  let state = firstState;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A stream of numbers in [0, 1) for a seed, so that the same rows and seed give the same model. */
export const createRandomStream = (seed: number): (() => number) => mulberry32(Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 0);

/** Puts the numbers in a random order, in place (Fisher and Yates). */
export function shuffle(numbers: Int32Array, next: () => number): void {
  for (let last = numbers.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    const kept = numbers[last] as number;
    numbers[last] = numbers[other] as number;
    numbers[other] = kept;
  }
}

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
