import { type BitExpression, chunkRows } from './search.tokens.query';

/** Bits of a chunk; the first is the highest bit of the first word. */
export type Bitmap = Uint32Array;

export const chunkWords = chunkRows / 32;
export const emptyBitmap: Bitmap = new Uint32Array(chunkWords);

/** The database sends big-endian words. */
const isSwapped = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;

/** A bitmap as the database sends it: its count of bits in four bytes, then the bits. */
export function toBitmap(sent: Uint8Array): Bitmap {
  const bitmap = new Uint32Array(chunkWords);
  const bytes = Buffer.from(bitmap.buffer);
  bytes.set(sent.subarray(4, 4 + bytes.length));
  if (isSwapped) bytes.swap32();
  return bitmap;
}

const at = (bitmap: Bitmap, word: number): number => bitmap[word] as number;

export const hasBit = (bitmap: Bitmap, place: number): boolean => (at(bitmap, place >>> 5) & (0x80000000 >>> (place & 31))) !== 0;

export function setBit(bitmap: Bitmap, place: number): void {
  bitmap[place >>> 5] = at(bitmap, place >>> 5) | (0x80000000 >>> (place & 31));
}

function onesIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bitmap: Bitmap): number {
  let count = 0;
  for (let word = 0; word < chunkWords; word += 1) count += onesIn(at(bitmap, word));
  return count;
}

export function countCommon(a: Bitmap, b: Bitmap): number {
  let count = 0;
  for (let word = 0; word < chunkWords; word += 1) count += onesIn(at(a, word) & at(b, word));
  return count;
}

export function isSubset(part: Bitmap, whole: Bitmap): boolean {
  for (let word = 0; word < chunkWords; word += 1) if ((at(part, word) & ~at(whole, word)) !== 0) return false;
  return true;
}

export function andInto(into: Bitmap, bits: Bitmap): void {
  for (let word = 0; word < chunkWords; word += 1) into[word] = at(into, word) & at(bits, word);
}
function orInto(into: Bitmap, bits: Bitmap): void {
  for (let word = 0; word < chunkWords; word += 1) into[word] = at(into, word) | at(bits, word);
}
export function withoutInto(into: Bitmap, bits: Bitmap): void {
  for (let word = 0; word < chunkWords; word += 1) into[word] = at(into, word) & ~at(bits, word);
}
/** Bits that are set in one bitmap only. */
export function bitsOnlyIn(bitmap: Bitmap, other: Bitmap): Bitmap {
  const bits = bitmap.slice();
  withoutInto(bits, other);
  return bits;
}
/** Keeps what is in `most` as well, and adds what is in `always`. */
function narrowInto(into: Bitmap, most: Bitmap, always: Bitmap): void {
  for (let word = 0; word < chunkWords; word += 1) into[word] = (at(into, word) & at(most, word)) | at(always, word);
}

/** Calls back with the index of each set bit, in ascending order. */
export function forEachSetBit(bitmap: Bitmap, onPlace: (place: number) => void): void {
  for (let index = 0; index < chunkWords; index += 1) {
    let word = at(bitmap, index);
    while (word !== 0) {
      const bit = Math.clz32(word);
      onPlace(index * 32 + bit);
      word &= ~(0x80000000 >>> bit);
    }
  }
}

const listedPlaces = new Uint16Array(chunkRows);
/**
 * The places of the set bits in order, in an array that the next call overwrites: for loops over hundreds of thousands of rows, which run several times
 * faster than a call for each.
 */
export function placesOf(bitmap: Bitmap): Uint16Array {
  let count = 0;
  for (let index = 0; index < chunkWords; index += 1) {
    let word = at(bitmap, index) | 0;
    while (word !== 0) {
      const bit = Math.clz32(word);
      word &= ~(0x80000000 >>> bit);
      listedPlaces[count] = index * 32 + bit;
      count += 1;
    }
  }
  return listedPlaces.subarray(0, count);
}

function placesIn(bits: number, first: number): number[] {
  const places: number[] = [];
  for (let bit = 0; bit < 32; bit += 1) if ((bits & (0x80000000 >>> bit)) !== 0) places.push(first + bit);
  return places;
}

