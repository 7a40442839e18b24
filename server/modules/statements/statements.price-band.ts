import { estimateCityId, estimateRealEstateTypeId, type PriceBand, shownShare } from '@/lib/contracts/estimate';
import type { StatementCard } from '@/lib/contracts/statements/statements';
import { toMajorUnits } from '@/lib/domain/money/amount';
import { priceTypeIds } from '@/lib/domain/money/price';
import { dealTypes } from '@/lib/domain/statement/market-ids';
import type { CardRow } from './statements.row.query';

const classifyPrice = (price: number, estimate: number): PriceBand =>
  price < estimate * (1 - shownShare) ? 'below' : price > estimate * (1 + shownShare) ? 'above' : 'at';

/**
 * How the present price of a listed apartment stands to its stored estimate; null where there is none. Both are compared in dollars, as
 * they are stored, and shown in GEL. A price "from" so much is a bound and no price.
 */
export function priceBandOf({ statement, estimate, usdRateGel }: CardRow): StatementCard['price_band'] {
  const { state, dealTypeId, realEstateTypeId, cityId, priceTypeId, priceUsdMinor } = statement;
  if (estimate === null || usdRateGel === null || state !== 'active' || priceUsdMinor === null) return null;
  if (dealTypeId !== dealTypes.sale || realEstateTypeId !== estimateRealEstateTypeId || cityId !== estimateCityId) return null;
  if (priceTypeId !== priceTypeIds.exact) return null;
  const inGel = (usdMinor: number): number => Math.round(toMajorUnits(usdMinor) * usdRateGel);
  return {
    band: classifyPrice(priceUsdMinor, estimate.totalUsdMinor),
    estimate: inGel(estimate.totalUsdMinor),
    interval: { low: inGel(estimate.lowUsdMinor), high: inGel(estimate.highUsdMinor) },
    comparables_count: estimate.comparablesCount,
  };
}
