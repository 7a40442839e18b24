/** Ids of the currencies of the API. Prices are stored in GEL and USD; EUR is only shown. */
export const currencyIds = { gel: 1, usd: 2, eur: 3 } as const;

/** The currencies that prices are typed in, stored in and read in: 1 GEL, 2 USD. */
export type CurrencyId = typeof currencyIds.gel | typeof currencyIds.usd;

/** Narrows a stored id, which the schema limits to 1 and 2; GEL for anything else. */
export const toCurrencyId = (id: number): CurrencyId => (id === currencyIds.usd ? currencyIds.usd : currencyIds.gel);

/** The currency that a price is repeated in. */
export const otherCurrencyId = (id: number): CurrencyId => (id === currencyIds.gel ? currencyIds.usd : currencyIds.gel);

/** Stores the visitor's choice, so that the server renders the right price first. */
export const currencyCookie = 'currency';

export const currencyKeys = { 1: 'gel', 2: 'dollar' } as const satisfies Record<CurrencyId, string>;

/** The currency behind a cookie's value; GEL for anything unknown. */
export function currencyFromKey(key: string | undefined): CurrencyId {
  return key === currencyKeys[currencyIds.usd] ? currencyIds.usd : currencyIds.gel;
}

/** The currency that an address names, as price bounds and shared links do; null for none and for one that is not offered. */
export function currencyFromAddress(query: Pick<URLSearchParams, 'get'> | null): CurrencyId | null {
  const id = Number(query?.get('currency_id'));
  return id === currencyIds.gel || id === currencyIds.usd ? id : null;
}

/** Price of one unit of each currency in GEL, keyed by currency id. */
export type ExchangeRates = Readonly<Record<string, number>>;

const rateOf = (id: number, rates: ExchangeRates | undefined): number | undefined => (id === currencyIds.gel ? 1 : rates?.[id]);

/** An amount in another currency, not rounded, in the unit it came in (whole or minor); null where a rate is missing. */
export function exchange(amount: number, fromId: number, toId: number, rates: ExchangeRates | undefined): number | null {
  if (fromId === toId) return amount;
  const [from, to] = [rateOf(fromId, rates), rateOf(toId, rates)];
  return from && to ? (amount * from) / to : null;
}
