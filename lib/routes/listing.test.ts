import { describe, expect, it } from 'vitest';
import { listingHref, readListing } from './listing';

describe('readListing', () => {
  it('takes what it does not know for unsaid', () => {
    for (const page of ['0', '-1', '1.5', 'x', '10000'])
      expect(readListing(new URLSearchParams({ page }))).toEqual({ q: '', page: 1 });
  });

  it('reads what listingHref wrote', () => {
    const listing = { q: 'ნინო & 12', page: 3 };
    expect(readListing(new URLSearchParams(listingHref(listing)))).toEqual(listing);
  });
});
