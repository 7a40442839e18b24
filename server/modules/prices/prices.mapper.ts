import {
  areaBounds,
  type DealPrices,
  historyMonths,
  type PriceBars,
  type PriceFigure,
  type PriceSample,
  pricedHomesMin,
} from '@/lib/contracts/statements/prices';
import { roundDecimal } from '@/lib/domain/rounding';
import { toTbilisiClock } from '@/lib/domain/time/tbilisi';
import type { FigureRow, TimeRow } from './prices.repository';

/** The calendar month of Tbilisi a number of months back, as 202611. */
export function monthKey(now: Date, monthsAgo: number): number {
  const local = toTbilisiClock(now);
  const month = local.getUTCFullYear() * 12 + local.getUTCMonth() - monthsAgo;
  return Math.floor(month / 12) * 100 + (month % 12) + 1;
}

const nameOfMonth = (key: number): string => `${Math.floor(key / 100)}-${String(key % 100).padStart(2, '0')}`;
const units = (minor: number): number => roundDecimal(minor / 100, 2);

export const toFigure = (row: FigureRow): PriceFigure => ({
  '1': { low: units(row.lowGelMinor), median: units(row.medianGelMinor), high: units(row.highGelMinor) },
  '2': { low: units(row.lowUsdMinor), median: units(row.medianUsdMinor), high: units(row.highUsdMinor) },
});

/** @returns no figure for too few homes */
const toSample = (row: FigureRow | undefined): PriceSample => ({
  count: row?.count ?? 0,
  figure: row && row.count >= pricedHomesMin ? toFigure(row) : null,
});

export const toBars = ({ from, step, counts }: PriceBars): PriceBars => ({ from: units(from), step: units(step), counts });

/** The change from one price to another in percent with one decimal; null where either is not known. */
export const changeOf = (before: number | null | undefined, after: number | null | undefined): number | null =>
  before && after ? roundDecimal((after / before - 1) * 100, 1) : null;

/** Both are in dollars, so that the exchange rate does not change prices. */
const medianOf = (row: FigureRow | undefined): number | null => toSample(row).figure?.['2'].median ?? null;

/** What is known of a deal at a place. @param rows of both deals, the lowest key first */
export function toDealPrices(dealTypeId: number, rows: FigureRow[], times: TimeRow[], now: Date): DealPrices {
  const own = rows.filter((row) => row.dealTypeId === dealTypeId);
  const find = (slice: FigureRow['slice'], key: number) => own.find((row) => row.slice === slice && row.key === key);
  const listed = find('now', 0);
  const time = times.find((row) => row.dealTypeId === dealTypeId);
  const days = (count: number, median: number | null): number | null =>
    count >= pricedHomesMin && median !== null ? Math.round(median) : null;
  return {
    deal_type_id: dealTypeId,
    now: toSample(listed),
    change_pct: changeOf(medianOf(find('month', monthKey(now, 12))), medianOf(listed)),
    months: Array.from({ length: historyMonths }, (_, index) => {
      const key = monthKey(now, historyMonths - 1 - index);
      return { month: nameOfMonth(key), ...toSample(find('month', key)) };
    }),
    areas: Array.from({ length: areaBounds.length + 1 }, (_, key) => toSample(find('area', key))),
    conditions: own
      .filter(({ slice }) => slice === 'condition')
      .map((row) => ({ condition_id: row.key, ...toSample(row) }))
      .sort(
        (one, other) =>
          (other.figure?.['2'].median ?? 0) - (one.figure?.['2'].median ?? 0) || one.condition_id - other.condition_id,
      ),
    time: {
      count: time?.count ?? 0,
      days: days(time?.count ?? 0, time?.medianDays ?? null),
      days_before: days(time?.countBefore ?? 0, time?.medianDaysBefore ?? null),
    },
  };
}

/** Rents of a year by the price of a m², in percent; null where either is not known. */
export const yieldOf = (sale: PriceFigure | null | undefined, rent: PriceFigure | null | undefined): number | null =>
  sale && rent ? roundDecimal(((rent['2'].median * 12) / sale['2'].median) * 100, 1) : null;

/** About which share of homes is cheaper than a price, in percent: bars below count whole, its own by its part. */
export function cheaperShare({ from, step, counts }: PriceBars, price: number): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const position = Math.min(Math.max((price - from) / step, 0), counts.length);
  const below = counts.reduce((sum, count, bar) => sum + count * Math.min(Math.max(position - bar, 0), 1), 0);
  return all === 0 ? 0 : Math.round((below / all) * 100);
}
