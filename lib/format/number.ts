import type { Locale } from '../contracts/common';
import { areaTypeIds } from '../domain/area/area';
import { roundDecimal } from '../domain/rounding';

export const NBSP = '\u00A0';

const separators: Readonly<Record<Locale, { group: string; decimal: string }>> = {
  ka: { group: NBSP, decimal: ',' },
  en: { group: ',', decimal: '.' },
  ru: { group: NBSP, decimal: ',' },
};
const squareMetre: Readonly<Record<Locale, string>> = { ka: 'მ²', en: 'm²', ru: 'м²' };
const hectare: Readonly<Record<Locale, string>> = { ka: 'ჰა', en: 'ha', ru: 'га' };
const metre: Readonly<Record<Locale, string>> = { ka: 'მ', en: 'm', ru: 'м' };

export type DecimalBounds = { decimalsMin?: number; decimalsMax?: number };

/**
 * A number with grouped thousands. Own tables instead of Intl: runtimes built without Georgian would format the server's page and
 * the browser's differently.
 * @param bounds decimal places shown even when zero, and at most (rounded half away from zero); 0 and 2 by default.
 */
export function formatNumber(value: number, locale: Locale, { decimalsMin = 0, decimalsMax = 2 }: DecimalBounds = {}): string {
  const { group, decimal } = separators[locale];
  const [whole = '0', fraction = ''] = roundDecimal(Math.abs(value), decimalsMax).toFixed(decimalsMax).split('.');
  const significant = fraction.slice(0, decimalsMin) + fraction.slice(decimalsMin).replace(/0+$/, '');
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, group) + (significant === '' ? '' : decimal + significant);
  const isZero = !/[1-9]/.test(digits);
  return value < 0 && !isZero ? `\u2212${digits}` : digits;
}

/** Square metre sign of a language, for "price per m²". */
export function squareMetreSign(locale: Locale): string {
  return squareMetre[locale];
}

/**
 * "108 м²", or "1,5 га" for land measured in hectares.
 * @param area in the unit that areaTypeId names: 1 square metres, 2 hectares.
 */
export function formatArea(area: number, locale: Locale, areaTypeId: number = areaTypeIds.sqm): string {
  const unit = areaTypeId === areaTypeIds.hectare ? hectare : squareMetre;
  const decimalsMax = areaTypeId === areaTypeIds.hectare ? 4 : 2;
  return formatNumber(area, locale, { decimalsMax }) + NBSP + unit[locale];
}

/** Ceiling height, always with a decimal: "3,0 მ". */
export function formatCeiling(heightM: number, locale: Locale): string {
  return formatNumber(heightM, locale, { decimalsMin: 1 }) + NBSP + metre[locale];
}

/** A number as the text of its field; empty where there is none. */
export const fieldText = (value: number | null): string => (value === null ? '' : String(value));

/** The number in the text of a field that passed its schema; null where it is empty. */
export const fieldNumber = (text: string): number | null => (text === '' ? null : Number(text));
