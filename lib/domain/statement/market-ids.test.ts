import { describe, expect, it } from 'vitest';
import { dealTypeIdsOf, isDealTypeId, isRealEstateTypeId, roomCountOf, toStatementPair } from './market-ids';

describe('market ids', () => {
  it('narrows the ids of the market and nothing else', () => {
    expect([0, 1, 2, 3, 4, 7, 10, 11].filter(isDealTypeId)).toEqual([1, 2, 3, 7, 10]);
    expect([0, 1, 6, 7].filter(isRealEstateTypeId)).toEqual([1, 6]);
  });

  it('refuses to make a pair of unknown ids', () => {
    expect(toStatementPair(7, 1)).toEqual({ dealTypeId: 7, realEstateTypeId: 1 });
    expect(() => toStatementPair(4, 1)).toThrow(RangeError);
    expect(() => toStatementPair(1, 7)).toThrow(RangeError);
  });

  it('allows lease for land only and rent for everything but land', () => {
    expect(dealTypeIdsOf(4)).toEqual([1, 3, 10]);
    expect(dealTypeIdsOf(1)).toEqual([1, 2, 3, 7]);
  });

  it('counts rooms across the missing id 6', () => {
    expect([1, 5, 6, 7, 10, 11, 12, 0].map(roomCountOf)).toEqual([1, 5, null, 6, 9, 10, null, null]);
  });
});
