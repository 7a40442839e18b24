import { describe, expect, it } from 'vitest';
import { buildFilterChips } from './filter-chips';

describe('buildFilterChips', () => {
  it('puts deal, type and place first, then ranges, lists, flags and the keyword', () => {
    const chips = buildFilterChips({
      q: 'ხედი',
      owner: true,
      room_types: [2, 3],
      price_from: 140_000,
      price_to: 800_000,
      currency_id: 1,
      urbans: [38],
      real_estate_types: [1],
      deal_types: [1],
    });
    expect(chips.map(({ key }) => key)).toEqual([
      'deal_types-1',
      'real_estate_types-1',
      'urbans-38',
      'price',
      'room_types-2',
      'room_types-3',
      'owner',
      'q',
    ]);
  });

  it('removes one member of a list and leaves the others', () => {
    const [first] = buildFilterChips({ urbans: [38, 47] });
    expect(first?.without).toEqual({ urbans: [47] });
  });

  it('removes both bounds together, and the currency with the last price', () => {
    const [price] = buildFilterChips({ price_from: 1, price_to: 2, currency_id: 2, owner: true });
    expect(price?.without).toEqual({ owner: true });
    const [total] = buildFilterChips({ price_to: 2, square_price_to: 3, currency_id: 2 });
    expect(total?.without).toEqual({ square_price_to: 3, currency_id: 2 });
  });

  it('leads back to the first page and keeps the order', () => {
    const [owner] = buildFilterChips({ owner: true, page: 4, order_by: 'price', sequence: 'asc' });
    expect(owner?.without).toEqual({ order_by: 'price', sequence: 'asc' });
  });

  it('has no chip for order, page or a currency without a price', () => {
    expect(buildFilterChips({ order_by: 'price', sequence: 'asc', page: 2, per_page: 50, currency_id: 2 })).toEqual([]);
  });

  it('has one chip for each drawn area, numbered where there are several', () => {
    const [first, second] = buildFilterChips({ drawn_areas: ['A', 'B'] });
    expect([first?.subject, first?.without]).toEqual([{ kind: 'drawn', number: 1 }, { drawn_areas: ['B'] }]);
    expect([second?.subject, second?.without]).toEqual([{ kind: 'drawn', number: 2 }, { drawn_areas: ['A'] }]);
    expect(buildFilterChips({ drawn_areas: ['A'] })).toMatchObject([{ subject: { kind: 'drawn', number: null }, without: {} }]);
  });

  it('gathers ids without a name in one chip', () => {
    const chips = buildFilterChips({ users: [5, 6], owner: false });
    expect(chips).toEqual([{ key: 'users', subject: { kind: 'other', name: 'users' }, without: {} }]);
  });
});