/** The places of the set bits from the `low`th to before the `high`th; with `desc` the last bit is the first. */
export function placesBetween(bitmap: Bitmap, direction: 'asc' | 'desc', low: number, high: number): number[] {
  const places: number[] = [];
  let passed = 0;
  for (let turn = 0; turn < chunkWords && passed < high; turn += 1) {
    const index = direction === 'asc' ? turn : chunkWords - 1 - turn;
    const ones = onesIn(at(bitmap, index));
    if (passed + ones > low) {
      const own = placesIn(at(bitmap, index), index * 32);
      places.push(...(direction === 'asc' ? own : own.reverse()).slice(Math.max(0, low - passed), high - passed));
    }
    passed += ones;
  }
  return places;
}

/** Where the bitmaps of a chunk come from. */
export type BitmapSource = {
  token(tokenId: number): Bitmap;
  /** The rows that an index found for a part of the expression. */
  found(part: BitExpression): Bitmap;
};

const scratch: Bitmap[] = [];
const scratchAt = (depth: number): Bitmap => {
  scratch[depth] ??= new Uint32Array(chunkWords);
  return scratch[depth];
};

/** Bits of a subexpression; those of a token are not copied. */
function bitsOf(part: BitExpression, source: BitmapSource, depth: number): Bitmap {
  if (part.kind === 'token') return source.token(part.tokenId);
  if (part.kind === 'rows') return source.found(part);
  const bits = scratchAt(depth);
  writeBits(part, source, bits, depth + 1);
  return bits;
}

/**
 * One digit of a comparison, which is lower, or equal while the rest is at most the rest: it takes one pass over the bits of the rest.
 * @returns whether the parts are such a digit
 */
function writeDigit([lower, equal]: readonly BitExpression[], source: BitmapSource, into: Bitmap, depth: number): boolean {
  if (lower?.kind !== 'token' || equal?.kind !== 'and' || equal.parts.length !== 2) return false;
  const [most, rest] = equal.parts;
  if (most?.kind !== 'token' || rest === undefined) return false;
  writeBits(rest, source, into, depth);
  narrowInto(into, source.token(most.tokenId), source.token(lower.tokenId));
  return true;
}

/** Evaluates an expression in a chunk. */
export function writeBits(expression: BitExpression, source: BitmapSource, into: Bitmap, depth = 0): void {
  switch (expression.kind) {
    case 'none':
      into.fill(0);
      return;
    case 'token':
    case 'rows':
      into.set(bitsOf(expression, source, depth));
      return;
    case 'any':
      into.fill(0);
      for (const tokenId of expression.tokenIds) orInto(into, source.token(tokenId));
      return;
    case 'but':
      writeBits(expression.from, source, into, depth);
      withoutInto(into, bitsOf(expression.not, source, depth));
      return;
    default: {
      const { kind, parts } = expression;
      if (kind === 'or' && parts.length === 2 && writeDigit(parts, source, into, depth)) return;
      const [first, ...others] = parts;
      if (first === undefined) into.fill(kind === 'and' ? 0xffffffff : 0);
      else writeBits(first, source, into, depth);
      for (const part of others) (kind === 'and' ? andInto : orInto)(into, bitsOf(part, source, depth));
    }
  }
}

/** Tokens of an expression, and the parts that an index evaluates. */
export function sourcesOf(expressions: readonly BitExpression[]): { tokens: Set<number>; found: BitExpression[] } {
  const tokens = new Set<number>();
  const found: BitExpression[] = [];
  const visit = (expression: BitExpression): void => {
    if (expression.kind === 'token') tokens.add(expression.tokenId);
    if (expression.kind === 'any') for (const tokenId of expression.tokenIds) tokens.add(tokenId);
    if (expression.kind === 'rows') found.push(expression);
    if (expression.kind === 'but') {
      visit(expression.from);
      visit(expression.not);
    }
    if (expression.kind === 'and' || expression.kind === 'or') for (const part of expression.parts) visit(part);
  };
  for (const expression of expressions) visit(expression);
  return { tokens, found };
}
