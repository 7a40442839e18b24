import type { StatementValues } from '@/lib/contracts/statements/own-statement-fields';
import { priceMax } from '@/lib/contracts/statements/own-statement-fields';
import { areaSqmOf } from '@/lib/domain/statement/rules';
import type { StatementRecord } from '../statements/statements.row.query';

const usd = 2;
const minorMax = priceMax * 100;

export type PriceColumns = Pick<
  StatementRecord,
  'priceGelMinor' | 'priceUsdMinor' | 'squarePriceGelMinor' | 'squarePriceUsdMinor'
>;

const none: PriceColumns = { priceGelMinor: null, priceUsdMinor: null, squarePriceGelMinor: null, squarePriceUsdMinor: null };

/** Minor units of a price in both currencies; null without a price. */
function bothMinors({ price, currency_id }: StatementValues, usdRateGel: number): { gel: number; usd: number } | null {
  if (price === null) return null;
  const typed = Math.round(price * 100);
  return currency_id === usd
    ? { gel: Math.round(typed * usdRateGel), usd: typed }
    : { gel: typed, usd: Math.round(typed / usdRateGel) };
}

/** Message key of a price that is out of bounds in the currency that was not typed; null for one that is fine. */
export function priceError(values: StatementValues, usdRateGel: number): string | null {
  const minors = bothMinors(values, usdRateGel);
  if (minors === null) return null;
  if (Math.max(minors.gel, minors.usd) > minorMax) return 'errors.field_too_big';
  return Math.min(minors.gel, minors.usd) < 1 ? 'errors.field_too_small' : null;
}

/**
 * The typed price in minor units of both currencies, in all and per square metre.
 * @param usdRateGel price of one dollar in GEL
 */
export function toPriceColumns(values: StatementValues, usdRateGel: number): PriceColumns {
  const minors = bothMinors(values, usdRateGel);
  if (minors === null) return none;
  const areaSqm = areaSqmOf(values);
  const perSquare = (minor: number): number | null => (areaSqm === null ? null : Math.round(minor / areaSqm));
  return {
    priceGelMinor: minors.gel,
    priceUsdMinor: minors.usd,
    squarePriceGelMinor: perSquare(minors.gel),
    squarePriceUsdMinor: perSquare(minors.usd),
  };
}
