import { callApi } from '@/lib/api/client';
import { type Mortgage, mortgageSchema } from '@/lib/contracts/mortgage';

/**
 * The banks with their terms, and the currencies they lend in; both lists are empty for the one account that sees no banks.
 * @param headers the visitor's, for server components
 */
export async function getMortgage({
  headers = {},
  signal,
  timeout = 0,
}: {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** In milliseconds; 0 sets none. */
  timeout?: number;
} = {}): Promise<Mortgage> {
  return (await callApi(mortgageSchema, { url: '/v1/mortgage', headers, timeout, ...(signal ? { signal } : {}) })).data;
}
