import { toMajorUnits } from '@/lib/domain/money/amount';
import { type CurrencyId, currencyIds } from '@/lib/domain/money/currency';
import { noPrice, type PriceTypeId, priceTypeIds, type StoredPrice, toStoredPrice } from '@/lib/domain/money/price';
import { dealTypes, realEstateTypes } from '@/lib/domain/statement/market-ids';
import type { RawRow } from './columns';
import { Refusal } from './refusal';
import { pricedSqmOf } from './units';
import { isRange, parseNumber } from './values';

export type Rates = { usdRateGel: number };
export type ImportedPrice = StoredPrice & { priceTypeId: PriceTypeId; currencyId: CurrencyId };

const GEL = /₾|gel|ლარ|lari|лари/i;
const USD = /\$|usd|დოლარ|dollar|доллар/i;
const OTHER = /€|eur|евро|ევრო|₽|rub|руб|₺|£/i;
const NEGOTIABLE = /შეთანხმებ|negotiable|договорн/i;
const FROM = /-?დან(\s|$)|^\s*(from|от)\s/i;

/** A price of a square metre: "2 500 ₾/m²", "1,020 $ /მ2", "за м²". */
const PER_SQUARE_METRE = /(\/|per|за|ერთი|1)\s*(კვ\.?\s*მ|кв\.?\s*м|sq\.?\s*m|[mмმ]\s*[²2])/i;

/** The sign next to the price, then the currency column, then the price of a square metre, then the option of the command. */
function currencyOf(row: RawRow, fallback: CurrencyId | undefined): CurrencyId {
  for (const text of [row.price, row.currency, row.squarePrice]) {
    if (text === undefined) continue;
    if (GEL.test(text)) return currencyIds.gel;
    if (USD.test(text)) return currencyIds.usd;
    if (OTHER.test(text)) throw new Refusal('currency_unsupported', text);
  }
  if (fallback === undefined)
    throw new Refusal('currency_unknown', `no currency beside ${row.price}; give --currency usd or --currency gel`);
  return fallback;
}

/** The figure of a price, and the square metres that it is for: undefined for the whole; undefined where a row gives none. */
function findAmount(row: RawRow): { text: string; pricedSqm: number | undefined } | undefined {
  if (row.price !== undefined)
    return { text: row.price, pricedSqm: PER_SQUARE_METRE.test(row.price) ? 1 : pricedSqmOf(row.price) };
  return row.squarePrice === undefined ? undefined : { text: row.squarePrice, pricedSqm: pricedSqmOf(row.squarePrice) ?? 1 };
}

type PriceRange = readonly [number, number];
/** Implausible prices in USD: whole prices by deal, and prices of sale per m² of buildings and of land. */
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
 * The price of a row in both currencies, minor units. The price of a square metre is multiplied by the area.
 * @param kind `isFromArea`: the area is a lower bound, and so is the price
 * @throws Refusal without a price, a readable figure or a currency, and for implausible prices
 */
export function readPrice(
  row: RawRow,
  fallback: CurrencyId | undefined,
  { usdRateGel }: Rates,
  kind: { typeId: number; dealId: number; areaSqm: number; isFromArea: boolean },
): ImportedPrice {
  const found = findAmount(row);
  if (found === undefined) throw new Refusal('price_missing', 'no price');
  if (NEGOTIABLE.test(found.text))
    return { priceTypeId: priceTypeIds.negotiable, currencyId: fallback ?? currencyIds.usd, ...noPrice };
  const figure = parseNumber(found.text, true);
  if (figure === null || figure <= 0) throw new Refusal('price_invalid', found.text);
  const currencyId = currencyOf(row, fallback);
  const amount = found.pricedSqm === undefined ? figure : (figure * kind.areaSqm) / found.pricedSqm;
  const price = toStoredPrice(amount, currencyId, kind.areaSqm, usdRateGel);
  refuseAbsurd(toMajorUnits(price.priceUsdMinor), kind.areaSqm, kind.typeId, kind.dealId);
  const isFrom = kind.isFromArea || FROM.test(found.text) || isRange(found.text);
  return { priceTypeId: isFrom ? priceTypeIds.from : priceTypeIds.exact, currencyId, ...price };
}
