import { describe, expect, it } from 'vitest';
import { type OwnStatementCounts, ownStates } from '@/lib/contracts/statements/own-statements';
import { ownListingHref, readOwnListing, tabsOf } from './listing';

describe('readOwnListing', () => {
  it.each([
    ['', { state: null, q: '', page: 1 }],
    ['page=3&state=expired&q=%20Vake%20', { state: 'expired', q: 'Vake', page: 3 }],
    ['page=0&state=deleted', { state: null, q: '', page: 1 }],
    ['page=1.5', { state: null, q: '', page: 1 }],
  ] as const)('reads “%s”', (query, listing) => {
    expect(readOwnListing(new URLSearchParams(query))).toEqual(listing);
  });
});

it('always names the page in the address', () => {
  expect(ownListingHref({ state: null, q: '', page: 1 })).toBe('?page=1');
  expect(ownListingHref({ state: 'sold', q: 'a b', page: 2 })).toBe('?q=a+b&page=2&state=sold');
});

describe('tabsOf', () => {
  const counts = (some: Partial<Record<(typeof ownStates)[number], number>>): OwnStatementCounts => ({
    states: { ...(Object.fromEntries(ownStates.map((state) => [state, 0])) as OwnStatementCounts['states']), ...some },
    total: 0,
    free_quota: 5,
    free_used: 0,
  });

  it('shows the permanent tabs before the counts are loaded', () => {
    expect(tabsOf(undefined, null)).toEqual([null, 'active', 'expired', 'draft']);
  });

  it('adds the states that have statements, and the open one', () => {
    expect(tabsOf(counts({ unpaid: 1 }), 'sold')).toEqual([null, 'active', 'unpaid', 'expired', 'draft', 'sold']);
  });
});
