import { describe, expect, it } from 'vitest';
import { searchIndexRule } from './index-rules';

describe('searchIndexRule', () => {
  it('indexes one deal, one type, one place and one number of rooms under its own address', () => {
    const filters = { deal_types: [1], real_estate_types: [1], urbans: [38], room_types: [3] };
    expect(searchIndexRule(filters, 12)).toEqual({ canonical: filters, isIndexed: true });
  });

  it('indexes each page of such a list for itself', () => {
    expect(searchIndexRule({ deal_types: [1], page: 3 }, 99)).toEqual({
      canonical: { deal_types: [1], page: 3 },
      isIndexed: true,
    });
  });

  it.each([
    ['several values', { deal_types: [1], real_estate_types: [1, 2] }],
    ['another filter', { deal_types: [1], price_to: 100_000 }],
    ['an order', { deal_types: [1], order_by: 'price' as const, sequence: 'asc' as const }],
    ['words', { deal_types: [1], q: 'ვაკე' }],
    ['map bounds', { deal_types: [1], bounds: [41, 44, 42, 45] as [number, number, number, number] }],
  ])('follows but does not index a list filtered by %s', (_name, filters) => {
    expect(searchIndexRule(filters, 5)).toEqual({ canonical: { deal_types: [1] }, isIndexed: false });
  });

  it('indexes the list of all auctions, and no part of it', () => {
    expect(searchIndexRule({ is_auction: true, page: 2 }, 30)).toEqual({
      canonical: { is_auction: true, page: 2 },
      isIndexed: true,
    });
    expect(searchIndexRule({ is_auction: true, deal_types: [1] }, 30)).toEqual({
      canonical: { deal_types: [1] },
      isIndexed: false,
    });
  });

  it('has no rooms where the type has none', () => {
    expect(searchIndexRule({ real_estate_types: [4], room_types: [2] }, 5)).toEqual({
      canonical: { real_estate_types: [4] },
      isIndexed: false,
    });
  });

  it('does not index an empty list, nor one of fewer than three statements', () => {
    expect([0, 1, 2, 3].map((total) => searchIndexRule({ deal_types: [10] }, total).isIndexed)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});
