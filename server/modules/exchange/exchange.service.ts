import { currencyIds } from '@/lib/domain/money/currency';
import type { Clock } from '../../ports/clock';
import type { ExchangeRatesPort, PublishedRates } from '../../ports/exchange-rates';
import type { ExchangeRepository, RateRow } from './exchange.repository';

export type ExchangeParts = {
  port: ExchangeRatesPort;
  exchange: ExchangeRepository;
  /** Runs the work in one transaction without time limits. */
  atomically<T>(work: (exchange: ExchangeRepository) => Promise<T>): Promise<T>;
  clock: Clock;
};

export type RefreshReport = { rates: number; statements: number };

/** Codes of the currencies by the ids of the API. */
const codes: ReadonlyMap<number, string> = new Map([
  [currencyIds.usd, 'USD'],
  [currencyIds.eur, 'EUR'],
]);
/** No rate ever moved so far in a day; a source that reports it is broken, and all prices would follow it. */
const largestStep = 1.5;

export function isPlausible(before: number, after: number): boolean {
  return after / before < largestStep && before / after < largestStep;
}

/** The rows with a newly published rate. @throws Error for an implausible one */
function changedRates(stored: RateRow[], published: PublishedRates): RateRow[] {
  return stored.flatMap((row) => {
    const code = codes.get(row.id);
    const rateGel = code && published.rateGelByCode.get(code);
    if (!rateGel || published.date < row.rateDate) return [];
    if (!isPlausible(row.rateGel, rateGel))
      throw new Error(`The published rate of ${code} is ${rateGel} after ${row.rateGel}: it was rejected.`);
    return [{ id: row.id, rateGel, rateDate: published.date }];
  });
}

/** Makes a rate the one of all prices. @returns how many statements changed */
export async function applyRate(inside: ExchangeRepository, rate: RateRow): Promise<number> {
  await inside.setRate(rate);
  return inside.recomputeStatements();
}

/** Makes the rate that was read last the one of all prices again. @returns how many statements changed */
export async function returnToPublished(inside: ExchangeRepository, currencyId: number): Promise<number> {
  const [last] = await inside.findPublished(currencyId);
  const row = (await inside.rates()).find(({ id }) => id === currencyId);
  if (!last || !row) return 0;
  return applyRate(inside, { ...row, rateGel: last.rateGel });
}

/** Ends the staff's rates whose time is over. @returns how many ended, and how many statements changed with them */
export async function endOwnRates({
  atomically,
  clock,
}: Pick<ExchangeParts, 'atomically' | 'clock'>): Promise<{ ended: number; statements: number }> {
  const now = clock();
  return atomically(async (inside) => {
    const ids = await inside.findOverdue(now);
    let statements = 0;
    for (const id of ids) {
      await inside.endOwn(id, now);
      statements += await returnToPublished(inside, id);
    }
    return { ended: ids.length, statements };
  });
}

/**
 * Stores the published rates and recomputes every price in one transaction: readers see all old prices, then all new ones. Rates of an
 * older day than the stored one are ignored. A currency whose rate the staff has set keeps it; published ones are only stored in the
 * history.
 * @throws Error when the source fails or reports an impossible rate; then nothing has changed
 */
export async function refreshRates({ port, exchange, atomically, clock }: ExchangeParts): Promise<RefreshReport> {
  const published = await port.read();
  const rates = changedRates(await exchange.rates(), published);
  const now = clock();
  return atomically(async (inside) => {
    for (const rate of rates) {
      await inside.addHistory({ currencyId: rate.id, rateGel: rate.rateGel, createdAt: now });
      if (!(await inside.findOwn(rate.id, now))) await inside.setRate(rate);
    }
    return { rates: rates.length, statements: await inside.recomputeStatements() };
  });
}
