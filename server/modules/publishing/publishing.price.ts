import { priceMax } from '@/lib/contracts/bounds';
import type { StatementValues } from '@/lib/contracts/statements/own-statement-fields';
import { toMinorUnits } from '@/lib/domain/money/amount';
import { currencyIds } from '@/lib/domain/money/currency';
import { minorInBoth, noPrice, type StoredPrice, toStoredPrice } from '@/lib/domain/money/price';
import { areaSqmOf } from '@/lib/domain/statement/rules';

/**
 * Message key of a price that is out of bounds in the currency that was not typed; null for one that is fine.
 * @param usdRateGel price of one dollar in GEL
 */
export function priceError({ price, currency_id }: StatementValues, usdRateGel: number): string | null {
  if (price === null) return null;
  const { gel, usd } = minorInBoth(price, currency_id ?? currencyIds.gel, usdRateGel);
  if (Math.max(gel, usd) > toMinorUnits(priceMax)) return 'errors.field_too_big';
  return Math.min(gel, usd) < 1 ? 'errors.field_too_small' : null;
}

/** The typed price as the row stores it. @param usdRateGel price of one dollar in GEL */
export function toPriceColumns(values: StatementValues, usdRateGel: number): StoredPrice {
  const { price, currency_id } = values;
  if (price === null) return noPrice;
  return toStoredPrice(price, currency_id ?? currencyIds.gel, areaSqmOf(values), usdRateGel);
}
