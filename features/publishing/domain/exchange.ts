/** Price of one unit of each currency in GEL, keyed by currency id. */
export type ExchangeRate = Readonly<Record<string, number>>;

/** An amount in another currency, whole units; null where a rate is missing. */
export function exchange(amount: number, fromId: number, toId: number, rate: ExchangeRate): number | null {
  const [from, to] = [rate[fromId], rate[toId]];
  return from && to ? (amount * from) / to : null;
}
