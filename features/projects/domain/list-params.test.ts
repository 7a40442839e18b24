import { describe, expect, it } from 'vitest';
import { readProjectListParams, toDevelopersQuery, toListingQuery } from './list-params';

it('takes a price of a square metre with its currency, and no currency without a price', () => {
  const price = ({ price_from, price_to, currency }: ReturnType<typeof readProjectListParams>) => [
    price_from,
    price_to,
    currency,
  ];
  expect(price(readProjectListParams({ price_from: '900', price_to: '1500', currency: '2', district: '4' }))).toEqual([
    '900',
    '1500',
    '2',
  ]);
  expect(price(readProjectListParams({ price_from: '2000000', price_to: '-1', currency: '2' }))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(toListingQuery(readProjectListParams({ price_to: '1500', currency: '2', district: '4' }))).toMatchObject({
    districts: '4',
    square_price_to: '1500',
    currency_id: '2',
  });
});

describe('readProjectListParams', () => {
  it('reads the address', () => {
    const params = readProjectListParams({
      q: ' ვაკე ',
      city: '15',
      year: '2027',
      rooms: '2',
      sort: 'newest',
      view: 'map',
      page: '3',
    });
    expect(params).toEqual({
      q: 'ვაკე',
      city: '15',
      year: '2027',
      rooms: '2',
      delivered: undefined,
      sort: 'newest',
      view: 'map',
      page: 3,
    });
    expect(toDevelopersQuery(readProjectListParams({ sort: 'name' }))).toMatchObject({ order_by: 'name' });
    // Orders of projects are not valid for developers.
    expect(toDevelopersQuery(params)).toMatchObject({ order_by: 'flats' });
    expect(toListingQuery(params)).toMatchObject({ cities: '15', handover_year: '2027', room_types: '2', page: 3 });
  });

  it('ignores invalid values', () => {
    const params = { q: ['a', 'b'], city: 'x', year: '1', rooms: '0', sort: 'cheap', view: 'grid', page: '-1', delivered: 'yes' };
    expect(Object.values(readProjectListParams(params)).filter((value) => value !== undefined)).toEqual([1]);
  });
});
