import type { Criteria } from '@/lib/contracts/account/clients';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { toCurrencyId } from '@/lib/domain/money/currency';

/** The filters of the search that find what a client looks for. */
export const criteriaFilters = (wish: Criteria): StatementFilters => ({
  deal_types: [wish.deal_type_id],
  real_estate_types: [wish.real_estate_type_id],
  ...(wish.cities.length > 0 ? { cities: wish.cities } : {}),
  ...(wish.districts.length > 0 ? { districts: wish.districts } : {}),
  ...(wish.urbans.length > 0 ? { urbans: wish.urbans } : {}),
  ...(wish.room_types.length > 0 ? { room_types: wish.room_types } : {}),
  ...(wish.price_from === null ? {} : { price_from: wish.price_from }),
  ...(wish.price_to === null ? {} : { price_to: wish.price_to }),
  ...(wish.price_from === null && wish.price_to === null ? {} : { currency_id: toCurrencyId(wish.currency_id) }),
  ...(wish.area_from === null ? {} : { area_from: wish.area_from }),
  ...(wish.area_to === null ? {} : { area_to: wish.area_to }),
});
