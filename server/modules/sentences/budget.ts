import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { dealTypes as deals, realEstateTypes as types } from '@/lib/domain/statement/market-ids';

/** In GEL or USD: nobody sells a home for less, and nobody rents one for more a month. */
const [salePriceMin, rentPriceMax] = [20_000, 3_000];
/** Rents of other types are as high as prices of homes, and land is cheap. */
const homes: readonly number[] = [types.apartment, types.house];

/** The deal that only a budget for a home can mean: 150,000 dollars buy one, 500 rent one; null where it may be either. */
export function dealOfBudget(filters: StatementFilters): number | null {
  const { price_from: from, price_to: to, real_estate_types: of = [], currency_id: currencyId } = filters;
  const budget = to ?? from;
  if (budget === undefined || of.some((type) => !homes.includes(type))) return null;
  if (budget >= salePriceMin) return deals.sale;
  const isHome = of.length > 0 || filters.room_types !== undefined || filters.bedroom_types !== undefined;
  return to !== undefined && to <= rentPriceMax && isHome && currencyId !== undefined ? deals.rent : null;
}
