import { describe, expect, it } from 'vitest';
import { clearFilters, countActiveFilters } from './active-filters';

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
  it('keeps the order alone', () => {
    expect(clearFilters({ order_by: 'price', sequence: 'asc', page: 3, owner: true, q: 'x' })).toEqual({
      order_by: 'price',
      sequence: 'asc',
    });
  });
});
