import { describe, expect, it } from 'vitest';
import { readWalletListing, walletHref } from './wallet-listing';

const read = (text: string) => readWalletListing(new URLSearchParams(text));
const all = { tab: 'history', kind: null, from: null, to: null, page: 1 } as const;

describe('the address of the payments page', () => {
  it('has the tab, the filters and the page', () => {
    const listing = { ...all, kind: 'refund', from: '2026-11-01', to: '2026-11-30', page: 3 } as const;
    expect(walletHref(listing)).toBe('?kind=refund&from=2026-11-01&to=2026-11-30&page=3');
    expect(read(walletHref(listing))).toEqual(listing);
  });

  it('has no filters on the tab of invoices', () => {
    expect(walletHref({ ...all, tab: 'invoices', kind: 'refund', page: 2 })).toBe('?tab=invoices&page=2');
  });

  it.each(['kind=gift', 'from=2026-13-01', 'to=2026-02-30', 'page=0', 'page=x', 'tab=else'])('ignores %s', (text) => {
    expect(read(text)).toEqual(all);
  });
});
