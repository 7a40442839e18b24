import type { Locale } from '@/lib/contracts/common';
import { formatPriceShort } from '@/lib/format/money';
import { NBSP } from '@/lib/format/number';

/** Smaller prices are short as they are. */
const shortFrom = 10_000;

/** Whether three figures and a word say the price to the last unit. */
const isRound = (price: number): boolean => price >= shortFrom && Number(price.toPrecision(3)) === price;

/**
 * Two round prices in few letters: "140–800 ათ. ₾", "₾140K–₾800K", "800 тыс.–1,2 млн ₾".
 * @param low in whole currency units, as the API writes prices, and so is high
 * @returns null where short words would hide a part of either price
 */
export function formatShortPriceRange(low: number, high: number, currencyId: number, locale: Locale): string | null {
  if (!isRound(low) || !isRound(high)) return null;
  const [from, to] = [formatPriceShort(low, currencyId, locale), formatPriceShort(high, currencyId, locale)];
  if (locale === 'en') return `${from}–${to}`;
  const [figures = '', word = ''] = from.split(NBSP);
  // The sign, and a word that both have, are said once, at the end.
  return `${to.includes(NBSP + word + NBSP) ? figures : figures + NBSP + word}–${to}`;
}
