/** Opens the top-up of the balance over any page. */
const openName = 'fill_balance';
/** The amount that the form begins with, in GEL. */
const amountName = 'fill_amount';
/** The method that is opened at once instead of the list. */
const methodName = 'fill_method';

type Query = Pick<URLSearchParams, 'get'>;

export type FillOptions = { amount?: number; method?: number };

/** Whether an address shows the top-up of the balance. */
export const isFillAddress = (query: Query): boolean => query.get(openName) === 'true';

/** The amount and the method that an address opens the top-up with; values that are not positive numbers are ignored. */
export function fillOptionsOf(query: Query): FillOptions {
  const [amount, method] = [Number(query.get(amountName)), Number(query.get(methodName))];
  return {
    ...(amount > 0 && Number.isFinite(amount) ? { amount } : {}),
    ...(Number.isInteger(method) && method > 0 ? { method } : {}),
  };
}

/** The query of the top-up, for a link to this or another page. */
export function fillQuery({ amount, method }: FillOptions = {}): string {
  const query = new URLSearchParams({ [openName]: 'true' });
  if (amount !== undefined) query.set(amountName, String(amount));
  if (method !== undefined) query.set(methodName, String(method));
  return `?${query}`;
}

const relative = ({ pathname, search, hash }: URL): string => pathname + search + hash;

/** The same page without the top-up; the rest of its query stays. */
export function withoutFill(address: URL): string {
  const next = new URL(address);
  for (const name of [openName, amountName, methodName]) next.searchParams.delete(name);
  return relative(next);
}

/** The same page with the top-up; the rest of its query stays. */
export function withFill(address: URL, options: FillOptions = {}): string {
  const next = new URL(withoutFill(address), address);
  for (const [name, value] of new URLSearchParams(fillQuery(options))) next.searchParams.set(name, value);
  return relative(next);
}
