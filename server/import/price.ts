import { toMajorUnits } from '@/lib/domain/money/amount';
import { type CurrencyId, currencyIds } from '@/lib/domain/money/currency';
import { noPrice, type PriceTypeId, priceTypeIds, type StoredPrice, toStoredPrice } from '@/lib/domain/money/price';
import { dealTypes, realEstateTypes } from '@/lib/domain/statement/market-ids';
import type { RawRow } from './columns';
import { Refusal } from './refusal';
import { parseNumber } from './values';

export type Rates = { usdRateGel: number };
export type ImportedPrice = StoredPrice & { priceTypeId: PriceTypeId; currencyId: CurrencyId };

const GEL = /₾|gel|ლარ|lari|лари/i;
const USD = /\$|usd|დოლარ|dollar|доллар/i;
const OTHER = /€|eur|евро|ევრო|₽|rub|руб|₺|£/i;
const NEGOTIABLE = /შეთანხმებ|negotiable|договорн/i;
const FROM = /-?დან(\s|$)|^\s*(from|от)\s/i;

/** The sign beside the price, then the currency column, then what the command was told. */
function currencyOf(row: RawRow, fallback: CurrencyId | undefined): CurrencyId {
  for (const text of [row.price, row.currency]) {
    if (text === undefined) continue;
    if (GEL.test(text)) return currencyIds.gel;
    if (USD.test(text)) return currencyIds.usd;
    if (OTHER.test(text)) throw new Refusal('currency_unsupported', text);
  }
  if (fallback === undefined)
    throw new Refusal('currency_unknown', `no currency beside ${row.price}; give --currency usd or --currency gel`);
  return fallback;
}

type PriceRange = readonly [number, number];
/** What nobody asks, in USD: whole prices by deal, and prices of sale per m² of buildings and of land. */
const totalPriceRanges: Readonly<Record<number, PriceRange>> = {
  [dealTypes.sale]: [300, 100_000_000],
  [dealTypes.rent]: [20, 500_000],
  [dealTypes.pledge]: [300, 50_000_000],
  [dealTypes.daily]: [2, 20_000],
  [dealTypes.lease]: [5, 1_000_000],
};
const buildingSquarePriceRange: PriceRange = [40, 30_000];
const landSquarePriceRange: PriceRange = [0.02, 10_000];

const isOutside = (value: number, [min, max]: PriceRange): boolean => value < min || value > max;

function refuseAbsurd(usd: number, areaSqm: number, typeId: number, dealId: number): void {
  if (isOutside(usd, totalPriceRanges[dealId] ?? [1, 100_000_000]))
    throw new Refusal('price_absurd', `${Math.round(usd)} USD in all`);
  const square = usd / areaSqm;
  if (
    dealId === dealTypes.sale &&
    isOutside(square, typeId === realEstateTypes.land ? landSquarePriceRange : buildingSquarePriceRange)
  )
    throw new Refusal('price_absurd', `${square.toFixed(2)} USD per m²`);
}

/**
 * The price of a row in both currencies, minor units.
 * @throws Refusal without a price, a readable figure or a currency, and for prices that nobody asks
 */
export function readPrice(
  row: RawRow,
  fallback: CurrencyId | undefined,
  { usdRateGel }: Rates,
  kind: { typeId: number; dealId: number; areaSqm: number },
): ImportedPrice {
  if (row.price === undefined) throw new Refusal('price_missing', 'no price');
  if (NEGOTIABLE.test(row.price))
    return { priceTypeId: priceTypeIds.negotiable, currencyId: fallback ?? currencyIds.usd, ...noPrice };
  const amount = parseNumber(row.price, true);
  if (amount === null || amount <= 0) throw new Refusal('price_invalid', row.price);
  const currencyId = currencyOf(row, fallback);
  const price = toStoredPrice(amount, currencyId, kind.areaSqm, usdRateGel);
  refuseAbsurd(toMajorUnits(price.priceUsdMinor), kind.areaSqm, kind.typeId, kind.dealId);
  return {
    priceTypeId: FROM.test(row.price) ? priceTypeIds.from : priceTypeIds.exact,
    currencyId,
    ...price,
  };
}
