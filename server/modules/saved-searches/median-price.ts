import type { MedianPrice } from '@/lib/contracts/account/alerts';
import { perLocale } from '@/lib/contracts/locales';
import type { PricedPlace } from '@/lib/contracts/statements/prices';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { currencyIds } from '@/lib/domain/money/currency';
import { dealTypes, realEstateTypes } from '@/lib/domain/statement/market-ids';
import { buildPlaceSlug } from '@/lib/format/slugs/place-slug';
import type { PlaceIdLists, PlaceRow, PlacesRepository } from '../locations/locations.repository';
import type { PricesRepository } from '../prices/prices.repository';

export type MedianPriceParts = { prices: Pick<PricesRepository, 'findListed'>; places: Pick<PlacesRepository, 'find'> };

type SearchPlace = PricedPlace & { level: keyof PlaceIdLists };

/** The widest first. */
const levels = ['cities', 'districts', 'urbans'] as const;

/** The only place of a search; null for one of several or of none. */
function onlyPlaceOf(filters: StatementFilters): SearchPlace | null {
  const [place, ...more] = levels.flatMap((level) => (filters[level] ?? []).map((id) => ({ level, id })));
  return place && more.length === 0 ? place : null;
}

/** The only deal of a search, when prices are known for such deals. */
function pricedDealOf({ deal_types: deals = [], real_estate_types: types = [] }: StatementFilters): number | null {
  const [deal, ...more] = deals;
  const isOfApartments = types.length === 0 || types.includes(realEstateTypes.apartment);
  const isPriced = deal === dealTypes.sale || deal === dealTypes.rent;
  return isOfApartments && isPriced && more.length === 0 ? deal : null;
}

/** The place and those that hold it, from the city down; empty for a place that does not exist. */
async function findWay({ find }: MedianPriceParts['places'], { level, id }: SearchPlace): Promise<PlaceRow[]> {
  const none = { cities: [], districts: [], urbans: [] };
  const [place] = await find({ ...none, [level]: [id] });
  if (!place || level === 'cities') return place ? [place] : [];
  const districts = level === 'urbans' && place.districtId !== null ? [place.districtId] : [];
  const rows = [...(await find({ ...none, cities: [place.cityId], districts })), place];
  return levels.flatMap((one) => rows.filter((row) => row.level === one));
}

/**
 * What apartments cost where a search looks, in the currency of its bounds.
 * @returns null for a search that is not about apartments of one deal at one place, and where too few are listed
 */
export async function findMedianPrice(
  { prices, places }: MedianPriceParts,
  filters: StatementFilters,
): Promise<MedianPrice | null> {
  const [place, dealTypeId] = [onlyPlaceOf(filters), pricedDealOf(filters)];
  if (!place || dealTypeId === null) return null;
  const [figure] = await prices.findListed([place], dealTypeId);
  const way = figure ? await findWay(places, place) : [];
  const nameIn = way.at(-1)?.nameIn;
  if (!figure || !nameIn) return null;
  const isUsd = filters.currency_id === currencyIds.usd;
  return {
    deal_type_id: dealTypeId,
    median_minor: isUsd ? figure.medianUsdMinor : figure.medianGelMinor,
    currency_id: isUsd ? currencyIds.usd : currencyIds.gel,
    places_in: nameIn,
    slugs: perLocale((locale) =>
      buildPlaceSlug(
        way.map(({ name }) => name),
        locale,
      ),
    ),
  };
}
