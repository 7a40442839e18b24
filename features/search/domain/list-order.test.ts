import { describe, expect, it } from 'vitest';
import { serialiseStatementFilters } from '@/lib/contracts/statements/filter-query';
import { listOrders, offeredOrders, orderOf, withOrder } from './list-order';

describe('orders', () => {
  it.each(listOrders)('%s is read back from its own filters', (order) => {
    expect(orderOf(withOrder({}, order))).toBe(order);
  });

  it('by the price per square metre are not offered for nights', () => {
    expect(offeredOrders({ deal_types: [1] })).toContain('square_price_asc');
    expect(offeredOrders({ deal_types: [1, 7] })).toContain('square_price_desc');
    expect(offeredOrders({ deal_types: [7] }).filter((order) => order.startsWith('square'))).toEqual([]);
  });

  it('omit the default and go back to the first page', () => {
    expect(
      serialiseStatementFilters(withOrder({ order_by: 'price', sequence: 'asc', page: 7, owner: true }, 'date_desc')).toString(),
    ).toBe('owner=1');
  });

  it('read a key without a sequence as the API does', () => {
    expect(orderOf({ order_by: 'price' })).toBe('price_desc');
    expect(orderOf({})).toBe('date_desc');
  });

  it('fall back to the default for an order that the site does not offer', () => {
    expect(orderOf({ order_by: 'created_at', sequence: 'asc' })).toBe('date_desc');
  });
});
