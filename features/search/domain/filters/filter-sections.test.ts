import { describe, expect, it } from 'vitest';
import { changeFilters, clearFilters, countActiveFilters, orderRanges } from './filter-sections';

describe('changeFilters', () => {
  it('goes back to the first page and drops what became empty', () => {
    expect(changeFilters({ page: 3, owner: true, room_types: [2] }, { owner: false, room_types: [] })).toEqual({});
  });

  it('keeps a currency only as long as a price needs it', () => {
    expect(changeFilters({}, { currency_id: 2, price_to: 100 })).toEqual({ currency_id: 2, price_to: 100 });
    expect(changeFilters({ currency_id: 2, price_to: 100 }, { price_to: undefined })).toEqual({});
  });

  it('keeps a bound of zero', () => {
    expect(changeFilters({}, { floor_from: 0 })).toEqual({ floor_from: 0 });
  });
});

describe('orderRanges', () => {
  it('swaps bounds that were typed in the wrong order', () => {
    expect(orderRanges({ price_from: 800, price_to: 140, area_from: 20, area_to: 50 })).toEqual({
      price_from: 140,
      price_to: 800,
      area_from: 20,
      area_to: 50,
    });
  });
});

describe('countActiveFilters', () => {
  it('counts places once, both bounds once, and every list and flag', () => {
    const filters = {
      cities: [15],
      urbans: [38, 47],
      price_from: 1,
      price_to: 2,
      room_types: [2, 3],
      owner: true,
      with_3d: false,
    };
    expect(countActiveFilters(filters)).toBe(4);
  });

  it('does not count order, page, currency and empty lists', () => {
    expect(countActiveFilters({ order_by: 'price', sequence: 'asc', page: 3, currency_id: 2, statuses: [] })).toBe(0);
  });

  it('counts a bound of zero', () => {
    expect(countActiveFilters({ floor_from: 0 })).toBe(1);
  });
});

describe('clearFilters', () => {
  it('keeps only the order', () => {
    expect(clearFilters({ order_by: 'price', sequence: 'asc', page: 3, owner: true, q: 'x' })).toEqual({
      order_by: 'price',
      sequence: 'asc',
    });
  });
});
