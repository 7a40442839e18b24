import type { Locale } from '../contracts/common';
import { currencyIds } from '../domain/money/currency';
import { roundDecimal } from '../domain/rounding';
import { dealTypes } from '../domain/statement/market-ids';
import { formatNumber, NBSP, squareMetreSign } from './number';

const currencySymbols: Readonly<Record<number, string>> = {
  [currencyIds.gel]: '₾',
  [currencyIds.usd]: '$',
  [currencyIds.eur]: '€',
};

const thousandLabel: Readonly<Record<Locale, string>> = { ka: 'ათ.', en: 'K', ru: 'тыс.' };
const millionLabel: Readonly<Record<Locale, string>> = { ka: 'მლნ', en: 'M', ru: 'млн' };

/** The period of a rent, as written right after its price. */
const periods: Readonly<Record<Locale, { month: string; night: string }>> = {
  ka: { month: `${NBSP}თვეში`, night: `${NBSP}ღამეში` },
  en: { month: '/month', night: '/night' },
  ru: { month: '/мес.', night: '/ночь' },
};

const THOUSAND = 1000;
const MILLION = 1_000_000;
/** Below this a map price is short enough to be written out. */
const SHORT_FROM = 10_000;

/** "₾" for 1, "$" for 2, "€" for 3; an empty string for an unknown currency. */
export function currencySymbol(currencyId: number): string {
  return currencySymbols[currencyId] ?? '';
}

/**
 * "459 000 ₾", in English "₾459,000". Whole amounts have no decimals, others have two.
 * @param amount in whole currency units, as the API writes prices; for ledger amounts see toMajorUnits.
 */
export function formatPrice(amount: number, currencyId: number, locale: Locale): string {
  const rounded = roundDecimal(amount, 2);
  const digits = formatNumber(Math.abs(rounded), locale, Number.isInteger(rounded) ? {} : { decimalsMin: 2 });
  return (rounded < 0 ? '\u2212' : '') + withSymbol(digits, currencyId, locale);
}

/** An amount that is paid, in GEL, always with its tetri: "56,00 ₾", in English "₾56.00"; a negative one begins with U+2212. */
export function formatLari(amount: number, locale: Locale): string {
  const digits = formatNumber(Math.abs(amount), locale, { decimalsMin: 2 });
  return (roundDecimal(amount, 2) < 0 ? '\u2212' : '') + withSymbol(digits, currencyIds.gel, locale);
}

/** "2 900 ₾/მ²", in English "₾2,900/m²", in whole units. */
export function formatPricePerSqm(amountPerSqm: number, currencyId: number, locale: Locale): string {
  return `${formatPrice(Math.round(amountPerSqm), currencyId, locale)}/${squareMetreSign(locale)}`;
}

const withLowerBound = (price: string, locale: Locale): string =>
  ({ ka: `${price}-დან`, en: `from ${price}`, ru: `от${NBSP}${price}` })[locale];

/** "14,6 ₾/მ²": the rent of a square metre is small enough for a decimal. */
export function formatRentPerSqm(amountPerSqm: number, currencyId: number, locale: Locale): string {
  const digits = formatNumber(amountPerSqm, locale, { decimalsMax: 1 });
  return `${withSymbol(digits, currencyId, locale)}/${squareMetreSign(locale)}`;
}

/** A price with a lower bound: "120 000 ₾-დან", "from ₾120,000", "от 120 000 ₾". */
export const formatPriceFrom = (amount: number, currencyId: number, locale: Locale): string =>
  withLowerBound(formatPrice(amount, currencyId, locale), locale);

/** A price of a square metre with a lower bound: "4 150 ₾/მ²-დან". */
export const formatPricePerSqmFrom = (amount: number, currencyId: number, locale: Locale): string =>
  withLowerBound(formatPricePerSqm(amount, currencyId, locale), locale);

/** A price with an upper bound: "300 000 ₾-მდე", "up to ₾300,000", "до 300 000 ₾". */
export function formatPriceTo(amount: number, currencyId: number, locale: Locale): string {
  const price = formatPrice(amount, currencyId, locale);
  const bounded: Record<Locale, string> = { ka: `${price}-მდე`, en: `up to ${price}`, ru: `до${NBSP}${price}` };
  return bounded[locale];
}

/** What follows the price of a rent: "/month", "/night"; an empty string for other deals. */
export function formatPricePeriod(dealTypeId: number, locale: Locale): string {
  if (dealTypeId === dealTypes.rent) return periods[locale].month;
  return dealTypeId === dealTypes.daily ? periods[locale].night : '';
}

/**
 * A price for a map pin, about three figures: "459 ათ. ₾", "₾1.29M", "12,5 тыс. ₾". Prices under 10,000 are written out.
 */
export function formatPriceShort(amount: number, currencyId: number, locale: Locale): string {
  const whole = Math.round(amount);
  if (whole < SHORT_FROM) return formatPrice(whole, currencyId, locale);
  const thousands = toThreeFigures(whole / THOUSAND);
  // 999,950 rounds to 1,000 thousand, which is a million.
  const isMillion = thousands >= THOUSAND;
  const figures = isMillion ? toThreeFigures(whole / MILLION) : thousands;
  const unit = (isMillion ? millionLabel : thousandLabel)[locale];
  const digits = formatNumber(figures, locale);
  return withSymbol(locale === 'en' ? digits + unit : digits + NBSP + unit, currencyId, locale);
}

function withSymbol(digits: string, currencyId: number, locale: Locale): string {
  const symbol = currencySymbol(currencyId);
  return locale === 'en' ? symbol + digits : digits + NBSP + symbol;
}

function toThreeFigures(value: number): number {
  const decimals = value < 10 ? 2 : value < 100 ? 1 : 0;
  return roundDecimal(value, decimals);
}
