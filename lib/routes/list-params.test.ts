import { describe, expect, it } from 'vitest';
import { listParamsHref, readListParams } from './list-params';

describe('readListing', () => {
  it('ignores unknown parameters', () => {
    for (const page of ['0', '-1', '1.5', 'x', '10000'])
      expect(readListParams(new URLSearchParams({ page }))).toEqual({ q: '', page: 1 });
  });

  it('reads what listingHref wrote', () => {
    const listing = { q: 'ნინო & 12', page: 3 };
    expect(readListParams(new URLSearchParams(listParamsHref(listing)))).toEqual(listing);
  });
});
