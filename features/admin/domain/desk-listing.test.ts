import { expect, it } from 'vitest';
import { deskCsvHref, deskHref, readDeskListing } from './desk-listing';

it('reads the state of the desk from its address, and ignores other parameters', () => {
  expect(readDeskListing(new URLSearchParams('q=S-7&state=paid&overdue=1&page=2&order=20001'))).toEqual({
    q: 'S-7',
    state: 'paid',
    isOverdue: true,
    page: 2,
    orderId: 20_001,
  });
  expect(readDeskListing(new URLSearchParams('state=lost&order=x'))).toEqual({
    q: '',
    state: null,
    isOverdue: false,
    page: 1,
    orderId: null,
  });
});

it('writes only what differs from the first page of everything', () => {
  expect(deskHref({})).toBe('?');
  expect(deskHref({ state: 'paid', page: 1, orderId: 5 })).toBe('?state=paid&order=5');
});

it('asks for everything that the filters find as CSV, in the language of the page', () => {
  const listing = { q: 'S-7', page: 3, state: 'paid', isOverdue: true, orderId: 5 } as const;
  expect(deskCsvHref(listing, 'ru')).toBe('/api/v1/admin/orders/export.csv?locale=ru&q=S-7&state=paid&overdue=1');
});
