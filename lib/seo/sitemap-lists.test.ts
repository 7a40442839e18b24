import { expect, it } from 'vitest';
import { indexPlaces } from '@/lib/domain/place/place-index';
import { listEntries } from './sitemap-lists';

const list = (real_estate_type_id: number, count: number) => ({
  deal_type_id: 1,
  real_estate_type_id,
  place: null,
  count,
  last_updated: '2026-11-20T00:00:00.000Z',
});

it('names lists of three statements and more', () => {
  const entries = listEntries([list(1, 3), list(2, 2), list(6, 1)], indexPlaces([]), 0);
  expect(entries.map(({ pathIn }) => pathIn('en'))).toEqual(['/en/s/apartments-for-sale']);
});

it('names an address once', () => {
  expect(listEntries([list(1, 9), list(1, 3)], indexPlaces([]), 0)).toHaveLength(1);
});

it('names the list of auctions from three on', () => {
  const addressesOf = (total: number) => listEntries([], indexPlaces([]), total).map(({ pathIn }) => pathIn('ru'));
  expect([addressesOf(2), addressesOf(3)]).toEqual([[], ['/ru/s?is_auction=1']]);
});
