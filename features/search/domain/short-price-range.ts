import type { Locale } from '@/lib/contracts/common';
import { formatPriceShort } from '@/lib/format/money';
import { NBSP } from '@/lib/format/number';

/** Smaller prices are short enough. */
const shortFrom = 10_000;

/** Whether three digits and a word give the exact price. */
const isRound = (price: number): boolean => price >= shortFrom && Number(price.toPrecision(3)) === price;

/**
 * A range of two round prices, abbreviated: "140–800 ათ. ₾", "₾140K–₾800K", "800 тыс.–1,2 млн ₾".
 * @param low in whole currency units, like high
 * @returns null where an abbreviation would not be exact
 */
export function formatShortPriceRange(low: number, high: number, currencyId: number, locale: Locale): string | null {
  if (!isRound(low) || !isRound(high)) return null;
  const [from, to] = [formatPriceShort(low, currencyId, locale), formatPriceShort(high, currencyId, locale)];
  if (locale === 'en') return `${from}–${to}`;
  const [figures = '', word = ''] = from.split(NBSP);
  // The currency sign, and a word that both prices share, appear once, at the end.
  return `${to.includes(NBSP + word + NBSP) ? figures : figures + NBSP + word}–${to}`;
}
