import type { Locale } from '@/lib/contracts/common';
import { currencyIds } from '@/lib/domain/money/currency';
import { type ExchangeRates, exchange } from '@/lib/domain/money/exchange';
import { formatPrice } from '@/lib/format/money';

/** An amount in GEL as it is shown in a currency; in GEL while the rate is not known. */
export function shownPrice(amountGel: number, currencyId: number, rates: ExchangeRates | undefined, locale: Locale): string {
  const amount = exchange(amountGel, currencyIds.gel, currencyId, rates);
  return amount === null
    ? formatPrice(Math.round(amountGel), currencyIds.gel, locale)
    : formatPrice(Math.round(amount), currencyId, locale);
}
