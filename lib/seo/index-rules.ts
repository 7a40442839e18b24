import { serialiseStatementFilters } from '@/lib/contracts/statements/filter-query';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { isDealTypeId, isRealEstateTypeId, isRoomedType, roomCountOf } from '@/lib/domain/statement/market-ids';
import { auctionFilters, singlePlace } from '@/lib/routes/addresses/search-address';

const single = (ids: number[] | undefined): number | undefined => (ids?.length === 1 ? ids[0] : undefined);

/** What people search for: one deal, one type, one place, and for homes one number of rooms; and all auctions. */
export function indexableFilters(filters: StatementFilters): StatementFilters {
  const { is_auction, page: _, ...others } = filters;
  if (is_auction && serialiseStatementFilters(others).toString() === '') return auctionFilters;
  const deal = single(filters.deal_types);
  const type = single(filters.real_estate_types);
  const rooms = single(filters.room_types);
  const place = singlePlace(filters);
  const isRoomed = type !== undefined && isRealEstateTypeId(type) && isRoomedType(type);
  return {
    ...(deal !== undefined && isDealTypeId(deal) ? { deal_types: [deal] } : {}),
    ...(type !== undefined && isRealEstateTypeId(type) ? { real_estate_types: [type] } : {}),
    ...(place ? { [place.level]: [place.id] } : {}),
    ...(isRoomed && rooms !== undefined && roomCountOf(rooms) !== null ? { room_types: [rooms] } : {}),
  };
}

/** A list of fewer statements is too thin to be found by: it is neither indexed nor named in sitemaps. */
export const indexedTotalMin = 3;

export type IndexRule = {
  /** The filters of the list whose address an indexed one has. */
  canonical: StatementFilters;
  isIndexed: boolean;
};

/**
 * How search engines index a list. One with no more than the `indexWorthy` filters is indexed under its own address, each of its pages for
 * itself. Any other filter, several values of one, a search text, map bounds, an order or a page size make one of countless variants of
 * such a list, which is followed but not indexed. Neither is a list of fewer than `indexedTotalMin` statements.
 * @param total how many statements the list has
 */
export function searchIndexRule(filters: StatementFilters, total: number): IndexRule {
  const canonical = indexableFilters(filters);
  const written = (of: StatementFilters) => serialiseStatementFilters(of).toString();
  if (written({ ...filters, page: undefined }) !== written(canonical)) return { canonical, isIndexed: false };
  return { canonical: { ...canonical, ...(filters.page ? { page: filters.page } : {}) }, isIndexed: total >= indexedTotalMin };
}
