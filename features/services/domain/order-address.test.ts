import { describe, expect, it } from 'vitest';
import { orderField } from '../services.fixture';
import { fieldsOfStatement } from './from-statement';
import { orderListingHref, readOrderListing } from './order-listing';
import { readOrderStart } from './order-start';

describe('the address of the orders', () => {
  const read = (query: string) => readOrderListing(new URLSearchParams(query), 8);

  it('has the tab, the page and the open order, and round-trips', () => {
    const listing = read('state=open&page=2&order=20418');
    expect(listing).toEqual({ serviceId: 8, state: 'open', page: 2, orderId: 20_418 });
    expect(orderListingHref(listing)).toBe('?state=open&page=2&order=20418');
  });

  it('ignores unknown parameters', () => {
    expect(read('state=lost&page=0&order=1e3')).toEqual({ serviceId: 8, state: null, page: 1, orderId: null });
    expect(orderListingHref(read(''))).toBe('?');
  });
});

describe('the address of an order view', () => {
  it('chooses a type, days, an area and a statement', () => {
    expect(readOrderStart({ type: 'bank', days: '7', area: '150', statement_id: '1000' })).toEqual({
      type: 'bank',
      days: '7',
      area: '150',
      statementId: 1000,
    });
  });

  it('ignores what is not of its kind, and all but the first of several', () => {
    expect(readOrderStart({ type: '<b>', days: '-1', area: 'big', statement_id: ['12', 'x'] })).toEqual({ statementId: 12 });
  });
});

it('a statement fills in the fields that it has, its area in square metres', () => {
  const fields = [
    orderField('area', { type: 'number' }),
    orderField('floor', { type: 'number' }),
    orderField('real_estate_type', { type: 'select', options: [{ value: '1', label: { ka: 'ა', en: 'a', ru: 'а' } }] }),
    orderField('name'),
  ];
  const card = { area: 0.5, area_type_id: 2, floor: null, real_estate_type_id: 1 };
  expect(fieldsOfStatement(card, fields)).toEqual({ area: '5000', real_estate_type: '1' });
  expect(fieldsOfStatement({ ...card, real_estate_type_id: 4 }, fields)).toEqual({ area: '5000' });
});
