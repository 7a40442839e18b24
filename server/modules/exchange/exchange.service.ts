import { currencyIds } from '@/lib/domain/money/currency';
import type { ExchangeRatesPort, PublishedRates } from '../../ports/exchange-rates';
import type { ExchangeRepository, RateRow } from './exchange.repository';

export type ExchangeParts = {
  port: ExchangeRatesPort;
  exchange: ExchangeRepository;
  /** Runs the work in one transaction without time limits. */
  atomically<T>(work: (exchange: ExchangeRepository) => Promise<T>): Promise<T>;
};

export type RefreshReport = { rates: number; statements: number; searchRows: number };

/** Codes of the currencies by the ids that clients know. */
const codes: ReadonlyMap<number, string> = new Map([
  [currencyIds.usd, 'USD'],
  [currencyIds.eur, 'EUR'],
]);
/** No rate ever moved so far in a day; a source that says so is broken, and all prices would follow it. */
const largestStep = 1.5;

function isPlausible(before: number, after: number): boolean {
  return after / before < largestStep && before / after < largestStep;
}

/** The rows with a newly published rate. @throws Error for an implausible one */
function changedRates(stored: RateRow[], published: PublishedRates): RateRow[] {
  return stored.flatMap((row) => {
    const code = codes.get(row.id);
    const rateGel = code && published.rateGelByCode.get(code);
    if (!rateGel || published.date < row.rateDate) return [];
    if (!isPlausible(row.rateGel, rateGel))
      throw new Error(`The published rate of ${code} is ${rateGel} after ${row.rateGel}: it was not taken.`);
    return [{ id: row.id, rateGel, rateDate: published.date }];
  });
}

/**
 * Stores the published rates and recomputes every price in one transaction: readers see all old prices, then all new ones. Rates of an
 * older day than the stored one are ignored.
 * @throws Error when the source fails or says what cannot be; then nothing has changed
 */
export async function refreshRates({ port, exchange, atomically }: ExchangeParts): Promise<RefreshReport> {
  const published = await port.read();
  const rates = changedRates(await exchange.rates(), published);
  return atomically(async (inside) => {
    for (const rate of rates) await inside.setRate(rate);
    const statements = await inside.recomputeStatements();
    return { rates: rates.length, statements, searchRows: await inside.recomputeSearch() };
  });
}
