/** One bit for each position, in words of 32. Words that are not there are zero. */
export type Bits = Uint32Array<ArrayBuffer>;

export type Numbers = Int16Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Float32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

export const wordsFor = (size: number): number => (size + 31) >>> 5;

export function popCount(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export const hasBit = (bits: Bits, position: number): boolean => (((bits[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1;

export function setBit(bits: Bits, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] as number) | (1 << (position & 31));
}

export function clearBit(bits: Bits, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) & ~(1 << (position & 31));
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let index = 0; index < bits.length; index += 1) {
    const word = bits[index] as number;
    if (word !== 0) count += popCount(word);
  }
  return count;
}

/** The indexes of the words that are not 0. */
export function activeWords(bits: Bits, into: Int32Array): Int32Array {
  let count = 0;
  for (let index = 0; index < bits.length; index += 1) {
    if (bits[index] === 0) continue;
    into[count] = index;
    count += 1;
  }
  return into.subarray(0, count);
}

/** Few codes are counted side by side, since a count waits for the one before it when their codes are the same. */
const lanes = 4;
const lanedMax = 1024;

/** How many selected positions have each code. @param active the indexes of the words of `selected` that are not 0 */
export function countCodes(selected: Bits, codes: ArrayLike<number>, active: Int32Array, codeEnd: number): Int32Array {
  const laneMask = codeEnd <= lanedMax ? lanes - 1 : 0;
  const counts = new Int32Array(codeEnd * (laneMask + 1));
  for (let at = 0; at < active.length; at += 1) {
    const index = active[at] as number;
    let rest = selected[index] as number;
    while (rest !== 0) {
      const lowest = rest & -rest;
      const shift = 31 - Math.clz32(lowest);
      const slot = (codes[index * 32 + shift] as number) + (shift & laneMask) * codeEnd;
      counts[slot] = (counts[slot] as number) + 1;
      rest ^= lowest;
    }
  }
  for (let lane = codeEnd; lane < counts.length; lane += codeEnd)
    for (let code = 0; code < codeEnd; code += 1) counts[code] = (counts[code] as number) + (counts[lane + code] as number);
  return counts.subarray(0, codeEnd);
}

/** How many bits two sets have in common. @param active the indexes of the words of one that are not 0 */
export function countCommon(one: Bits, other: Bits, active: Int32Array): number {
  let count = 0;
  for (let at = 0; at < active.length; at += 1) {
    const index = active[at] as number;
    const word = (one[index] as number) & (other[index] ?? 0);
    if (word !== 0) count += popCount(word);
  }
  return count;
}

export function intersect(target: Bits, other: Bits): void {
  const length = Math.min(target.length, other.length);
  for (let index = 0; index < length; index += 1) target[index] = (target[index] as number) & (other[index] as number);
  target.fill(0, length);
}

export function subtract(target: Bits, other: Bits): void {
  const length = Math.min(target.length, other.length);
  for (let index = 0; index < length; index += 1) target[index] = (target[index] as number) & ~(other[index] as number);
}

export function unite(target: Bits, other: Bits): void {
  const length = Math.min(target.length, other.length);
  for (let index = 0; index < length; index += 1) target[index] = (target[index] as number) | (other[index] as number);
}

/** Keeps the bits of positions that a predicate accepts. */
export function keepIf(bits: Bits, accepts: (position: number) => boolean): void {
  for (let index = 0; index < bits.length; index += 1) {
    let rest = bits[index] as number;
    while (rest !== 0) {
      const lowest = rest & -rest;
      rest ^= lowest;
      if (!accepts(index * 32 + 31 - Math.clz32(lowest))) bits[index] = (bits[index] as number) ^ lowest;
    }
  }
}

/** Writes the positions in ascending order. @returns how many there are */
export function writePositions(bits: Bits, into: Int32Array): number {
  let count = 0;
  for (let index = 0; index < bits.length; index += 1) {
    let rest = bits[index] as number;
    while (rest !== 0) {
      const lowest = rest & -rest;
      into[count] = index * 32 + 31 - Math.clz32(lowest);
      count += 1;
      rest ^= lowest;
    }
  }
  return count;
}

/** Adds all positions from one on. */
export function fillFrom(bits: Bits, position: number): void {
  const word = position >>> 5;
  if (word >= bits.length) return;
  bits[word] = (bits[word] as number) | (-1 << (position & 31));
  bits.fill(-1, word + 1);
}

/** A typed array of at least this length with the same content. */
export function grown<T extends Bits | Numbers | Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>>(
  array: T,
  length: number,
): T {
  if (array.length >= length) return array;
  const longer = new (array.constructor as new (length: number) => T)(Math.max(length, Math.ceil(array.length * 1.125)));
  longer.set(array);
  return longer;
}

/** A set that grows with its highest position. */
export class BitSet {
  bits: Bits;

  constructor(size = 0) {
    this.bits = new Uint32Array(wordsFor(size));
  }

  add(position: number): void {
    if (position >>> 5 >= this.bits.length) this.bits = grown(this.bits, (position >>> 5) + 1);
    setBit(this.bits, position);
  }

  static of(positions: Int32Array, size: number): BitSet {
    const set = new BitSet(size);
    for (const position of positions) setBit(set.bits, position);
    return set;
  }

  count(): number {
    return countBits(this.bits);
  }

  /** In ascending order. */
  positions(): Int32Array {
    const positions = new Int32Array(this.count());
    writePositions(this.bits, positions);
    return positions;
  }

  /** The members that have a new position, there. */
  moved(newOf: Int32Array, size: number): BitSet {
    const set = new BitSet(size);
    const { bits } = this;
    for (let index = 0; index < bits.length; index += 1) {
      let rest = bits[index] as number;
      while (rest !== 0) {
        const lowest = rest & -rest;
        const position = newOf[index * 32 + 31 - Math.clz32(lowest)] ?? -1;
        if (position >= 0) setBit(set.bits, position);
        rest ^= lowest;
      }
    }
    return set;
  }
}
