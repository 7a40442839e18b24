import { describe, expect, it } from 'vitest';
import { createRandom } from '@/server/seed/random';
import {
  type Bitmap,
  chunkWords,
  countBits,
  countCommon,
  emptyBitmap,
  forEachSetBit,
  hasBit,
  isSubset,
  placesBetween,
  setBit,
  sourcesOf,
  toBitmap,
  withoutInto,
  writeBits,
} from './search.bitmaps';
import { type BitExpression, chunkRows } from './search.tokens.query';

type Random = ReturnType<typeof createRandom>;

function bitmapOf(places: Iterable<number>): Bitmap {
  const bitmap = new Uint32Array(chunkWords);
  for (const place of places) setBit(bitmap, place);
  return bitmap;
}
const placesOf = (bitmap: Bitmap): number[] => {
  const places: number[] = [];
  forEachSetBit(bitmap, (place) => places.push(place));
  return places;
};
/** The first and the last place, neighbours across two words, and others. */
const someplaces = (random: Random): number[] =>
  [...new Set([0, 31, 32, chunkRows - 1, ...Array.from({ length: 60 }, () => random.int(0, chunkRows - 1))])]
    .filter(() => random.int(0, 3) > 0)
    .sort((a, b) => a - b);

describe('a bitmap', () => {
  it('is read as the database sends it', () => {
    const sent = new Uint8Array(4 + chunkRows / 8);
    sent[4] = 0b1000_0001;
    sent[4 + chunkRows / 8 - 1] = 1;
    expect(placesOf(toBitmap(sent))).toEqual([0, 7, chunkRows - 1]);
  });
  it('counts its bits, those that it has in common with another, and has its parts', () => {
    const [whole, part] = [bitmapOf([0, 31, 32, 500, chunkRows - 1]), bitmapOf([31, 500])];
    expect([countBits(whole), countCommon(whole, part)]).toEqual([5, 2]);
    expect([isSubset(part, whole), isSubset(whole, part), isSubset(emptyBitmap, part)]).toEqual([true, false, true]);
    withoutInto(whole, bitmapOf([500]));
    expect([countBits(whole), hasBit(whole, 500), hasBit(whole, 31), isSubset(part, whole)]).toEqual([4, false, true, false]);
  });
  it.each(['asc', 'desc'] as const)('gives any part of its places in the order %s', (direction) => {
    const random = createRandom(7);
    const places = someplaces(random);
    const inOrder = direction === 'asc' ? places : places.toReversed();
    const bitmap = bitmapOf(places);
    for (let turn = 0; turn < 40; turn += 1) {
      const low = random.int(0, places.length + 2);
      const high = low + random.int(0, 20);
      expect([low, high, placesBetween(bitmap, direction, low, high)]).toEqual([low, high, inOrder.slice(low, high)]);
    }
  });
});

const tokens = [11, 12, 13, 14, 15];

function drawExpression(random: Random, depth: number): BitExpression {
  const part = (): BitExpression => drawExpression(random, depth - 1);
  const kind = depth === 0 ? 'token' : random.pick(['token', 'any', 'and', 'or', 'but', 'rows', 'none'] as const);
  if (kind === 'token') return { kind, tokenId: random.pick(tokens) };
  if (kind === 'any') return { kind, tokenIds: random.sample(tokens, 2) };
  if (kind === 'but') return { kind, from: part(), not: part() };
  if (kind === 'rows') return { kind, condition: {} as never, holds: () => false };
  if (kind === 'none') return { kind };
  return { kind, parts: Array.from({ length: random.int(0, 3) }, part) };
}

/** The same of one place at a time. */
function holds(expression: BitExpression, has: (tokenId: number) => boolean, isFound: boolean): boolean {
  const of = (part: BitExpression): boolean => holds(part, has, isFound);
  switch (expression.kind) {
    case 'none':
      return false;
    case 'token':
      return has(expression.tokenId);
    case 'any':
      return expression.tokenIds.some(has);
    case 'rows':
      return isFound;
    case 'but':
      return of(expression.from) && !of(expression.not);
    default:
      return expression.kind === 'and' ? expression.parts.every(of) : expression.parts.some(of);
  }
}

describe('an expression', () => {
  it('chooses the places that meet it', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const random = createRandom(seed);
      const sets = new Map(tokens.map((tokenId) => [tokenId, bitmapOf(someplaces(random))]));
      const found = bitmapOf(someplaces(random));
      const expression = drawExpression(random, 4);
      const bits = new Uint32Array(chunkWords);
      writeBits(expression, { token: (tokenId) => sets.get(tokenId) ?? emptyBitmap, found: () => found }, bits);
      const expected = Array.from({ length: chunkRows }, (_, place) => place).filter((place) =>
        holds(expression, (tokenId) => hasBit(sets.get(tokenId) ?? emptyBitmap, place), hasBit(found, place)),
      );
      expect([seed, placesOf(bits)]).toEqual([seed, expected]);
    }
  });
  it('names the tokens and the parts that it is made of', () => {
    const rows: BitExpression = { kind: 'rows', condition: {} as never, holds: () => false };
    const expression: BitExpression = {
      kind: 'and',
      parts: [
        { kind: 'any', tokenIds: [11, 12] },
        { kind: 'but', from: { kind: 'token', tokenId: 13 }, not: { kind: 'or', parts: [rows] } },
      ],
    };
    const { tokens: named, found } = sourcesOf([expression, { kind: 'token', tokenId: 14 }]);
    expect([[...named], found]).toEqual([[11, 12, 13, 14], [rows]]);
  });
});
