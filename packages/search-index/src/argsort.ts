const digitBits = 16;
const digits = 1 << digitBits;
/** Fewer are sorted by comparing. */
const fewMax = 2048;

/** Unsigned halves that compare as the numbers do. */
function comparableHalves(positions: Int32Array, values: ArrayLike<number>): [low: Uint32Array, high: Uint32Array] {
  const low = new Uint32Array(positions.length);
  const high = new Uint32Array(positions.length);
  const number = new Float64Array(1);
  const halves = new Uint32Array(number.buffer);
  for (let index = 0; index < positions.length; index += 1) {
    // Zero has two spellings.
    number[0] = (values[positions[index] as number] as number) + 0;
    const [l, h] = [halves[0] as number, halves[1] as number];
    const isNegative = h >>> 31 === 1;
    low[index] = isNegative ? ~l : l;
    high[index] = isNegative ? ~h : h | 0x80000000;
  }
  return [low, high];
}

/** The positions below a size, ascending. */
export function firstPositions(size: number): Int32Array {
  const positions = new Int32Array(size);
  for (let index = 0; index < size; index += 1) positions[index] = index;
  return positions;
}

/** One pass by a digit of the keys, stable. */
function sortByDigit(order: Int32Array, keys: Uint32Array, shift: number): Int32Array {
  const starts = new Int32Array(digits + 1);
  for (let index = 0; index < keys.length; index += 1) {
    const slot = (((keys[index] as number) >>> shift) & (digits - 1)) + 1;
    starts[slot] = (starts[slot] as number) + 1;
  }
  if (starts.includes(keys.length)) return order;
  for (let digit = 0; digit < digits; digit += 1) starts[digit + 1] = (starts[digit + 1] as number) + (starts[digit] as number);
  const sorted = new Int32Array(order.length);
  for (let index = 0; index < order.length; index += 1) {
    const item = order[index] as number;
    const digit = ((keys[item] as number) >>> shift) & (digits - 1);
    const at = starts[digit] as number;
    starts[digit] = at + 1;
    sorted[at] = item;
  }
  return sorted;
}

/**
 * Sorts positions by their values; equal ones stay as they were. Yields between passes.
 * @param values by position, none NaN
 */
export function* sortSteps(positions: Int32Array, values: ArrayLike<number>): Generator<void, Int32Array> {
  const numberAt = (position: number): number => values[position] as number;
  if (positions.length < fewMax) return positions.slice().sort((a, b) => numberAt(a) - numberAt(b));
  const keys = comparableHalves(positions, values);
  let order = firstPositions(positions.length);
  yield;
  for (const half of keys)
    for (const shift of [0, digitBits]) {
      order = sortByDigit(order, half, shift);
      yield;
    }
  return order.map((index) => positions[index] as number);
}

/** Runs steps to their end at once. */
export function finish<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
