/**
 * A stream of numbers in [0, 1) that depends on its seed alone (Mulberry32): the same on every machine, so that the same rows and seed
 * give the same model.
 */
export function createRandomStream(seed: number): () => number {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Puts the numbers in a random order, in place (Fisher and Yates). */
export function shuffle(numbers: Int32Array, next: () => number): void {
  for (let last = numbers.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    const kept = numbers[last] as number;
    numbers[last] = numbers[other] as number;
    numbers[other] = kept;
  }
}
