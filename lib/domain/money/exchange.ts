import { currencyIds } from './currency';

/** Price of one unit of each currency in GEL, keyed by currency id. */
export type ExchangeRates = Readonly<Record<string, number>>;

const rateOf = (id: number, rates: ExchangeRates | undefined): number | undefined => (id === currencyIds.gel ? 1 : rates?.[id]);

/** An amount in another currency, not rounded, in the unit it came in (whole or minor); null where a rate is missing. */
export function exchange(amount: number, fromId: number, toId: number, rates: ExchangeRates | undefined): number | null {
  if (fromId === toId) return amount;
  const [from, to] = [rateOf(fromId, rates), rateOf(toId, rates)];
  return from && to ? (amount * from) / to : null;
}
