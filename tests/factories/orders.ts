import { newKey } from './money';

/** A call that makes an order. */
export const initCall = (body: object, headers: Record<string, string>) => ({
  method: 'POST',
  body,
  headers: { ...headers, ...newKey() },
});
