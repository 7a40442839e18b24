import type { SitemapList } from '@/lib/contracts/site/sitemap';
import type { PlaceIndex } from '@/lib/domain/place/place-index';
import { auctionFilters, searchPath } from '@/lib/routes/addresses/search-address';
import { indexedTotalMin } from './index-rules';
import { type SitemapEntry, uniqueEntries } from './sitemap';

/**
 * The lists that sitemaps name: those that are indexed, each address once.
 * @param auctionsTotal how many statements the list of auctions contains
 */
export function listEntries(lists: SitemapList[], places: PlaceIndex, auctionsTotal: number): SitemapEntry[] {
  const indexed = lists.filter(({ count }) => count >= indexedTotalMin);
  const entries = indexed.map(({ deal_type_id, real_estate_type_id, place, last_updated }): SitemapEntry => {
    const filters = {
      deal_types: [deal_type_id],
      real_estate_types: [real_estate_type_id],
      ...(place ? { [place.level]: [place.id] } : {}),
    };
    return { pathIn: (locale) => searchPath(locale, filters, places), lastUpdated: last_updated };
  });
  // A district with one neighbourhood shares its name and so its address, which is listed once.
  const unique = uniqueEntries(entries);
  const auctions: SitemapEntry = { pathIn: (locale) => searchPath(locale, auctionFilters) };
  return auctionsTotal >= indexedTotalMin ? [...unique, auctions] : unique;
}
