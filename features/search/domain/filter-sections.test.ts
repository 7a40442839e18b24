import { describe, expect, it } from 'vitest';
import { changeFilters, orderRanges } from './filter-sections';

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
