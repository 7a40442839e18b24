import type { Locale } from '@/lib/contracts/common';
import { currencyIds } from '@/lib/contracts/common';
import { formatPrice } from '@/lib/format/money';

/** Price of one unit of each currency in GEL, by currency id. */
export type Rates = Readonly<Record<string, number>>;

/** Whole units of a currency for an amount in GEL; null while the rate is not known. */
function inCurrency(amountGel: number, currencyId: number, rates: Rates | undefined): number | null {
  if (currencyId === currencyIds.gel) return Math.round(amountGel);
  const rate = rates?.[currencyId];
  return rate ? Math.round(amountGel / rate) : null;
}

/** An amount in GEL as it is shown in a currency; in GEL while the rate is not known. */
export function shownPrice(amountGel: number, currencyId: number, rates: Rates | undefined, locale: Locale): string {
  const amount = inCurrency(amountGel, currencyId, rates);
  return amount === null ? formatPrice(Math.round(amountGel), currencyIds.gel, locale) : formatPrice(amount, currencyId, locale);
}
