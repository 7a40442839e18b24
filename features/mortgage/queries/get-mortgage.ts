import { callApi } from '@/lib/api/client';
import { type Mortgage, mortgageSchema } from '@/lib/contracts/mortgage';

/**
 * The banks with their terms, and the currencies they lend in; both lists are empty for the one account that sees no banks.
 * @param headers the visitor's, for server components
 */
export async function getMortgage({
  headers = {},
  signal,
}: {
  headers?: Record<string, string>;
  signal?: AbortSignal;
} = {}): Promise<Mortgage> {
  return (await callApi(mortgageSchema, { url: '/v1/mortgage', headers, ...(signal ? { signal } : {}) })).data;
}
