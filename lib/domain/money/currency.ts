/** The currencies that a visitor may read prices in: 1 GEL, 2 USD. */
export type CurrencyId = 1 | 2;

/** Keeps the visitor's choice, so that the server renders the right price first. */
export const currencyCookie = 'currency';

export const currencyKeys = { 1: 'gel', 2: 'dollar' } as const satisfies Record<CurrencyId, string>;

/** The currency behind a cookie's value; GEL for anything unknown. */
export function currencyFromKey(key: string | undefined): CurrencyId {
  return key === currencyKeys[2] ? 2 : 1;
}
