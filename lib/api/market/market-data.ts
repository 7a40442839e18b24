import { callApi } from '@/lib/api/client';
import { dispensable } from '@/lib/api/dispensable';
import { withTtlCache } from '@/lib/api/ttl-cache';
import { filterParametersSchema } from '@/lib/contracts/parameters';
import { configSchema } from '@/lib/contracts/site/site';

/** The dictionaries, and the sections for each pair of type and deal. */
export const fetchParameters = async () => (await callApi(filterParametersSchema, { url: '/filters/filter-parameters' })).data;

/** The same for server components, cached: every list and statement needs the option names. */
export const getParameters = withTtlCache(fetchParameters);

/** Currencies with their rates, services and the badges of the navigation. */
export const fetchConfig = async (options: { timeout?: number } = {}) =>
  (await callApi(configSchema, { url: '/v1/config', ...options })).data;

/** The same for server components, cached: pages can do without the menu. */
export const getConfig = withTtlCache(() => fetchConfig(dispensable));
