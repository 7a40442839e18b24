import { describe, expect, it } from 'vitest';
import { readProjectListParams, toListingQuery } from './list-params';

describe('readProjectListParams', () => {
  it('reads what the address says', () => {
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
    expect(toListingQuery(params)).toMatchObject({ cities: '15', handover_year: '2027', room_types: '2', page: 3 });
  });

  it('ignores what makes no sense', () => {
    const params = { q: ['a', 'b'], city: 'x', year: '1', rooms: '0', sort: 'cheap', view: 'grid', page: '-1', delivered: 'yes' };
    expect(Object.values(readProjectListParams(params)).filter((value) => value !== undefined)).toEqual([1]);
  });
});
