import type { Locale } from '@/lib/contracts/locales';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { PlaceIndex } from '@/lib/domain/place/place-index';
import { isDealTypeId, isRealEstateTypeId, roomCountOf } from '@/lib/domain/statement/market-ids';
import { buildListTitle } from '@/lib/format/list-title';
import { singlePlace } from '@/lib/routes/search-address';

/** "იყიდება 2-ოთახიანი ბინები ვაკეში": the title of a list of index-worthy filters. */
export function searchTitle(locale: Locale, filters: StatementFilters, places: Pick<PlaceIndex, 'find'>): string {
  const [deal = 0] = filters.deal_types ?? [];
  const [type = 0] = filters.real_estate_types ?? [];
  const [rooms = 0] = filters.room_types ?? [];
  const ref = singlePlace(filters);
  return buildListTitle(
    {
      dealTypeId: isDealTypeId(deal) ? deal : null,
      realEstateTypeId: isRealEstateTypeId(type) ? type : null,
      roomCount: roomCountOf(rooms),
      placeIn: (ref && places.find(ref)?.namesIn[locale]) ?? null,
    },
    locale,
  );
}
