import { describe, expect, it } from 'vitest';
import { comparePath, readComparedIds } from './compare-address';

describe('the address of a comparison', () => {
  it.each([
    [undefined, [], 0, 0],
    ['', [], 0, 0],
    ['3,1,3,2', [3, 1, 2], 0, 0],
    ['1,2,3,4,5,6', [1, 2, 3, 4], 2, 0],
    ['x,1,0,-2,1e3,99999999999,<b>', [1], 0, 6],
    [['1,2', '2,3'], [1, 2, 3], 0, 0],
  ])('%j names %j', (value, ids, excessCount, invalidCount) => {
    expect(readComparedIds(value)).toEqual({ ids, excessCount, invalidCount });
  });
  it('is written with commas', () => {
    expect(comparePath('en', [7, 8])).toBe('/en/compare?ids=7,8');
    expect(comparePath('ka', [])).toBe('/compare');
  });
});
