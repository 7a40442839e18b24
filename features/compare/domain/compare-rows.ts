import type { ComparedStatement } from '@/lib/contracts/statements/comparison';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import { toAreaSqm } from '@/lib/domain/area/area';
import type { CurrencyId } from '@/lib/domain/money/currency';
import { priceTypeIds } from '@/lib/domain/money/price';
import { walkMinutes } from '@/lib/domain/place/walk';

/** What a loan over a statement's price costs a month, in a currency. */
export type Instalment = { monthlyPayment: number; participationPercent: number; months: number };
export type Compared = ComparedStatement & { instalments: Record<CurrencyId, Instalment | null> };

/** Whether less or more is plainly better; rows without it, as the floor, have no best value. */
type Direction = 'less' | 'more';

/**
 * Which of the values are the best ones. None where fewer than two are known or all are the same.
 * @param values null where unknown
 */
export function bestOf(values: readonly (number | null)[], direction: Direction): boolean[] {
  const known = values.filter((value) => value !== null);
  const best = direction === 'less' ? Math.min(...known) : Math.max(...known);
  const isPlain = known.length > 1 && known.some((value) => value !== best);
  return values.map((value) => isPlain && value === best);
}

const sameIn = <T>(compared: readonly Compared[], read: (statement: StatementDetail) => T): boolean =>
  new Set(compared.map(({ statement }) => read(statement))).size === 1;

/** Prices of different deals cannot be compared, nor the areas of different types. */
const isDealShared = (compared: readonly Compared[]): boolean => sameIn(compared, (one) => one.deal_type_id);
const isTypeShared = (compared: readonly Compared[]): boolean => sameIn(compared, (one) => one.real_estate_type_id);

/** The asking price in whole units; null for a negotiable one. */
const priceOf = ({ price, price_type_id: typeId }: StatementDetail, currencyId: CurrencyId) =>
  typeId === priceTypeIds.negotiable ? null : (price[currencyId] ?? null);

/** How far the owner has moved the price since the first one, in whole units; null where it is not known. */
export function priceChangeOf({ statement, prices }: Compared, currencyId: CurrencyId): number | null {
  const changeIn = (id: number): number | null => {
    const [first, now] = [prices[0]?.price[id], statement.price[id]];
    return first && now ? Math.round(now.price_total - first.price_total) : null;
  };
  if (priceOf(statement, currencyId) === null) return null;
  // A new exchange rate does not change the price.
  return changeIn(statement.currency_id) === 0 ? 0 : changeIn(currencyId);
}

/** The estimate in a currency at the statement's own rate, which is stored in GEL; null without one. */
export function estimateOf({ price, price_band: band }: StatementDetail, currencyId: CurrencyId): number | null {
  const [gel, own] = [price[1], price[currencyId]];
  return band && gel && own ? band.estimate * (own.price_total / gel.price_total) : null;
}

/** The price as a figure to compare; a lower bound is none. */
const exactPriceOf = ({ price, price_type_id: typeId }: StatementDetail) =>
  typeId === priceTypeIds.exact ? (price[1] ?? null) : null;

/** What is measured of a statement, by the rows where less or more is better. */
export type MeasuredRow = 'price' | 'price_sqm' | 'instalment' | 'area' | 'yard_area' | 'ceiling' | 'metro' | 'balcony';

const directions: Record<MeasuredRow, Direction> = {
  price: 'less',
  price_sqm: 'less',
  instalment: 'less',
  area: 'more',
  yard_area: 'more',
  ceiling: 'more',
  metro: 'less',
  balcony: 'more',
};

const measures: Record<MeasuredRow, (compared: Compared) => number | null> = {
  price: ({ statement }) => exactPriceOf(statement)?.price_total ?? null,
  price_sqm: ({ statement }) => exactPriceOf(statement)?.price_square || null,
  instalment: ({ instalments }) => instalments[1]?.monthlyPayment ?? null,
  area: ({ statement: { area, area_type_id: unit } }) => toAreaSqm(area, unit),
  yard_area: ({ statement }) => statement.yard_area,
  ceiling: ({ statement }) => statement.height,
  metro: ({ statement: { metro_distance_m: distanceM } }) => (distanceM === null ? null : walkMinutes(distanceM)),
  balcony: ({ statement }) => statement.balcony_area,
};

const pricedRows: readonly MeasuredRow[] = ['price', 'price_sqm', 'instalment'];
const areaRows: readonly MeasuredRow[] = ['area', 'price_sqm'];

/** Which of the statements are the best ones in a row. */
export function bestInRow(row: MeasuredRow, compared: readonly Compared[]): boolean[] {
  const isComparable =
    (!pricedRows.includes(row) || isDealShared(compared)) && (!areaRows.includes(row) || isTypeShared(compared));
  return isComparable ? bestOf(compared.map(measures[row]), directions[row]) : compared.map(() => false);
}
